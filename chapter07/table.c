/* table.c - the transposition table: what was found out about a position is kept, for
 * when other moves lead to it again, and for the next iteration. */
#include "table.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "machine/system.h"
#include "search.h"

/* A position's entry, 16 bytes. */
typedef struct Entry {
    uint32_t key;   /* the upper half of the position's key; the lower says where it is */
    Move move;      /* best, or the one that refuted; MOVE_NONE: none known */
    uint16_t game;  /* in which it was written; 0: none */
    int16_t score;  /* mate scores count from this position, not from the root */
    uint8_t depth;  /* plies searched below the position */
    uint8_t age_and_bound; /* age in the upper six bits */
} Entry;

/* Four entries fill one line of the processor's cache: looking at all costs one
 * access. */
enum { BUCKET = 4, CACHE_LINE = 64, AGE_STEP = 4, BOUND_MASK = 3 };

Table *table_shared(void)
{
    static Table shared = { .game = 1 };
    return &shared;
}

Table *table_of(const Search *s)
{
    return s->memory->table != NULL ? s->memory->table : table_shared();
}

bool table_resize(Table *table, int megabytes)
{
    uint64_t wanted = 1;
    while (wanted * 2 * BUCKET * sizeof(Entry) <= (uint64_t)megabytes << 20)
        wanted *= 2;
    if (wanted == table->buckets)
        return true;
    uint64_t bytes = wanted * BUCKET * sizeof(Entry) + CACHE_LINE;
    char *bigger = (size_t)bytes == bytes ? calloc((size_t)bytes, 1) : NULL; /* 32 bits */
    if (bigger == NULL)
        return false;
    system_large_pages(bigger, (size_t)bytes);
    free(table->memory);
    table->memory = bigger;
    table->entry = (void *)(bigger + CACHE_LINE - (uintptr_t)bigger % CACHE_LINE);
    table->buckets = wanted;
    return true;
}

void table_touch(Table *table)
{
    system_touch(table->memory, (size_t)(table->buckets * BUCKET * sizeof(Entry)));
}

/* A game ends on nobody's time, but the next begins on the clock, and a large table takes
 * seconds to overwrite: so it is done only when the numbers of games run out. */
void table_clear(Table *table)
{
    table->age = 0;
    if (table->game++ < UINT16_MAX)
        return;
    table->game = 1;
    if (table->buckets > 0)
        memset(table->entry, 0, (size_t)(table->buckets * BUCKET * sizeof(Entry)));
}

void table_new_search(Table *table)
{
    table->age = (uint8_t)(table->age + AGE_STEP);
}

int table_permille_full(const Table *table)
{
    enum { SAMPLE = 250 }; /* buckets looked at: 1000 entries */
    int full = 0;
    const Entry *e = table->entry;
    for (uint64_t i = 0; i < SAMPLE * BUCKET && i < table->buckets * BUCKET; i++)
        full += e[i].game == table->game
            && (e[i].age_and_bound & ~BOUND_MASK) == table->age;
    return full;
}

static inline Entry *bucket_of(const Table *table, uint64_t key)
{
    return &table->entry[(key & (table->buckets - 1)) * BUCKET];
}

static inline bool is_of(const Entry *e, const Table *table, uint64_t key)
{
    return e->key == (uint32_t)(key >> 32) && e->game == table->game;
}

/* A mate n plies from the root is a mate n - ply plies from here. */
static int score_to_table(int score, int ply)
{
    return is_win_score(score) ? score + ply : is_loss_score(score) ? score - ply : score;
}

static int score_from_table(int score, int ply)
{
    return is_win_score(score) ? score - ply : is_loss_score(score) ? score + ply : score;
}

TableHit table_probe(const Search *s, int ply)
{
    const Table *table = s->memory->table;
    uint64_t key = position_key(s->pos);
    if (table->buckets == 0)
        return (TableHit){ .bound = BOUND_NONE };
    const Entry *e = bucket_of(table, key);
    for (int i = 0; i < BUCKET; i++, e++)
        if (is_of(e, table, key))
            return (TableHit){
                .bound = (Bound)(e->age_and_bound & BOUND_MASK),
                .score = score_from_table(e->score, ply),
                .depth = e->depth,
                .move = e->move,
            };
    return (TableHit){ .bound = BOUND_NONE };
}

bool table_decides(const TableHit *hit, int alpha, int beta, int depth, int ply)
{
    return params.table_cuts && ply > 0 && hit->depth >= depth
        && (hit->bound == BOUND_EXACT || (hit->bound == BOUND_LOWER && hit->score >= beta)
            || (hit->bound == BOUND_UPPER && hit->score <= alpha));
}

Move table_move(const Search *s, const TableHit *hit)
{
    return params.hash_move && move_is_legal(s->pos, hit->move) ? hit->move : MOVE_NONE;
}

/* Which entry of the bucket to give up: the position itself if it is there, else an empty
 * one, else the one searched least deeply, where each search since counts as much as two
 * plies. */
static Entry *victim(const Table *table, uint64_t key)
{
    Entry *e = bucket_of(table, key), *worst = e;
    int least = INT_MAX;
    for (int i = 0; i < BUCKET; i++, e++) {
        if (is_of(e, table, key))
            return e;
        int age = e->age_and_bound & ~BOUND_MASK;
        int searches_ago = (uint8_t)(table->age - age) / AGE_STEP;
        int worth = e->game != table->game ? INT_MIN : e->depth - 2 * searches_ago;
        if (worth < least) {
            least = worth;
            worst = e;
        }
    }
    return worst;
}

void table_store(const Search *s, int depth, int ply, Move move, int score, Bound bound)
{
    const Table *table = s->memory->table;
    uint64_t key = position_key(s->pos);
    /* What is true of some moves of the root is not yet true of the position. */
    if (table->buckets == 0 || (ply == 0 && !s->whole_root))
        return;
    if (s->stack[ply].by_rule) /* true only on the way that led here */
        bound = BOUND_NONE;
    Entry *e = victim(table, key);
    bool known = is_of(e, table, key);
    /* A node where every move failed knows no best move: keep the one from before. */
    if (move == MOVE_NONE && known)
        move = e->move;
    if (bound == BOUND_NONE && known) {
        e->move = move;
        return;
    }
    e->key = (uint32_t)(key >> 32);
    e->game = table->game;
    e->move = move;
    e->score = (int16_t)score_to_table(score, ply);
    e->depth = (uint8_t)(depth > 0 ? depth : 0);
    e->age_and_bound = (uint8_t)(table->age | (int)bound);
}
