/* test_evaluate.c - what every evaluation must hold: symmetry, no memory. */
#include "inspect/evaluation.h"
#include "random.h"
#include "think/evaluate.h"
#include "think/network.h"

enum { POSITIONS = 20000 };

static Position pos, other;
static NetworkSums sums; /* of *pos; for the other one all is summed up anew */

/* The same position with the colours exchanged and the board turned. */
static void flip(void)
{
    position_clear(&other);
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = pos.board[sq];
        if (piece != EMPTY && piece != WALL)
            position_put(&other, square_flip(sq),
                         piece_make(!piece_side(piece), piece_kind(piece)));
    }
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            position_set_hand(&other, !side, kind, pos.hand[side][kind]);
    other.side = !pos.side;
    position_ready(&other);
}

/* `sum`: of the first values, which are always looked at, each times its number: no
 * number of the evaluation changes without it. 0: not asked, since these numbers are
 * learned anew. */
static void try_evaluation(EvaluationKind kind, const char *name, int64_t sum)
{
    enum { FIRST = POSITIONS / 20 };
    int64_t summed = 0;
    TestGroup symmetry = { .name = "antisymmetric" };
    TestGroup fresh = { .name = "the same however the position arose" };
    TestGroup counted = { .name = "counts material, whoever moves" };
    char error[ERROR_TEXT], sfen[SFEN_TEXT];
    uint64_t seed = 77;
    evaluate_init(kind);
    printf("%s:\n", name);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        pos.sums = &sums;
        position_ready(&pos); /* another evaluation may have been used before */
        flip();
        int value = evaluate(&pos);
        summed += i < FIRST ? value * (i + 1) : 0;
        sfen_write(&pos, sfen);
        test_many(&symmetry, value == evaluate(&other), "%d and %d: %s", value,
                  evaluate(&other), sfen);
        Move move = random_move(&pos, &seed);
        if (move != MOVE_NONE)
            move_make(&pos, move);
        if (test_many(&fresh, sfen_read(&other, sfen_write(&pos, sfen), error), "%s",
                      error))
            test_many(&fresh, evaluate(&pos) == evaluate(&other), "%d and %d: %s",
                      evaluate(&pos), evaluate(&other), sfen);
        if (pos.in_check || kind != EVALUATION_MATERIAL)
            continue; /* no pass in check; the others judge by who is to move */
        int mine = evaluate(&pos);
        move_make_null(&pos);
        int other_side = evaluate(&pos);
        move_unmake_null(&pos);
        test_many(&counted, mine == evaluation_material(&pos) && mine == -other_side,
                  "%d and %d: %s", mine, other_side, sfen);
    }
    test_groups(2, &symmetry, &fresh);
    if (sum != 0)
        test_check(summed == sum, "the sum of the first %d: %lld", FIRST,
                   (long long)summed);
    if (kind == EVALUATION_MATERIAL)
        test_group(&counted);
}

int main(void)
{
    position_init();
    try_evaluation(EVALUATION_MATERIAL, "material", -113997060);
    try_evaluation(EVALUATION_SIMPLE, "simple evaluation", -139611086);
    try_evaluation(EVALUATION_HAND, "hand-written evaluation", -2781968);
    try_evaluation(EVALUATION_LEARNED, "learned evaluation", 0);
    try_evaluation(EVALUATION_NETWORK, "network", 0);
    return test_summary();
}
