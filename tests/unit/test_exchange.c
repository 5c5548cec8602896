/* test_exchange.c - exchange values against captures really made on a plain board.
 *
 * First with the rules of exchange.h (cheapest piece first, promote when possible),
 * where the result must be exact; two equally cheap pieces leave a range of results,
 * because what stands behind them differs. Then against a search of all orders of
 * capture, which the cheapest-first rule cannot always equal: those exceptions are
 * counted by kind.
 */
#include "game/exchange.h"
#include "plain.h"
#include "random.h"
#include "think/evaluate.h"

enum {
    POSITIONS = 100000,
    MOVES = 8,           /* random moves tried in each position */
    SEARCHED = 10,       /* every so many positions all orders of capture are searched */
    EXCEPTIONS_MAX = 40, /* per mille of values that the search may change; 25 measured */
    NODES_MAX = 20000,   /* captures after which the search of all orders gives up */
};

typedef struct {
    int low, high;
} Range;

/* What a search of captures may choose freely. */
enum { FREE_PIECE = 1, FREE_PROMOTION = 2, FREEDOMS = 4 };

static Position pos;
static char sfen[SFEN_TEXT]; /* of pos */
static long ties, searched, given_up, nodes;
static long better_by[FREEDOMS], worse_by[FREEDOMS]; /* [least freedom needed] */

static TestGroup values = { .name = "exchange_value equals captures made on the board" };
static TestGroup moves = { .name = "exchange_move equals captures made on the board" };
static TestGroup bests = { .name = "exchange_best is the largest value" };
static TestGroup reaches = { .name = "exchange_reaches agrees with exchange_move" };

static int cost(int kind) { return kind == KING ? 30000 : capture_value(kind); }

/* Squares, as file * 10 + rank, of the pieces of a side that can capture on `sq`. */
static int attackers(const Plain *board, int side, int sq, int *list)
{
    int count = 0;
    for (int from = 11; from <= 99; from++)
        if (from % 10 != 0 && plain_owns(board, side, from / 10, from % 10)
            && plain_reaches(board, from / 10, from % 10, square_file(sq),
                             square_rank(sq)))
            list[count++] = from;
    return count;
}

/* Let the piece on `from` capture on `sq`; what that takes and gains. */
static int capture(Plain *board, int sq, int from, bool promote)
{
    signed char *target = &board->at[square_file(sq)][square_rank(sq)];
    signed char *piece = &board->at[from / 10][from % 10];
    int kind = abs(*piece), gain = *target ? capture_value(abs(*target)) : 0;
    int sign = *piece > 0 ? 1 : -1;
    if (promote)
        gain += promotion_value(kind);
    *target = (signed char)(sign * (promote ? kind + PROMOTED : kind));
    *piece = 0;
    board->side = !board->side;
    return gain;
}

static bool promotes(int side, int kind, int from, int sq)
{
    int rank = from % 10, to = square_rank(sq);
    bool zone = side == BLACK ? rank <= 3 || to <= 3 : rank >= 7 || to >= 7;
    return zone && kind < KING && kind != GOLD;
}

/* The king may not capture what is protected once it has left its square. */
static bool king_captures_protected(const Plain *after, int sq)
{
    int list[81];
    return abs(after->at[square_file(sq)][square_rank(sq)]) == KING
        && attackers(after, after->side, sq, list) > 0;
}

/* What the side to move gains on `sq` by the rules of exchange.h. */
static Range cheapest_first(const Plain *board, int sq)
{
    int list[81], count = attackers(board, board->side, sq, list), cheapest = 40000;
    Range best = { 40000, -40000 };
    for (int i = 0; i < count; i++) {
        int value = cost(abs(board->at[list[i] / 10][list[i] % 10]));
        cheapest = value < cheapest ? value : cheapest;
    }
    for (int i = 0; i < count; i++) {
        int kind = abs(board->at[list[i] / 10][list[i] % 10]);
        if (cost(kind) != cheapest)
            continue;
        Plain after = *board;
        int gain = capture(&after, sq, list[i], promotes(board->side, kind, list[i], sq));
        Range reply = { 0, 0 };
        if (king_captures_protected(&after, sq))
            gain = 0;
        else
            reply = cheapest_first(&after, sq);
        int low = gain - reply.high > 0 ? gain - reply.high : 0;
        int high = gain - reply.low > 0 ? gain - reply.low : 0;
        best.low = low < best.low ? low : best.low;
        best.high = high > best.high ? high : best.high;
    }
    return count ? best : (Range){ 0, 0 };
}

/* The same when both sides search: every capturing piece, or only the cheapest;
 * promotion or not, or always when possible. */
