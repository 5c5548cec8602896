/* test10_threads.c - several threads in one table, and a search with helpers. */
#include "chapter10.h"
#include "machine/system.h"
#include "threads/helpers.h"

/* --- the table --- */

enum { WORDS = 2, HALVES = 2 * WORDS }; /* of an entry of 16 bytes */

/* A search that is nothing but a position's key. */
static void be_at(Search *s, uint64_t key)
{
    s->pos->board_key = key;
    s->pos->hand_key = 0;
}

/* What is stored about a position follows from its number, so that everybody can tell
 * whether it is right. */
static uint64_t key_of(uint64_t number)
{
    uint64_t mixed = number * 0xbf58476d1ce4e5b9u;
    return mixed << 32; /* all in one bucket */
}

static int part_of(uint64_t number, int part, int below)
{
    return (int)((number * 0x94d049bb133111ebu >> (8 * part)) % (uint64_t)below);
}

static void store(Search *s, uint64_t number)
{
    be_at(s, key_of(number));
    s->facts[1].eval = part_of(number, 1, 4000);
    table_store(s, part_of(number, 2, 100), 1, (Move)part_of(number, 3, 1 << 20),
                part_of(number, 4, 4000), BOUND_EXACT);
}

/* 0: it is not there; 1: as it was stored; -1: otherwise. */
static int found(Search *s, uint64_t number)
{
    be_at(s, key_of(number));
    TableHit hit = table_probe(s, 1);
    if (hit.bound == BOUND_NONE && hit.move == MOVE_NONE)
        return 0;
    return hit.eval == part_of(number, 1, 4000) && hit.depth == part_of(number, 2, 100)
        && hit.move == (Move)part_of(number, 3, 1 << 20)
        && hit.score == part_of(number, 4, 4000) && hit.bound == BOUND_EXACT ? 1 : -1;
}

/* Its entry stands first in an empty table. */
static void entry_of(Search *s, uint64_t number, uint32_t half[HALVES])
{
    Table *table = s->memory->table;
    table_clear(table);
    memset(table->entry, 0, 64);
    store(s, number);
    memcpy(half, table->entry, HALVES * sizeof half[0]);
}

/* Every mixture of two entries, in pieces of 32 bits. */
static void test_tears(void)
{
    TestGroup whole = { .name = "an entry that is whole is found" };
    TestGroup torn = { .name = "a torn entry is believed by neither position" };
    static Position keyed;
    Search *s = think_new();
    s->pos = &keyed;
    search_begin(s);
    long last = test_repeat(20000);
    for (long i = 0; i < last; i++) {
        uint32_t half[2][HALVES], mixed[HALVES];
        uint64_t number[2] = { 2 * (uint64_t)i + 1, 2 * (uint64_t)i + 2 };
        entry_of(s, number[0], half[0]);
        s->memory->table->game--; /* both are of the same game */
        entry_of(s, number[1], half[1]);
        test_many(&whole, found(s, number[1]) == 1 && found(s, number[0]) == 0,
                  "%ld: it is lost, or the other one is not", i);
        for (int which = 1; which < (1 << HALVES) - 1; which++) {
            for (int k = 0; k < HALVES; k++)
                mixed[k] = half[which >> k & 1][k];
            if (memcmp(mixed, half[0], sizeof mixed) == 0
                || memcmp(mixed, half[1], sizeof mixed) == 0)
                continue;
            memcpy(s->memory->table->entry, mixed, sizeof mixed);
            test_many(&torn, found(s, number[0]) == 0 && found(s, number[1]) == 0,
                      "%ld, mixture %d", i, which);
        }
    }
    test_groups(2, &whole, &torn);
    think_free(s);
}

/* A thread that writes and reads what the others write and read. */
typedef struct {
    Search *search;
    Position pos;
    uint64_t seed;
    long rounds, seen, wrong;
} Hammer;

static void hammer(void *data)
{
    enum { NUMBERS = 12 }; /* for the four places of a bucket */
    Hammer *h = data;
    for (long i = 0; i < h->rounds; i++) {
        store(h->search, 1 + test_random(&h->seed) % NUMBERS);
        int is = found(h->search, 1 + test_random(&h->seed) % NUMBERS);
        h->seen += is == 1;
        h->wrong += is < 0;
    }
}

