/* table.h - the transposition table (置換表). [HashMove] [TableCuts] */
#ifndef TABLE_H
#define TABLE_H

#include "think/engine.h"

/* What is known of a score: it is at most, at least or exactly this. */
typedef enum { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

typedef struct {
    void *memory;         /* as allocated; NULL: no table */
    struct Entry *entry;  /* in it, buckets of entries */
    uint64_t buckets;     /* a power of two */
    uint16_t game;        /* entries of other games count as empty; from 1 */
    uint8_t age;          /* goes up with each search */
} Table;

/* What the table knows about a position. */
typedef struct {
    Bound bound; /* BOUND_NONE: nothing about the score */
    int score;   /* cp, mates counted from the root */
    int depth;   /* plies that the score was searched to */
    Move move;   /* best, or the one that refuted; MOVE_NONE: none. Perhaps not legal */
} TableHit;

/* The program's own, and that of a search: the same, unless it was given another. */
Table *table_shared(void);
Table *table_of(const Search *s);

/* False: there is no memory for it, and the table stays as it was. */
bool table_resize(Table *table, int megabytes);
void table_touch(Table *table); /* see system_touch() */
void table_clear(Table *table); /* another game */
void table_new_search(Table *table); /* what is older gives way sooner */
int table_permille_full(const Table *table); /* of this search, in a sample */

/* Look s->pos up; all zero when it is not there. */
TableHit table_probe(const Search *s, int ply);

/* Does that decide a node with this window? [TableCuts] */
bool table_decides(const TableHit *hit, int alpha, int beta, int depth, int ply);

/* The reason that goes with it. */
static inline Fate table_reason(const TableHit *hit)
{
    return (Fate)(BY_TABLE_UPPER + (hit->bound - BOUND_UPPER));
}

/* The best move it remembers, if it is legal here: two positions may share a key.
 * MOVE_NONE: none. [HashMove] */
Move table_move(const Search *s, const TableHit *hit);

/* Remember what was found out about s->pos. A score that rests on a repetition is not
 * stored, only the move. */
void table_store(const Search *s, int depth, int ply, Move move, int score, Bound bound);

#endif
