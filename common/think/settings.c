/* settings.c - see settings.h. */
#include "think/settings.h"

Settings settings;
