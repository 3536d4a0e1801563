#include "maps.h"
