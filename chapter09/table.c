/* table.c - the transposition table: what was found out about a position is kept, for
 * when other moves lead to it again, and for the next iteration. [HashMove]
 * [TableCuts] */
#include "search.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "machine/system.h"

/* A position's entry, 16 bytes. */
typedef struct {
    uint64_t key;   /* the whole key, the side to move included; see marked() */
    Move move;      /* best, or the one that refuted; MOVE_NONE: none known */
    int16_t score;  /* mate scores count from this position, not from the root */
    uint8_t depth;  /* plies searched below the position */
    uint8_t age_and_bound; /* age in the upper six bits */
} Entry;

/* Four entries fill one line of the processor's cache: looking at all costs one
 * access. */
enum { BUCKET = 4, CACHE_LINE = 64, AGE_STEP = 4, BOUND_MASK = 3, GAME_MASK = 0x3fff };

static void *memory;      /* as allocated */
static Entry *table;      /* in it, buckets of BUCKET entries, each in one line */
static uint64_t buckets;  /* a power of two; 0: no table */
static uint8_t age;       /* goes up with each search */
static uint64_t game = 1; /* entries of other games count as empty */

bool table_resize(int megabytes)
{
    uint64_t wanted = 1;
    while (wanted * 2 * BUCKET * sizeof(Entry) <= (uint64_t)megabytes << 20)
        wanted *= 2;
    if (wanted == buckets)
        return true;
    uint64_t bytes = wanted * BUCKET * sizeof(Entry) + CACHE_LINE;
    char *bigger = (size_t)bytes == bytes ? calloc((size_t)bytes, 1) : NULL; /* 32 bits */
    if (bigger == NULL)
        return false;
    system_large_pages(bigger, (size_t)bytes);
    free(memory);
    memory = bigger;
    table = (void *)(bigger + CACHE_LINE - (uintptr_t)bigger % CACHE_LINE);
    buckets = wanted;
    return true;
}

void table_touch(void)
{
    system_touch(memory, (size_t)(buckets * BUCKET * sizeof(Entry)));
}

/* A game ends on nobody's time, but the next begins on the clock, and a large table takes
 * seconds to overwrite: so it is done only when the numbers of games run out. */
void table_clear(void)
{
    age = 0;
    if (game++ < GAME_MASK)
        return;
    game = 1;
    if (buckets > 0)
        memset(table, 0, buckets * BUCKET * sizeof(Entry));
}

/* The lowest bits of a key say nothing that the place of its bucket does not say; in the
 * table they are the number of the game. */
static inline uint64_t marked(uint64_t key)
{
    return (key & ~(uint64_t)GAME_MASK) | game;
}

static inline bool is_empty(const Entry *e) { return (e->key & GAME_MASK) != game; }

void table_new_search(void)
{
    age = (uint8_t)(age + AGE_STEP);
}

int table_permille_full(void)
{
    enum { SAMPLE = 250 }; /* buckets looked at: 1000 entries */
    int full = 0;
    for (uint64_t i = 0; i < SAMPLE * BUCKET && i < buckets * BUCKET; i++)
        full += !is_empty(&table[i]) && (table[i].age_and_bound & ~BOUND_MASK) == age;
    return full;
}

static inline Entry *bucket_of(uint64_t key)
{
    return &table[(key & (buckets - 1)) * BUCKET];
}

/* The position's own entry; NULL: there is none. */
static const Entry *entry_of(uint64_t key)
{
    if (buckets == 0)
        return NULL;
    const Entry *e = bucket_of(key);
    for (int i = 0; i < BUCKET; i++, e++)
        if (e->key == marked(key))
            return e;
    return NULL;
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

Move table_probe(const Search *s, int alpha, int beta, int depth, int ply, bool *cuts,
                 int *score)
{
    const Entry *e = entry_of(position_key(s->pos));
    *cuts = false;
    if (e == NULL)
        return MOVE_NONE;
    int bound = e->age_and_bound & BOUND_MASK;
    *score = score_from_table(e->score, ply);
    *cuts = params.table_cuts && ply > 0 && e->depth >= depth
        && (bound == BOUND_EXACT || (bound == BOUND_LOWER && *score >= beta)
            || (bound == BOUND_UPPER && *score <= alpha));
    if (*cuts)
        search_ends(s, ply, BY_TABLE_UPPER + bound - BOUND_UPPER, e->depth, *score);
    return params.hash_move && move_is_legal(s->pos, e->move) ? e->move : MOVE_NONE;
}

/* Which entry of the bucket to give up: the position itself if it is there, else an empty
 * one, else the one searched least deeply, where each search since counts as much as two
 * plies. */
static Entry *victim(uint64_t key)
{
    Entry *e = bucket_of(key), *worst = e;
    int least = INT_MAX;
    for (int i = 0; i < BUCKET; i++, e++) {
        if (e->key == marked(key))
            return e;
        int searches_ago = (uint8_t)(age - (e->age_and_bound & ~BOUND_MASK)) / AGE_STEP;
        int worth = is_empty(e) ? INT_MIN : e->depth - 2 * searches_ago;
        if (worth < least) {
            least = worth;
            worst = e;
        }
    }
    return worst;
}

void table_store(const Search *s, int depth, int ply, Move move, int score, Bound bound)
{
    uint64_t key = position_key(s->pos);
    /* What is true of some moves of the root is not yet true of the position. */
    if (buckets == 0 || (ply == 0 && !s->whole_root))
        return;
    if (s->stack[ply].by_rule) /* true only on the way that led here */
        bound = BOUND_NONE;
    Entry *e = victim(key);
    /* A node where every move failed knows no best move: keep the one from before. */
    if (move == MOVE_NONE && e->key == marked(key))
        move = e->move;
    e->key = marked(key);
    e->move = move;
    e->score = (int16_t)score_to_table(score, ply);
    e->depth = (uint8_t)(depth > 0 ? depth : 0);
    e->age_and_bound = (uint8_t)(age | (int)bound);
}
