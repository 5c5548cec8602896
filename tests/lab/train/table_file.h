/* table_file.h - the weights as C source. */
#ifndef TABLE_FILE_H
#define TABLE_FILE_H

#include "think/feature.h"

/* False: the file can't be written. */
bool table_write(const char *path, const int16_t weight[WEIGHTS]);

#endif
