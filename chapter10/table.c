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
    int16_t eval;   /* what evaluate() said, cp; NO_EVAL in check */
} Entry;

/* Four entries fill one line of the processor's cache: looking at all costs one
 * access. */
enum { BUCKET = 4, CACHE_LINE = 64, AGE_STEP = 4, BOUND_MASK = 3 };
enum { ENTRY_WORDS = sizeof(Entry) / sizeof(uint64_t) }; /* threads share whole words */

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

/* Copy entries of the table, to which other threads may be writing. */
static Entry *copy_entries(Entry *copy, const Entry *shared, int entries)
{
    for (int i = 0; i < entries * ENTRY_WORDS; i++) {
        uint64_t word = system_shared((const uint64_t *)(const void *)shared + i);
        memcpy((char *)copy + (size_t)i * sizeof word, &word, sizeof word);
    }
    return copy;
}

int table_permille_full(const Table *table)
{
    enum { SAMPLE = 250 }; /* buckets looked at: 1000 entries */
    int full = 0;
    const Entry *e = table->entry;
    Entry copy[SAMPLE * BUCKET];
    if (table->buckets >= SAMPLE)
        e = copy_entries(copy, e, SAMPLE * BUCKET);
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

/* Lock the key of an entry by the rest of it, or unlock it by the same. If half of
 * another entry has been written over the rest, what comes out is another key. */
static inline void turn_lock(Entry *e)
{
    uint64_t word[ENTRY_WORDS];
    memcpy(word, e, sizeof word);
    e->key ^= (uint32_t)((word[1] ^ e->move) * 0x9e3779b97f4a7c15u >> 32);
}

/* A bucket of one's own, as a table that has no other. */
typedef struct {
    Table table;
    Entry entry[BUCKET];
} Copy;

/* The bucket of a position, copied and with open keys, if other threads write to the
 * table: what is judged must not change before it is used. One thread needs no copy and
 * no locks. [Threads] */
static inline const Table *take_bucket(const Table *table, uint64_t key, Copy *copy)
{
    if (params.threads == 1)
        return table;
    copy_entries(copy->entry, bucket_of(table, key), BUCKET);
    for (int i = 0; i < BUCKET; i++)
        turn_lock(&copy->entry[i]);
    copy->table = *table;
    copy->table.buckets = 1;
    copy->table.entry = copy->entry;
    return &copy->table;
}

/* Write an entry of the copy into the table, locked. */
static inline void put_back(const Table *table, uint64_t key, const Copy *copy, Entry *e)
{
    uint64_t word[ENTRY_WORDS];
    if (params.threads == 1)
        return;
    uint64_t *to = (void *)(bucket_of(table, key) + (e - copy->entry));
    turn_lock(e);
    memcpy(word, e, sizeof word);
    for (int i = 0; i < ENTRY_WORDS; i++)
        system_share(to + i, word[i]);
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
    Copy copy;
    table = take_bucket(table, key, &copy);
    const Entry *e = bucket_of(table, key);
    for (int i = 0; i < BUCKET; i++, e++)
        if (is_of(e, table, key))
            return (TableHit){
                .bound = (Bound)(e->age_and_bound & BOUND_MASK),
                .score = score_from_table(e->score, ply),
                .depth = e->depth,
                .move = e->move,
                .evaluated = e->eval != NO_EVAL,
                .eval = e->eval,
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

int table_refine(const TableHit *hit, int eval)
{
    bool better = hit->bound == BOUND_EXACT
        || (hit->bound == BOUND_LOWER && hit->score > eval)
        || (hit->bound == BOUND_UPPER && hit->score < eval);
    return params.table_eval && better && !is_win_score(hit->score)
        && !is_loss_score(hit->score) ? hit->score : eval;
}

void table_prefetch(const Search *s, uint64_t key)
{
#if defined(__GNUC__)
    const Table *table = s->memory->table;
    if (table->buckets > 0)
        __builtin_prefetch(bucket_of(table, key));
#else
    (void)s;
    (void)key;
#endif
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
    Copy copy;
    table = take_bucket(table, key, &copy);
    Entry *e = victim(table, key);
    bool known = is_of(e, table, key);
    /* A node where every move failed knows no best move: keep the one from before. */
    if (move == MOVE_NONE && known)
        move = e->move;
    if (bound == BOUND_NONE && known) {
        e->move = move;
        put_back(s->memory->table, key, &copy, e);
        return;
    }
    e->key = (uint32_t)(key >> 32);
    e->game = table->game;
    e->move = move;
    e->score = (int16_t)score_to_table(score, ply);
    e->depth = (uint8_t)(depth > 0 ? depth : 0);
    e->age_and_bound = (uint8_t)(table->age | (int)bound);
    e->eval = (int16_t)s->facts[ply].eval;
    put_back(s->memory->table, key, &copy, e);
}