static void test_hammer(void)
{
    enum { THREADS = 4 };
    static Hammer all[THREADS];
    Thread *thread[THREADS];
    long seen = 0, wrong = 0, rounds = test_repeat(300000);
    for (int i = 0; i < THREADS; i++) {
        all[i] = (Hammer){ .search = think_new(), .seed = (uint64_t)i, .rounds = rounds };
        all[i].search->pos = &all[i].pos;
        search_begin(all[i].search);
    }
    for (int i = 0; i < THREADS; i++)
        thread[i] = thread_start(hammer, &all[i]);
    for (int i = 0; i < THREADS; i++) {
        if (thread[i])
            thread_join(thread[i]);
        seen += all[i].seen;
        wrong += all[i].wrong;
        think_free(all[i].search);
    }
    test_check(seen > rounds / 4 && wrong == 0,
               "four threads in one bucket: what is found is what was stored "
               "(%ld found wrong)", wrong);
}

/* --- a search with helpers --- */

static Answer think_with(const Helpers *who, Request request)
{
    request.helpers = who;
    return think(engine, &pos, &request);
}

static bool same(const Answer *a, const Answer *b)
{
    return a->nodes == b->nodes && a->cuts == b->cuts && a->score == b->score
        && a->move == b->move && a->line.length == b->line.length;
}

enum { MANY = 50000 }; /* nodes: more than helpers search before their first look */
static uint64_t own_nodes;

static bool have_told(Search *s)
{
    enum { PATIENCE = 20000 }; /* ms */
    own_nodes = s->nodes;
    return helpers_nodes(s) > own_nodes + MANY || think_time(s) > PATIENCE;
}

static void test_help(void)
{
    set("Threads", "4");
    think_new_game(engine);
    Answer answer = think_with(&helpers, within(9, 0));
    test_check(is_generated(&pos, answer.move) && answer.depth == 9,
               "with three helpers a legal move is found, at the depth asked for");
    test_check(answer.nodes == engine->nodes && helpers_nodes(engine) == answer.nodes,
               "its nodes are those of all");
    Request request = within(0, 0);
    request.limits.infinite = true;
    request.interrupt = have_told;
    uint64_t told = think_with(&helpers, request).nodes;
    test_check(told > own_nodes + MANY && own_nodes > 0,
               "while they search they tell theirs: %llu, %llu of its own",
               (unsigned long long)told, (unsigned long long)own_nodes);
    test_check(helpers_missed() == 0, "and nobody was missing");
}

/* When one thread searches again it finds what a new program finds. */
static void test_again(void)
{
    const Request depth = within(8, 0), nodes = within(0, 5000);
    Answer alone[2], after[2];
    set("Threads", "1");
    think_new_game(engine);
    alone[0] = think_with(&helpers, depth);
    alone[1] = think_with(&helpers, nodes);
    set("Threads", "4");
    think_with(&helpers, depth);
    set("Threads", "1");
    after[0] = think_with(&helpers, depth);
    after[1] = think_with(&helpers, nodes);
    test_check(same(&alone[0], &after[0]) && same(&alone[1], &after[1]),
               "after four threads one searches as if they had never been");
    set("Threads", "4");
    think_with(&helpers, depth); /* they are there, and wait */
    think_new_game(engine);
    think_with(NULL, depth);
    after[1] = think_with(&helpers, nodes);
    test_check(same(&alone[1], &after[1]), "under a limit of nodes one of four searches");
}

/* After `delay` ms of thinking. */
static int64_t stopped_at, delay;

static bool stops(Search *s)
{
    if (think_time(s) < delay)
        return false;
    stopped_at = system_now();
    return true;
}

/* The time between the stop and the answer, in the best of some searches: what is late
 * because the machine is busy is late now and then. */
static void test_stop(const char *threads, const Helpers *who, const char *name)
{
    enum { TRIES = 8, BOUND = 50 /* ms */ };
    int64_t least = INT64_MAX;
    Answer answer = { .move = MOVE_NONE };
    Request request = within(0, 0);
    set("Threads", threads);
    request.limits.infinite = true;
    request.interrupt = stops;
    for (int i = 0; i < TRIES && least > BOUND; i++) {
        delay = 10 + 20 * i;
        answer = think_with(who, request);
        int64_t late = system_now() - stopped_at;
        least = late < least ? late : least;
        helpers_end();
    }
    bool in_time = least <= BOUND || getenv("TEST_LIGHT");
    test_check(is_generated(&pos, answer.move) && in_time,
               "%s threads, %s: stopped within %d ms (%d)", threads, name, BOUND,
               (int)least);
}

