/* words.h - a searched tree as it is shown, and its reasons and marks in words, in
 * two languages: one table for the text, the data and the page. */
#ifndef TREE_WORDS_H
#define TREE_WORDS_H

#include "notation/usi_move.h"
#include "tree/trace.h"

/* A searched tree, and which part of it is to be shown. */
typedef struct {
    Trace trace;
    Answer answer;
    char position[160];   /* SFEN of the root; SFEN_TEXT */
    char changed[1024];   /* NAME=VALUE of options that were set on the command line */
    int plies;            /* below the first entry shown */
    int most;             /* children shown of a node */
    int only;             /* a reason; WHYS + n: mark n; -1: all */
    Line line;            /* what lies below these moves is shown */
} Tree;

/* A reason or a mark. The texts may take up to two whole numbers (%d), see
 * why_numbers(). japanese_word() has the Japanese one. */
typedef struct {
    const char *key; /* as --only takes it, and the data name it */
    const char *english;
} Words;

extern const Words why_words[WHYS];
/* At the root there is no opponent's move yet: in place of WHY_BETA and WHY_ALL. */
extern const Words root_words[2];

enum { MARKS = 8 };
extern const Words mark_words[MARKS]; /* of bit 0 and so on */

/* Does the reason end a node? The others are about a move, or something else known. */
static inline bool why_ends_node(int why) { return why < OUT_FORWARD || why >= FATES; }

/* The numbers that belong to a reason, as seen by the side that made the move. */
void why_numbers(const TraceNode *node, int *first, int *second);

/* The move that led to a node in USI notation, or "pass"; of the first one, "root". */
const char *tree_move(const TraceNode *node, bool japanese, char text[MOVE_TEXT]);

/* How a score or a bound of a window is written: "+45", "mate 3", "inf". */
enum { SCORE_TEXT = 16 };
char *tree_score(int score, char text[SCORE_TEXT]);

#endif
