/* test_tsume.c - the problems that come with the program: each is mate in as many plies
 * as it says and no fewer, by one first move, and leaves the attacker nothing in hand.
 *   test_tsume find PLIES N [FROM]   prints N more seeds of such problems
 */
#include <stdlib.h>
#include <string.h>

#include "game/legal.h"
#include "game/movegen.h"
#include "mate/tsume.h"
#include "test.h"

enum { BUDGET = 100000 }; /* positions; a problem that needs more is not for people */

/* How many first moves mate within so many plies; -1: nobody knows. */
static int first_moves(Position *pos, int plies, Move *move)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(pos, moves), found = 0;
    for (int i = 0; i < count && found >= 0; i++) {
        long budget = BUDGET;
        bool holds = true;
        if (!move_gives_check(pos, moves[i]))
            continue;
        move_make(pos, moves[i]);
        tsume_answer(pos, plies - 2, &holds, &budget);
        move_unmake(pos);
        if (!holds && budget > 0)
            *move = moves[i];
        found = budget <= 0 ? -1 : found + !holds;
    }
    return found;
}

/* Does the attacker use all of his hand when the defender answers as long as he can? */
static bool uses_hand(Position *pos, int plies, Move move)
{
    int made = 0;
    bool holds;
    long budget = 4 * BUDGET;
    while (move != MOVE_NONE) {
        move_make(pos, move);
        made++;
        plies--;
        if (plies % 2 == 0)
            move = tsume_answer(pos, plies - 1, &holds, &budget);
        else if (first_moves(pos, plies, &move) < 1)
            move = MOVE_NONE;
    }
    bool empty = true;
    for (int kind = PAWN; kind <= ROOK; kind++)
        empty &= pos->hand[BLACK][kind] == 0;
    while (made-- > 0)
        move_unmake(pos);
    return empty && plies == 0;
}

static bool is_problem(Position *pos, int plies)
{
    long budget = BUDGET;
    Move move = MOVE_NONE;
    if (plies > 1 && tsume_mates(pos, plies - 2, &budget) != 0)
        return false;
    if (tsume_mates(pos, plies, &budget) != 1)
        return false;
    return first_moves(pos, plies, &move) == 1 && uses_hand(pos, plies, move);
}

static void find(int plies, int wanted, uint32_t seed)
{
    Position pos;
    for (; wanted > 0; seed++)
        if (tsume_put(&pos, seed) && is_problem(&pos, plies)) {
            printf("%u,\n", seed);
            fflush(stdout);
            wanted--;
        }
}

static void test_problems(void)
{
    TestGroup good = { .name = "each problem is one, of as many plies as it says" };
    Position pos;
    int all = 0;
    for (int plies = 1; plies <= TSUME_LONGEST; plies += 2) {
        all += tsume_count(plies);
        for (int number = 1; number <= tsume_count(plies); number++) {
            tsume_set_up(&pos, plies, number);
            test_many(&good, is_problem(&pos, plies), "%d-%d", plies, number);
        }
    }
    test_group(&good);
    test_check(all > 100, "problems: %d", all);
}

/* The answers to the checks of a mate in three. */
static void test_answers(void)
{
    Position pos;
    long budget = BUDGET;
    bool holds;
    tsume_set_up(&pos, 3, 1);
    test_check(tsume_mates(&pos, 1, &budget) == 0 && tsume_mates(&pos, 3, &budget) == 1,
               "mate in three, not in one");
    long small = 1;
    test_check(tsume_mates(&pos, 3, &small) == -1, "nobody knows after one position");
    Move moves[MAX_MOVES];
    int count = generate_legal(&pos, moves), mating = 0;
    for (int i = 0; i < count; i++) {
        if (!move_gives_check(&pos, moves[i]))
            continue;
        move_make(&pos, moves[i]);
        Move answer = tsume_answer(&pos, 1, &holds, &budget);
        test_check(answer != MOVE_NONE && move_is_legal(&pos, answer),
                   "a check has a legal answer");
        move_make(&pos, answer);
        mating += !holds;
        test_check(tsume_mates(&pos, 1, &budget) == !holds, "which holds, or does not");
        move_unmake(&pos);
        move_unmake(&pos);
    }
    test_check(mating == 1, "one check mates");
}

int main(int count, char **words)
{
    position_init();
    if (count >= 4 && strcmp(words[1], "find") == 0)
        find(atoi(words[2]), atoi(words[3]),
             count > 4 ? (uint32_t)strtoul(words[4], NULL, 10) : 0);
    if (count > 1)
        return 0;
    test_problems();
    test_answers();
    return test_summary();
}
