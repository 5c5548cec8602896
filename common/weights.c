#include "feature.h"
const int16_t weights[WEIGHTS] = { 0 };
