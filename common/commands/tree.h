/* tree.h - the searched tree in the terminal. */
#ifndef COMMANDS_TREE_H
#define COMMANDS_TREE_H

#include "terminal/session.h"

/* Search once more with these limits, and tell the best play against a legal move, as far
 * as it was searched, and which technique decided it. */
void tell_refutation(Session *s, Move move, const Limits *limits);

#endif
