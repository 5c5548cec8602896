/* text.h - a searched tree as text.
 *
 * Each line is an entry: the move, the window and the depth it was searched with, its
 * score, how it ended, and marks. All numbers of an entry are seen from the side that
 * made its move, the root's from the side to move there: so the scores of sibling moves
 * compare with each other and with the left end of their window, alpha. `<=` and `>=` are
 * bounds.
 */
#ifndef TREE_TEXT_H
#define TREE_TEXT_H

#include "tree/words.h"

enum { SHOWN_CHILDREN = 8 }; /* of a node, if nothing else is asked for */

/* Search *pos as the request says and record the last iteration `plies` deep. Needs
 * trace_free() afterwards. */
void tree_search(Tree *tree, Search *s, const Position *pos, const Request *request,
                 int plies);

/* Takes a line of the text, without its end. */
typedef void (*TellLine)(const char *line);

/* Write the answer and the part asked for. False: the line asked for was not searched;
 * the text says what became of it. */
bool tree_text(TellLine tell, const Tree *tree, bool japanese);

/* Write how often each reason ended a node or left a move out, and the nodes by ply. */
void tree_text_totals(TellLine tell, const Tree *tree, bool japanese);

/* Reason and marks of one entry, without an end of line. */
enum { WHY_TEXT = 256 };
char *tree_why(const Trace *t, int entry, bool japanese, char text[WHY_TEXT]);

/* What stands behind the move in its line: window and depth, and if `whole` is true what
 * came of it. */
enum { TREE_ROW = 512 };
char *tree_row(const Tree *tree, int entry, bool whole, bool japanese,
               char text[TREE_ROW]);

/* Why a legal move was not played: `line` gets the move and the best play against it, as
 * far as that was searched, and `text` says in a few words which technique decided it.
 * False: the search was cut short before it came to that. */
bool tree_refutation(const Tree *tree, Move move, bool japanese, Line *line,
                     char text[WHY_TEXT]);

#endif
