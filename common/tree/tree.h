/* tree.h - what a search did, made visible. */
#ifndef TREE_H
#define TREE_H

#include "tree/words.h"

enum { SHOWN_CHILDREN = 8 }; /* of a node in a text, if nothing else is asked for */

/* Search *pos as the request says and record the last iteration `plies` deep. Needs
 * trace_free() afterwards. */
void tree_search(Tree *tree, Search *s, const Position *pos, const Request *request,
                 int plies);

/* Why a legal move was not played: leave in `line` the move and the best play against it,
 * as far as that was searched. `text` says in a few words how it ended: which technique
 * decided it. False: the search, cut short, came to nothing. */
enum { REFUTATION_TEXT = 256 };
bool tree_refutation(const Tree *tree, Move move, bool japanese, Line *line,
                     char text[REFUTATION_TEXT]);

#endif