/* Mates of three plies, which a search to depth 9 does not overlook. */
static void test_mates(void)
{
    TestGroup group = { .name = "four threads find mates as short as they are" };
    static const struct { const char *sfen; int plies; } mate[] = {
        { "6k2/9/4+P3P/5G3/9/9/9/9/1K7 b S 1", 3 },
        { "5k3/5n3/3SG4/3L5/9/9/9/9/7K1 b L 1", 3 },
        { "ln1k4l/1rs1g+P1g1/p1p1+S3p/1p1p2pp1/3N1p3/2n1P3P/PPPP2RP1/5K3/L1SG2SNL b "
          "P2bgp 77", 3 },
        { "lng2g3/3s5/ppppp2pn/6prp/3S1k3/3P1PPPP/4P1+b2/6s1K/8L w rb2gs2n2l4p 168", 3 },
    };
    set("Threads", "4");
    for (size_t i = 0; i < sizeof mate / sizeof mate[0]; i++) {
        set_position(&pos, mate[i].sfen);
        think_new_game(engine);
        Answer answer = think_with(&helpers, within(9, 0));
        test_many(&group, answer.score == SCORE_MATE - mate[i].plies
                              && is_generated(&pos, answer.move),
                  "%s: score %d", mate[i].sfen, answer.score);
    }
    test_group(&group);
    set_position(&pos, STARTPOS);
}

/* --- one inside another, and tables of their own --- */

static Search *inner;
static uint64_t inner_nodes, inner_told;

static bool think_inside(Search *s)
{
    if (inner_nodes == 0) {
        Request request = within(4, 0);
        request.helpers = &helpers;
        inner_nodes = think(inner, &pos, &request).nodes;
        inner_told = helpers_nodes(s);
    }
    return think_time(s) > 50;
}

static void test_inside(void)
{
    static Table own;
    inner = think_new();
    set("Threads", "1");
    table_resize(&own, 1);
    inner->memory->table = &own;
    Request request = within(4, 0);
    Answer alone = think(inner, &pos, &request);
    set("Threads", "3");
    request.limits = (Limits){ .infinite = true };
    request.interrupt = think_inside;
    Answer answer = think_with(&helpers, request);
    test_check(inner_nodes == alone.nodes && answer.nodes >= inner_told,
               "a search inside another one goes without helpers, the other keeps them");
    think_free(inner);
}

static void test_own_table(void)
{
    static Table own;
    table_resize(&own, 1);
    set("Threads", "4");
    think_new_game(engine);
    think_with(NULL, within(7, 0)); /* what was learned with another number goes first */
    table_clear(table_shared());
    Search *s = think_new(), *before = engine;
    s->memory->table = &own;
    engine = s;
    Answer answer = think_with(&helpers, within(7, 0));
    engine = before;
    test_check(table_permille_full(&own) > 0 && answer.nodes > 0,
               "a search with a table of its own fills it");
    table_new_search(table_shared());
    uint64_t *word = (void *)table_shared()->entry;
    uint64_t written = 0, at = table_shared()->game;
    for (uint64_t i = 0; i < table_shared()->buckets * 8; i += WORDS)
        written += (word[i + 1] & 0xffff) == at;
    test_check(written == 0, "and so do its helpers: %llu entries elsewhere",
               (unsigned long long)written);
    think_free(s);
}

int main(void)
{
    begin();
    set("USI_Hash", "1");
    set("Threads", "2");
    test_tears();
    test_hammer();
    set_position(&pos, STARTPOS);
    set("USI_Hash", "16");
    test_help();
    test_again();
    test_mates();
    test_inside();
    test_own_table();
    test_stop("1", &helpers, "alone");
    test_stop("4", &helpers, "waited for");
    test_stop("4", &helpers_punctual, "not waited for");
    test_stop("64", &helpers_punctual, "not waited for");
    return test_summary();
}
