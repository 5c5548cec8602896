/* text.h - a searched tree as text, and its reasons and marks in words, in two languages:
 * one table for the text, the data and the page.
 *
 * Each line is an entry: the move, the window and the depth it was searched with, its
 * score, how it ended, and marks. All numbers of an entry are seen from the side that
 * made its move, the root's from the side to move there: so the scores of sibling moves
 * compare with each other and with alpha, the left end of their window. <= >=: bounds. */
#ifndef TREE_TEXT_H
#define TREE_TEXT_H

#include "notation/move_text.h"
#include "tree/trace.h"

/* A searched tree, which part of it is to be shown, and where. */
typedef struct {
    Trace trace;
    char changed[1024];   /* NAME=VALUE of options that were set on the command line */
    int plies;            /* below the first entry shown */
    int most;             /* children shown of a node */
    int only;             /* a reason or a mark, see why_words; -1: all */
    Line line;            /* what lies below these moves is shown */
    void (*tell)(const char *line); /* takes a line of the text, without its end */
} Tree;

/* A reason or a mark. The texts may take up to two whole numbers (%d), see
 * why_numbers(). They have no quotes and no `<` or `&`, which mean something to those who
 * read data and pages. japanese_word() has the Japanese one. */
typedef struct {
    const char *key; /* as --only takes it, and the data name it */
    const char *english;
} Words;

enum { MARKS = 8 };
extern const Words why_words[WHYS + MARKS]; /* behind the reasons the marks, from bit 0 */

/* Does the reason end a node? The others are about a move, or something else known. */
static inline bool why_ends_node(int why) { return why < OUT_FORWARD || why >= FATES; }

/* The numbers that belong to a reason. */
void why_numbers(const TraceNode *node, int *first, int *second);

/* The move that led to a node in USI notation, or "pass"; of the first one, "root". */
const char *tree_move(const TraceNode *node, bool japanese, char text[MOVE_TEXT]);

/* How a score or a bound of a window is written: "+45", "mate 3", "inf". */
enum { SCORE_TEXT = 16 };
char *tree_score(int score, char text[SCORE_TEXT]);

enum { SHOWN_CHILDREN = 8 }; /* of a node, if nothing else is asked for */

/* Write the answer and the part asked for, or what became of a line not searched. */
void tree_text(const Tree *tree);

/* Write how often each reason ended a node or left a move out, and the nodes by ply. */
void tree_text_totals(const Tree *tree);

/* Reason and marks of one entry, without an end of line. */
enum { WHY_TEXT = 256 };
char *tree_why(const Trace *t, int entry, bool japanese, char text[WHY_TEXT]);

/* What stands behind the move in its line: window and depth; `whole`: what came of it. */
enum { TREE_ROW = 512 };
char *tree_row(const Tree *tree, int entry, bool whole, char text[TREE_ROW]);

/* Why a legal move was not played: `line` gets the move and the best play against it, as
 * far as that was searched, and `text` says in a few words which technique decided it.
 * False: the search was cut short before it came to that. */
bool tree_refutation(const Tree *tree, Move move, Line *line, char text[WHY_TEXT]);

#endif