static int search_captures(const Plain *board, int sq, int freedom)
{
    int list[81], count = attackers(board, board->side, sq, list);
    int best = 0, cheapest = 40000;
    for (int i = 0; i < count; i++) {
        int value = cost(abs(board->at[list[i] / 10][list[i] % 10]));
        cheapest = value < cheapest ? value : cheapest;
    }
    for (int i = 0; i < count && nodes < NODES_MAX; i++) {
        int kind = abs(board->at[list[i] / 10][list[i] % 10]);
        bool may = promotes(board->side, kind, list[i], sq);
        if (!(freedom & FREE_PIECE) && cost(kind) != cheapest)
            continue;
        int promote = may && !(freedom & FREE_PROMOTION);
        for (; promote <= may; promote++) {
            Plain after = *board;
            int gain = capture(&after, sq, list[i], promote);
            nodes++;
            if (king_captures_protected(&after, sq)
                || !plain_can_stand(board->side, promote ? KING : kind, square_rank(sq)))
                continue;
            gain -= search_captures(&after, sq, freedom);
            best = gain > best ? gain : best;
        }
    }
    return best;
}

static void compare_with_search(const Plain *board, int sq, int value)
{
    nodes = 0;
    int best = search_captures(board, sq, FREE_PIECE | FREE_PROMOTION);
    searched++;
    if (nodes >= NODES_MAX) {
        given_up++;
    } else if (value != best) {
        int freedom = 0;
        while (search_captures(board, sq, freedom) != best)
            freedom++;
        (best > value ? better_by : worse_by)[freedom]++;
    }
}

static long report_exceptions(void)
{
    static const char *const cause[FREEDOMS] = { "another of two equally cheap pieces",
        "a dearer piece first", "a refused promotion", "both of these" };
    long sum = 0;
    for (int i = 0; i < FREEDOMS; i++) {
        printf("because of %s: %ld better, %ld worse\n", cause[i], better_by[i],
               worse_by[i]);
        sum += better_by[i] + worse_by[i];
    }
    return sum;
}

static void try_squares(bool search)
{
    int best = 0;
    Plain board;
    plain_read(&board, &pos);
    for (int sq = square_make(1, 1); sq <= square_make(9, 9); sq++) {
        int piece = pos.board[sq];
        if (piece == WALL)
            continue;
        int value = exchange_value(&pos, sq);
        Range expected = { 0, 0 };
        if (piece != EMPTY && piece_kind(piece) != KING) {
            board.side = !piece_side(piece);
            expected = cheapest_first(&board, sq);
            if (search && value > 0)
                compare_with_search(&board, sq, value);
        }
        ties += expected.low != expected.high;
        test_many(&values, value >= expected.low && value <= expected.high,
                  "%d, expected %d to %d, on %02x: %s", value, expected.low,
                  expected.high, (unsigned)sq, sfen);
        if (piece != EMPTY && piece_side(piece) != pos.side && value > best)
            best = value;
    }
    test_many(&bests, exchange_best(&pos) == best, "%d, not %d: %s",
              exchange_best(&pos), best, sfen);
}

static void try_move(Move move, uint64_t *seed)
{
    Plain board;
    int taken = pos.board[move_to(move)];
    int gain = taken == EMPTY ? 0 : capture_value(piece_kind(taken));
    gain += move_promotes(move) ? promotion_value(move_kind(move)) : 0;
    plain_read(&board, &pos);
    plain_make(&board, move);
    Range reply = { 0, 0 };
    if (move_kind(move) != KING)
        reply = cheapest_first(&board, move_to(move));
    int value = exchange_move(&pos, move);
    test_many(&moves, value >= gain - reply.high && value <= gain - reply.low,
              "move %06x %d, expected %d to %d: %s", (unsigned)move, value,
              gain - reply.high, gain - reply.low, sfen);
    const int limits[] = { value - 1, value, value + 1,
                           test_random_below(seed, 4000) - 2000 };
    for (int i = 0; i < 4; i++)
        test_many(&reaches,
                  exchange_reaches(&pos, move, limits[i]) == (value >= limits[i]),
                  "move %06x %d, limit %d: %s", (unsigned)move, value, limits[i], sfen);
}

int main(void)
{
    uint64_t seed = 8;
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        sfen_write(&pos, sfen);
        try_squares(i / 2 % SEARCHED == 0);
        for (int n = 0; n < MOVES; n++) {
            Move move = random_move(&pos, &seed);
            if (move != MOVE_NONE)
                try_move(move, &seed);
        }
    }
    test_groups(4, &values, &moves, &bests, &reaches);
    printf("%ld values left open by equally cheap pieces\n", ties);
    printf("%ld values compared with a search of all captures, %ld given up\n", searched,
           given_up);
    long exceptions = report_exceptions();
    test_check(exceptions * 1000 <= searched * EXCEPTIONS_MAX,
               "cheapest first equals a search of all captures but for %ld of %ld values",
               exceptions, searched);
    return test_summary();
}
