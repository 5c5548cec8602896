/* tree.h - what a search did, made visible: searched, and written as text. */
#ifndef TREE_H
#define TREE_H

#include <stdio.h>

#include "tree/words.h"

enum { SHOWN_CHILDREN = 8 }; /* of a node in a text, if nothing else is asked for */

/* Search *pos within these limits and record the last iteration `plies` deep. Needs
 * trace_free() afterwards. */
void tree_search(Tree *tree, Position *pos, const Limits *limits, int plies,
                 Interrupt interrupt);

/* The answer and the part asked for, as text. False: the line asked for was not searched;
 * the text says what became of it. */
bool tree_write(FILE *out, const Tree *tree, bool japanese);

/* Both at once, for the terminal: search *pos within these limits and write what lies
 * below these legal moves. False: they were not searched so far; the text says why. */
bool tree_print(FILE *out, Position *pos, const Limits *limits, const Line *line,
                bool japanese, Interrupt interrupt);

/* Why a legal move is not played: search *pos within these limits, and leave in `line`
 * the move and the best play against it, as far as that was searched. `text` says in a
 * few words how it ended: which technique decided it. False: the search, cut short, came
 * to nothing. */
enum { REFUTATION_TEXT = 256 };
bool tree_refutation(Position *pos, const Limits *limits, Move move, bool japanese,
                     Interrupt interrupt, Line *line, char text[REFUTATION_TEXT]);

#endif
