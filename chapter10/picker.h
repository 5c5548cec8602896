/* picker.h - the moves of a node one by one, in stages. [Staged] */
#ifndef PICKER_H
#define PICKER_H

#include "order.h"

enum { SPECIAL = 3 }; /* two killers and the countermove */

/* Moves kept for a later stage. */
typedef struct {
    Move move[MAX_MOVES];
    int count, next;
} Aside;

typedef struct {
    Order order;
    const Search *s;
    Move hash_move, first; /* the same, until it has been handed out */
    Move special[SPECIAL]; /* once ranked: the best record first */
    int ply, stage, special_next;
    int last; /* stage: in the quiescence search no quiet moves, no losing captures */
    int late_after; /* picker_only_checks(): moves searched then; 0: not yet */
    int rank; /* place of the move handed out last, from 1 */
    Aside doubtful, losing; /* captures with a bad record; captures that lose */
    Candidate chosen;
} Picker;

/* `judges`: the moves get their static values. */
void picker_start(Picker *p, const Search *s, int ply, Move hash_move, bool judges);
void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move);
const Candidate *picker_next(Picker *p); /* NULL at the end */

/* Forward pruning of the move handed out last; `best`: the best score so far. It gets its
 * static value now, unless it is the table's or a killer: not before it is known that it
 * will be searched, or left out by this alone. [ForwardPruning] */
bool picker_prunes(Picker *p, int best);

/* Of the quiet moves left only checks are wanted, in any order: the others are late, now
 * that `searched` moves have been searched. */
void picker_only_checks(Picker *p, int searched);

#endif
