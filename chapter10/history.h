/* history.h - the memory of what moves did elsewhere. [Countermove]
 * [Continuation]
 * [History]
 * [CaptureHistory]
 * [ThreatHistory]
 */
#ifndef HISTORY_H
#define HISTORY_H

#include "table.h"

/* What a move does; four ways to an empty square, two of a drop: see threat_class(). */
enum { TO_EMPTY, DROP = TO_EMPTY + 4, CAPTURE = DROP + 2, MOVE_CLASSES };

/* Pieces on squares, as numbers: so many. */
enum { SPOTS = (PIECES - BLACK_PIECE) * 81 };

/* What is kept of moves, from node to node and from search to search. */
typedef struct {
    int16_t own[MOVE_CLASSES][PIECES][SQUARES]; /* a move's record: [class][piece][to] */
    /* Its records as a follower of each of the two moves before it: [piece and square of
     * the other][of this]. */
    int16_t follows[SPOTS][SPOTS];
    Move answer[PIECES][SQUARES]; /* [piece that moved][to]: best reply */
} Records;

/* A node has been searched: its best move becomes a killer, and if it cut the tree off
 * the records remember that and the `count` moves in `tried` that had not. */
void learn(Search *s, int ply, Move best, Bound bound, const Move *tried, int count,
           int depth);
void history_clear(Search *s);

/* The records of moves, summed: first the rows of them that apply at `ply`,
 * one for each move before it; NULL for a pass or before the root. */
enum { FOLLOWED = 2 }; /* [Continuation] */
void history_rows(const Search *s, int ply, int16_t *row[FOLLOWED]);
int history_record(const Search *s, Move move, int16_t *const row[FOLLOWED]);

/* The answer that refuted the last move elsewhere; MOVE_NONE: none known. */
Move countermove(const Search *s, int ply);

#endif
