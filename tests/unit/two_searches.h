/* two_searches.h - two searches in one process: by turns, and the one inside the other's
 * Interrupt, each finds what it finds alone. For testNN_two.c, which include the search.h
 * of their chapter first. */
#ifndef TWO_SEARCHES_H
#define TWO_SEARCHES_H

#include "machine/system.h"
#include "search_alone.h"

enum { TWO = 2, TURNS = 2 /* searches in a row of one position */ };

static Position two_board[TWO];
static Answer two_alone[TWO][TURNS]; /* what is found alone, the first time and then */
static int two_depth;
static TestGroup two_inner;

/* The search inside another one. */
typedef struct {
    Search *s;
    int number, turn;
    uint64_t outer_nodes; /* of the other one, when it is alone */
} Inside;

static Search *two_new(int number)
{
    Search *s = think_new();
    (void)number;
#ifdef TABLE_H /* a table of 1 MB for each, if the chapter has tables */
    static Table table[TWO];
    table_resize(&table[number], 1);
    s->memory->table = &table[number];
#endif
    think_new_game(s);
    return s;
}

static Answer two_think(Search *s, int number)
{
    Request request = within(two_depth, 0);
    return think(s, &two_board[number], &request);
}

static bool two_check(TestGroup *group, const Answer *answer, int number, int turn)
{
    const Answer *alone = &two_alone[number][turn];
    bool same = answer->nodes == alone->nodes && answer->cuts == alone->cuts
        && answer->score == alone->score && answer->line.length == alone->line.length;
    for (int i = 0; same && i < alone->line.length; i++)
        same = answer->line.move[i] == alone->line.move[i];
    return test_many(group, same,
                     "position %d, search %d: %llu nodes, score %d, %d moves; "
                     "alone %llu, %d, %d", number, turn + 1,
                     (unsigned long long)answer->nodes, answer->score,
                     answer->line.length, (unsigned long long)alone->nodes, alone->score,
                     alone->line.length);
}

/* With the program's table, which is all its own. */
static void two_find_alone(void)
{
    for (int number = 0; number < TWO; number++) {
        Search *s = think_new();
        think_new_game(s);
        for (int turn = 0; turn < TURNS; turn++)
            two_alone[number][turn] = two_think(s, number);
        think_free(s);
        bool learns = two_alone[number][0].nodes != two_alone[number][1].nodes;
        test_check(learns == (chapter.resize != NULL),
                   "position %d alone: %llu nodes, then %llu",
                   number, (unsigned long long)two_alone[number][0].nodes,
                   (unsigned long long)two_alone[number][1].nodes);
    }
}

static void two_by_turns(void)
{
    TestGroup group = { .name = "by turns each finds what it finds alone" };
    Search *s[TWO] = { two_new(0), two_new(1) };
    for (int turn = 0; turn < TURNS; turn++)
        for (int number = 0; number < TWO; number++) {
            Answer answer = two_think(s[number], number);
            two_check(&group, &answer, number, turn);
        }
    think_free(s[0]);
    think_free(s[1]);
    test_group(&group);
}

/* Is it time? After a quarter of the outer search, and after a half. */
static bool two_due(const Search *s)
{
    const Inside *inside = s->request.context;
    return inside->turn < TURNS
        && s->nodes * 4 > inside->outer_nodes * (uint64_t)(inside->turn + 1);
}

static bool two_inside(Search *s)
{
    Inside *inside = s->request.context;
    if (two_due(s)) {
        Answer answer = two_think(inside->s, inside->number);
        two_check(&two_inner, &answer, inside->number, inside->turn++);
    }
    return false;
}

/* Nobody interrupts before the clock has gone on. */
static void two_enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    (void)alpha, (void)beta, (void)depth, (void)ply;
    if (two_due(s))
        system_sleep(1);
}

static void two_ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)s, (void)ply, (void)fate, (void)by, (void)score;
}

static void two_tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)s, (void)ply, (void)fate, (void)move, (void)by;
}

static void two_nested(void)
{
    static const Watcher watcher = { two_enters, two_ends, two_tells };
    TestGroup outer = { .name = "a search with another one inside finds the same" };
    two_inner = (TestGroup){ .name = "so does the one inside" };
    for (int number = 0; number < TWO; number++) {
        Inside inside = { two_new(!number), !number, 0, two_alone[number][0].nodes };
        Search *s = two_new(number);
        Request request = within(two_depth, 0);
        request.interrupt = two_inside;
        request.context = &inside;
        request.watch = &watcher;
        Answer answer = think(s, &two_board[number], &request);
        two_check(&outer, &answer, number, 0);
        test_many(&two_inner, inside.turn == TURNS, "only %d searches inside position %d",
                  inside.turn, number);
        think_free(s);
        think_free(inside.s);
    }
    test_groups(2, &outer, &two_inner);
}

/* All of it, to this depth; returns the exit status. */
static int two_searches(int depth)
{
    static const char *const evaluation[] = { "learned", "network" };
    position_init();
    options_reset();
    set("USI_Hash", "1");
    two_depth = depth;
    set_position(&two_board[0], STARTPOS);
    set_position(&two_board[1], "ln3g2l/2gs1ksb1/p2ppp+Pp1/2p5p/P5p2/4r3P/2PPBPNP1/"
                                "2S1KGRS1/LN1G4L w N3p 42");
    for (int i = 0; i < 2; i++) {
        printf("%s:\n", evaluation[i]);
        set("Evaluation", evaluation[i]);
        two_find_alone();
        two_by_turns();
        two_nested();
    }
    return test_summary();
}

#endif
