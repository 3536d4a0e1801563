#undef MAPFN_CUDA_RUN_TIME
#define MAPFN_CUDA_RUN_TIME 1
#include "mapfn_cuda.h"
