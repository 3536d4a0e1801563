/* The CUDA side of example 41: including the definitions in a .cu file is all that it takes. */
#include "41_images.h"
