/* test_movegen.c - move generation against a second, plain implementation of the
 * rules. */
#include "plain.h"
#include "random.h"
#include "think/evaluate.h"

enum {
    POSITIONS = 100000, /* half from random games, half random set-ups */
    POOL = 512,        /* moves remembered from other positions */
    PER_POSITION = 64, /* of these, how many are tried in each position */
};

static Position pos;
static char sfen[SFEN_TEXT]; /* of pos */
static Move pool[POOL];

static TestGroup legal = { .name = "generate_legal equals make-and-look" };
static TestGroup order = { .name = "base order of generation as documented" };
static TestGroup subset = { .name = "generate_moves leaves out pointless refusals only" };
static TestGroup portions =
    { .name = "captures, quiets and drops make up generate_moves" };
static TestGroup first = { .name = "drops first is the same list in another order" };
static TestGroup evasions = { .name = "evasions equal the legal moves in check" };
static TestGroup single = { .name = "move_is_legal of listed and remembered moves" };
static TestGroup checks = { .name = "move_gives_check equals make-and-look" };
static TestGroup drop_mates = { .name = "pawn_drop_mates equals make-and-look" };

static int by_number(const void *a, const void *b)
{
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

/* The moves in which two lists differ, as far as there is room: `+` only in the first
 * one, `-` only in the second. */
static char difference[200];

static void add_difference(char sign, Move move)
{
    size_t length = strlen(difference);
    snprintf(difference + length, sizeof difference - length, " %c%s", sign,
             usi_of(move));
}

/* The same moves in any order? Sorts both lists; in `difference` stands what is not. */
static bool same_set(Move *a, int count_a, Move *b, int count_b)
{
    qsort(a, (size_t)count_a, sizeof *a, by_number);
    qsort(b, (size_t)count_b, sizeof *b, by_number);
    difference[0] = '\0';
    for (int i = 0, k = 0; i < count_a || k < count_b;) {
        if (i < count_a && k < count_b && a[i] == b[k]) {
            i++;
            k++;
        } else if (k == count_b || (i < count_a && a[i] < b[k])) {
            add_difference('+', a[i++]);
        } else {
            add_difference('-', b[k++]);
        }
    }
    return difference[0] == '\0';
}

/* Is refusing this promotion never better, drop-pawn mates aside? */
static bool pointless(Move move)
{
    int kind = move_kind(move), to = move_to(move), from = move_from(move);
    if (move_is_drop(move) || move_promotes(move)
        || (!in_zone(pos.side, to) && !in_zone(pos.side, from)))
        return false;
    return kind == PAWN || kind == BISHOP || kind == ROOK
        || (kind == LANCE && relative_rank(pos.side, to) == 2);
}

/* Place of a move in the documented base order, captures 0, quiets 1, drops 2. */
static uint32_t rank_in_order(Move move)
{
    int to = move_to(move), from = move_from(move);
    if (move_is_drop(move))
        return 2u << 16 | (uint32_t)move_kind(move) << 8 | (uint32_t)to;
    if (move_is_capture(&pos, move))
        return (uint32_t)to << 1;
    return 1u << 16 | (uint32_t)from << 1;
}

static void try_lists(const Move *all, int count)
{
    static Move moves[MAX_MOVES], parts[MAX_MOVES], some[MAX_MOVES];
    int n = generate_moves(&pos, moves, false), kept = 0;
    bool sorted = true;
    for (int i = 0; i < count; i++)
        if (!pointless(all[i]))
            some[kept++] = all[i];
    for (int i = 1; i < n && !pos.in_check; i++)
        sorted = sorted && rank_in_order(moves[i - 1]) <= rank_in_order(moves[i]);
    test_many(&order, sorted, "%s", sfen);

    int m = generate_moves(&pos, parts, true);
    bool drops_lead = true;
    for (int i = 1; i < m && !pos.in_check; i++)
        drops_lead = drops_lead && move_is_drop(parts[i - 1]) >= move_is_drop(parts[i]);
    bool same = same_set(parts, m, moves, n);
    test_many(&first, drops_lead && same, "%s%s in %s",
              drops_lead ? "" : "a drop behind a move:", difference, sfen);
    same = same_set(some, kept, moves, n);
    test_many(&subset, same, "expected and seen:%s in %s", difference, sfen);

    if (pos.in_check) {
        m = generate_evasions(&pos, parts);
        same = same_set(parts, m, moves, n);
        test_many(&evasions, same, "evasions and moves:%s in %s", difference, sfen);
        return;
    }
    m = generate_captures(&pos, parts);
    m += generate_quiets(&pos, parts + m);
    m += generate_drops(&pos, parts + m);
    same = same_set(parts, m, moves, n);
    test_many(&portions, same, "portions and moves:%s in %s", difference, sfen);
}

static void try_single_moves(const Move *all, int count, uint64_t *seed)
{
    for (int i = 0; i < count; i++) {
        bool seen = move_gives_check(&pos, all[i]);
        test_many(&single, move_is_legal(&pos, all[i]), "move %06x refused in %s",
                  (unsigned)all[i], sfen);
        move_make(&pos, all[i]);
        bool made = pos.in_check;
        move_unmake(&pos);
        test_many(&checks, seen == made, "move %06x in %s", (unsigned)all[i], sfen);
    }
    for (int i = 0; i < PER_POSITION; i++) {
        Move move = pool[test_random_below(seed, POOL)];
        bool listed = move && bsearch(&move, all, (size_t)count, sizeof move, by_number);
        test_many(&single, move_is_legal(&pos, move) == listed, "move %06x in %s",
                  (unsigned)move, sfen);
    }
    if (count)
        pool[test_random_below(seed, POOL)] = all[test_random_below(seed, count)];
}

/* Every square in front of the enemy king, whether or not a pawn is in hand. */
static void try_drop_mate(const Plain *plain)
{
    int king = pos.king[!pos.side], sq = king + (pos.side == BLACK ? 1 : -1);
    Plain after = *plain;
    if (king == NO_SQUARE || pos.board[sq] != EMPTY || pos.in_check)
        return;
    after.hand[pos.side][PAWN]++;
    plain_make(&after, drop_move(sq, PAWN));
    bool mate = plain_legal(&after, NULL) == 0;
    test_many(&drop_mates, pawn_drop_mates(&pos, sq) == mate, "%s", sfen);
}

static void try_position(uint64_t *seed)
{
    static Move fast[MAX_MOVES], slow[MAX_MOVES];
    Plain plain;
    plain_read(&plain, &pos);
    sfen_write(&pos, sfen);
    int count = generate_legal(&pos, fast), expected = plain_legal(&plain, slow);
    if (!test_many(&legal, same_set(fast, count, slow, expected),
                   "%d moves, expected %d:%s in %s", count, expected, difference, sfen))
        return;
    try_lists(fast, count);
    try_single_moves(fast, count, seed);
    try_drop_mate(&plain);
}

int main(void)
{
    uint64_t seed = 41;
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        try_position(&seed);
    }
    test_groups(9, &legal, &order, &subset, &portions, &first, &evasions, &single,
                &checks, &drop_mates);
    return test_summary();
}
