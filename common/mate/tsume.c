/* tsume.c - see tsume.h. */
#include "mate/tsume.h"

#include "game/legal.h"
#include "game/movegen.h"

/* --- positions --- */

/* xorshift: numbers that are the same everywhere. */
static int pick(uint64_t *state, int below)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (int)((*state >> 33) % (uint64_t)below);
}

/* Could a piece of this side stand there? */
static bool may_stand(const Position *pos, int side, int kind, int file, int rank)
{
    if (file < 1 || file > 9 || rank < 1 || rank > 9)
        return false;
    int sq = square_make(file, rank), ahead = relative_rank(side, sq);
    if (pos->board[sq] != EMPTY || (kind == KNIGHT && ahead <= 2)
        || ((kind == PAWN || kind == LANCE) && ahead == 1))
        return false;
    for (int other = 1; kind == PAWN && other <= 9; other++)
        if (pos->board[square_make(file, other)] == piece_make(side, PAWN))
            return false;
    return true;
}

/* So many pieces of a side, at most `far` from the king, out of `left`. */
static void scatter(Position *pos, uint64_t *state, int side, int count, int far,
                    uint8_t left[HAND_KINDS])
{
    static const uint8_t kinds[2][12] = {
        { PAWN, LANCE, KNIGHT, SILVER, SILVER, GOLD, BISHOP, ROOK, PRO_PAWN, HORSE,
          DRAGON, PRO_SILVER },
        { PAWN, PAWN, PAWN, LANCE, LANCE, KNIGHT, KNIGHT, SILVER, SILVER, GOLD, BISHOP,
          ROOK },
    };
    int king = pos->king[WHITE];
    while (count-- > 0) {
        int kind = kinds[side][pick(state, 12)];
        int file = square_file(king) + pick(state, 2 * far + 1) - far;
        int rank = square_rank(king) + pick(state, 2 * far + 1) - far;
        if (!left[kind_plain(kind)] || !may_stand(pos, side, kind, file, rank))
            continue;
        left[kind_plain(kind)]--;
        position_put(pos, square_make(file, rank), piece_make(side, kind));
    }
}

bool tsume_put(Position *pos, uint32_t seed)
{
    uint64_t state = (seed + 1) * 0x9e3779b97f4a7c15u;
    uint8_t left[HAND_KINDS], hand[HAND_KINDS] = { 0 };
    for (int kind = PAWN; kind <= ROOK; kind++)
        left[kind] = set_size[kind];
    position_clear(pos);
    /* One after the other: in a call a compiler may draw them in any order. */
    int rank = 1 + pick(&state, 3), file = 1 + pick(&state, 4);
    position_put(pos, square_make(file, rank), piece_make(WHITE, KING));
    scatter(pos, &state, BLACK, 1 + pick(&state, 3), 3, left);
    scatter(pos, &state, WHITE, pick(&state, 5), 2, left);
    for (int count = 1 + pick(&state, 3); count > 0; count--) {
        int kind = PAWN + pick(&state, ROOK);
        if (left[kind] == 0)
            continue;
        hand[kind]++;
        left[kind]--;
    }
    for (int kind = PAWN; kind <= ROOK; kind++) {
        position_set_hand(pos, BLACK, kind, hand[kind]);
        position_set_hand(pos, WHITE, kind, left[kind]);
    }
    position_ready(pos);
    return !attacked(pos, BLACK, pos->king[WHITE]);
}

/* --- the problems --- */

/* Found by trying one seed after the other, see tests/unit/test_tsume.c. */
static const uint16_t seeds[][TSUME_SET + 1] = {
    { 265, 292, 1050, 1166, 1363, 1718, 2016, 2171, 2286, 2301, 2532, 2573, 3233, 3646,
      3719, 3729, 3731, 4095, 5390, 5537, 5887, 6574, 6723, 6883, 7218, 7341, 7653,
      8214, 8271, 8392, 8477, 9020, 9028, 9408, 11661, 11723 },
    { 57, 138, 283, 896, 1190, 1265, 1903, 2680, 2684, 3032, 3047, 3641, 3801, 3939,
      4101, 4553, 5263, 5413, 5762, 6386, 6516, 6943, 7705, 7859, 7871, 8129, 8293,
      8434, 8789, 8845, 8895, 9162, 9549, 9796, 10322, 10816 },
    { 153, 197, 683, 778, 1132, 1168, 1227, 1378, 1678, 2376, 2487, 2518, 2726, 2771,
      3134, 3286, 3764, 4003, 4504, 4630, 4757, 4876, 5137, 5211, 5400, 5431, 5633,
      5834, 6010, 6113, 6242, 6488, 6566, 6892, 6977, 7038 },
    { 847, 1673, 1892, 2133, 2169, 4061, 4189, 6414, 6570, 6942, 8330, 8405, 10811,
      12677, 14307, 14495, 16082, 16142, 16466, 16689, 18273, 18777, 19091, 19574,
      19724, 22846, 22921, 23471, 24260, 24378, 25136, 25731, 25998, 27759, 28331,
      28891 },
    { 532, 2300, 3147, 7106, 7477, 7560, 7845, 9802, 10117, 14291, 15848, 24210,
      25157, 26325, 28870, 29051, 29222, 30109, 32483, 33684, 35104, 35306, 35480,
      38694, 38866, 38951, 38966, 40389 },
};

int tsume_count(int plies)
{
    assert(plies % 2 == 1 && plies <= TSUME_LONGEST);
    int count = 0;
    while (seeds[plies / 2][count])
        count++;
    return count;
}

void tsume_set_up(Position *pos, int plies, int number)
{
    assert(number >= 1 && number <= tsume_count(plies));
    tsume_put(pos, seeds[plies / 2][number - 1]);
}

/* --- proof --- */

static int search_answers(Position *pos, int plies, long *budget);

int tsume_mates(Position *pos, int plies, long *budget)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(pos, moves), found = 0;
    for (int i = 0; i < count && found == 0; i++) {
        if (!move_gives_check(pos, moves[i]))
            continue;
        move_make(pos, moves[i]);
        found = search_answers(pos, plies - 1, budget);
        move_unmake(pos);
    }
    return found;
}

/* In check, is every answer mated within so many plies? */
static int search_answers(Position *pos, int plies, long *budget)
{
    Move moves[MAX_MOVES];
    if (--*budget < 0)
        return -1;
    int count = generate_legal(pos, moves), mated = 1;
    if (count > 0 && plies < 2)
        return 0;
    for (int i = 0; i < count && mated == 1; i++) {
        move_make(pos, moves[i]);
        mated = tsume_mates(pos, plies - 1, budget);
        move_unmake(pos);
    }
    return mated;
}

Move tsume_answer(Position *pos, int plies, bool *holds, long *budget)
{
    Move moves[MAX_MOVES], latest = MOVE_NONE;
    int count = generate_legal(pos, moves), longest = -1;
    *holds = false;
    for (int i = 0; i < count && !*holds; i++) {
        int needed = 1;
        move_make(pos, moves[i]);
        while (needed <= plies && tsume_mates(pos, needed, budget) == 0)
            needed += 2;
        move_unmake(pos);
        if (needed > longest) {
            longest = needed;
            latest = moves[i];
        }
        *holds = needed > plies;
    }
    return latest;
}
