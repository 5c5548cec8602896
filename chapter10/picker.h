/* picker.h - the moves of a node one by one.
 * [Staged]
 */
#ifndef PICKER_H
#define PICKER_H

#include "history.h"
#include "order.h"

enum { SPECIAL = 3 }; /* two killers and the countermove */

static const Fate NOT_LEFT_OUT = FATES; /* none of the reasons */

/* Moves kept for a later stage. */
typedef struct {
    Move move[MAX_MOVES];
    int count, next;
} Aside;

typedef struct {
    Order order;
    const Search *s;
    Move hash_move, first; /* the same, until it has been handed out */
    Move special[SPECIAL]; /* in the order in which they are handed out */
    int special_next;
    int ply, stage;
    int last; /* stage after which there is none */
    int rank; /* place of the move handed out last, from 1 */
    int searched; /* so many of them have been searched, says the search */
    Fate plain_out;  /* why plain moves are passed over; NOT_LEFT_OUT: they are not */
    int plain_by;    /* the number told with it, see Fate */
    int passed_over; /* so many moves, for that reason */
    Aside doubtful; /* captures with a bad record */
    Aside losing;   /* captures that lose */
    int16_t *row[FOLLOWED]; /* see history_rows() */
    Candidate chosen;
} Picker;

/* `judges`: the moves get their static values. */
void picker_start(Picker *p, const Search *s, int ply, Move hash_move, bool judges);

/* Only captures that do not lose by exchange, best first; in check all answers. */
void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move);

const Candidate *picker_next(Picker *p); /* NULL at the end */

/* Forward pruning of the move handed out last; `best`: the best score so far.
 * It gets its static value now, unless it is the table's or a killer: not before it is
 * known that it will be searched, or left out by this alone.
 * [ForwardPruning] */
bool picker_prunes(Picker *p, int best);

/* From now on quiet moves that give no check are passed over, for this reason, see Fate;
 * what is left of their list is cleared of them. The hash move, killers and the
 * countermove still come; where there are no stages, or the list is made before any move
 * has been searched, all still do: why_left_out() judges these. */
void picker_only_checks(Picker *p, Fate why, int by);

#endif
