/* why.h - `why MOVE`: what is expected in answer to a move, and what it is worth beside
 * the best one. */
#ifndef WHY_H
#define WHY_H

#include "talk/session.h"

bool obey_why(Session *s, const char *arguments);

#endif
