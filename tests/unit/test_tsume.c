/* test_tsume.c - the problems that come with the program: each is mate in as many plies
 * as it says and no fewer, by one move each time but the last, and leaves the
 * attacker nothing in hand; the first move does not win a piece.
 *   test_tsume find N < GAMES    N such problems of each length, out of games: position
 *                                arguments of USI, one a line
 */
#include "mate/tsume.h"
#include "notation/starts.h"
#include "setup.h"

enum { BUDGET = 60000 }; /* positions; a problem that needs more is not for people */

/* How many moves mate within so many plies; -1: nobody knows. */
static int mating_moves(Position *pos, int plies, Move *move, long *budget)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(pos, moves), found = 0;
    for (int i = 0; i < count && found >= 0; i++) {
        if (!move_gives_check(pos, moves[i]))
            continue;
        move_make(pos, moves[i]);
        int mated = tsume_mates(pos, plies - 1, budget);
        move_unmake(pos);
        if (mated == 1)
            *move = moves[i];
        found = mated < 0 ? -1 : found + mated;
    }
    return found;
}

/* Can the defender answer so that it takes all these plies, by one move each time but the
 * last, and all of the attacker's hand? */
static bool is_narrow(Position *pos, int plies, long *budget)
{
    Move move, answers[MAX_MOVES];
    int moves = mating_moves(pos, plies, &move, budget);
    if (moves < 1 || (moves > 1 && plies > 1))
        return false;
    move_make(pos, move);
    int count = generate_legal(pos, answers);
    bool narrow = count == 0 && plies == 1;
    for (int kind = PAWN; kind <= ROOK; kind++)
        narrow &= pos->hand[BLACK][kind] == 0;
    for (int i = 0; i < count && !narrow; i++) {
        move_make(pos, answers[i]);
        narrow = is_narrow(pos, plies - 2, budget);
        move_unmake(pos);
    }
    move_unmake(pos);
    return narrow;
}

/* How many moves mate in so many plies, if no fewer will do; else 0. */
static int exact_mates(Position *pos, int plies, Move *move, long *budget)
{
    bool sooner = plies > 1 && tsume_mates(pos, plies - 2, budget) != 0;
    return sooner ? 0 : mating_moves(pos, plies, move, budget);
}

/* Does a move take nothing, or something lesser that is taken back? */
static bool takes_little(Position *pos, Move move)
{
    Move answers[MAX_MOVES];
    int taken = kind_plain(piece_kind(pos->board[move_to(move)]));
    bool back = false;
    move_make(pos, move);
    for (int i = generate_legal(pos, answers) - 1; i >= 0; i--)
        back |= move_to(answers[i]) == move_to(move);
    move_unmake(pos);
    return taken == NO_KIND || (taken < kind_plain(move_kind(move)) && back);
}

static bool is_problem(Position *pos, int plies, Move *move, long *budget)
{
    return exact_mates(pos, plies, move, budget) == 1 && takes_little(pos, *move)
        && is_narrow(pos, plies, budget);
}

/* --- out of games --- */

enum { LAST = 20, FOUND = 1000 }; /* plies of a game, from its end; of a length */

/* White's king on Black's right, Black has none; White's hand is what is left. */
typedef struct {
    uint8_t board[SQUARES], hand[HAND_KINDS];
    int first_moves; /* that mate */
    Move move;       /* one of them */
    long budget;     /* for what is tried next: not much more than this one took */
} Draft;

static Position pos; /* large */

static bool set_up(const Draft *d)
{
    position_clear(&pos);
    for (int sq = 0; sq < SQUARES; sq++)
        if (d->board[sq])
            position_put(&pos, sq, d->board[sq]);
    for (int kind = PAWN; kind <= ROOK; kind++)
        position_set_hand(&pos, BLACK, kind, d->hand[kind]);
    tsume_give_rest(&pos);
    return !attacked(&pos, BLACK, pos.king[WHITE]);
}

/* The side to move becomes Black. */
static void take(const Position *from, Draft *d)
{
    int king = from->king[!from->side];
    bool turned = from->side == WHITE;
    bool mirrored = square_file(turned ? square_flip(king) : king) > 5;
    *d = (Draft){ .first_moves = MAX_MOVES, .budget = BUDGET };
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = from->board[sq], to = turned ? square_flip(sq) : sq;
        if (piece == EMPTY || piece == WALL || sq == from->king[from->side])
            continue;
        to = mirrored ? square_make(10 - square_file(to), square_rank(to)) : to;
        d->board[to] = (uint8_t)piece_make(piece_side(piece) ^ turned, piece_kind(piece));
    }
    for (int kind = PAWN; kind <= ROOK; kind++)
        d->hand[kind] = from->hand[from->side][kind];
}

/* Is it mate in so many plies, by no more first moves, and if by one, the same? */
static bool keeps(Draft *d, Draft tried, int plies)
{
    long budget = d->budget;
    Move move = d->first_moves == 1 ? d->move : MOVE_NONE;
    bool mates = set_up(&tried) && (move == MOVE_NONE || move_is_legal(&pos, move));
    if (mates && move != MOVE_NONE) {
        move_make(&pos, move);
        mates = tsume_mates(&pos, plies - 1, &budget) == 1;
        move_unmake(&pos);
    }
    tried.first_moves = mates ? exact_mates(&pos, plies, &tried.move, &budget) : 0;
    if (tried.first_moves < 1 || tried.first_moves > d->first_moves)
        return false;
    long enough = 2 * (d->budget - budget) + 1000;
    tried.budget = enough < BUDGET ? enough : BUDGET;
    *d = tried;
    return true;
}

static int distance(int a, int b)
{
    int files = abs(square_file(a) - square_file(b));
    int ranks = abs(square_rank(a) - square_rank(b));
    return files > ranks ? files : ranks;
}

/* Take away what stands so far from the king and does not matter: all, or what can be. */
static bool take_away(Draft *d, int king, int far, int plies)
{
    Draft all = *d;
    bool any = false;
    for (int sq = 0; sq < SQUARES; sq++)
        if (d->board[sq] && distance(sq, king) == far) {
            all.board[sq] = EMPTY;
            any = true;
        }
    if (!any || keeps(d, all, plies))
        return any;
    any = false;
    for (int sq = 0; sq < SQUARES; sq++)
        if (d->board[sq] && distance(sq, king) == far) {
            Draft tried = *d;
            tried.board[sq] = EMPTY;
            any |= keeps(d, tried, plies);
        }
    return any;
}

static void reduce(Draft *d, int king, int plies)
{
    bool any = true;
    for (int pass = 0; pass < 3 && any; pass++) {
        any = false;
        for (int far = 8; far > 0; far--)
            any |= take_away(d, king, far, plies);
        for (int kind = PAWN; kind <= ROOK; kind++)
            for (bool fewer = true; fewer; any |= fewer) {
                Draft tried = *d;
                tried.hand[kind]--;
                fewer = d->hand[kind] > 0 && keeps(d, tried, plies);
            }
    }
}

/* A number for a piece and where it is from the king; how far, matters only nearby. */
static uint64_t mark(int king, int sq, int sign, int piece)
{
    int file = sign * (square_file(sq) - square_file(king));
    int rank = square_rank(sq) - square_rank(king);
    file = sq == NO_SQUARE ? 4 : file < -3 ? -3 : file > 3 ? 3 : file;
    rank = sq == NO_SQUARE ? 4 : rank < -3 ? -3 : rank > 3 ? 3 : rank;
    uint64_t state = (uint64_t)(1000 * piece + 10 * rank + file + 99);
    state *= UINT64_C(0x9e3779b97f4a7c15);
    return test_random(&state);
}

/* The same for problems that are alike: the attacker's pieces and first move, wherever
 * the king stands, or in a mirror. */
static uint64_t pattern(const Draft *d, int king)
{
    uint64_t sum[2] = { 0 };
    for (int i = 0, sign = 1; i < 2; i++, sign = -1) {
        for (int sq = 0; sq < SQUARES; sq++)
            if (d->board[sq] & BLACK_PIECE)
                sum[i] += mark(king, sq, sign, d->board[sq]);
        for (int kind = PAWN; kind <= ROOK; kind++)
            sum[i] += d->hand[kind] * mark(king, NO_SQUARE, 0, kind);
        sum[i] += mark(king, move_to(d->move), sign, PIECES + move_kind_after(d->move))
                - mark(king, move_from(d->move), sign, 2 * PIECES);
    }
    return sum[0] < sum[1] ? sum[0] : sum[1];
}

/* Print the problem that the position becomes, unless one like it has been printed. */
static void find_in(const Position *from, int most)
{
    static uint64_t seen[TSUME_LONGEST + 1][FOUND];
    static int found[TSUME_LONGEST + 1];
    Draft d;
    int plies = 1, result = 0;
    long budget = BUDGET / 2, left = 4 * BUDGET;
    take(from, &d);
    bool possible = set_up(&d);
    while (possible && plies <= TSUME_LONGEST
           && (result = tsume_mates(&pos, plies, &budget)) == 0)
        plies += 2;
    if (result != 1 || found[plies] == most || !keeps(&d, d, plies))
        return;
    int king = pos.king[WHITE], i = 0;
    reduce(&d, king, plies);
    set_up(&d);
    uint64_t alike = pattern(&d, king);
    while (i < found[plies] && seen[plies][i] != alike)
        i++;
    if (i < found[plies] || !is_problem(&pos, plies, &d.move, &left))
        return;
    seen[plies][found[plies]++] = alike;
    printf("%d\t%ld\t%s\n", plies, 4 * BUDGET - left, sfen_of(&pos));
    fflush(stdout);
}

/* The side that made the last move mates. */
static void find(int most)
{
    static char line[1 << 16];
    static Position game; /* large */
    char error[ERROR_TEXT];
    while (most <= FOUND && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!position_read(&game, line, error))
            continue;
        for (int i = 1; i <= LAST && game.ply > 0; i++) {
            move_unmake(&game);
            if (i % 2 == 1)
                find_in(&game, most);
        }
    }
}

/* --- the problems --- */

static void test_problems(void)
{
    TestGroup good = { .name = "each problem is one, of as many plies as it says" };
    TestGroup rising = { .name = "harder than the one before" };
    TestGroup unlike = { .name = "no two of a length are alike" };
    uint64_t seen[PROBLEM_SET + 1];
    for (int plies = 1; plies <= TSUME_LONGEST; plies += 2) {
        int count = problem_count(plies);
        long left = 4 * BUDGET;
        if (!test_check(count == PROBLEM_SET, "mates in %d: %d", plies, count))
            continue;
        for (int n = 1; n <= count; n++) {
            long budget = 4 * BUDGET;
            Draft d;
            problem_set_up(&pos, plies, n);
            take(&pos, &d);
            bool is_one = is_problem(&pos, plies, &d.move, &budget);
            test_many(&good, is_one, "%d-%d", plies, n);
            test_many(&rising, budget <= left, "%d-%d", plies, n);
            left = budget;
            seen[n] = pattern(&d, pos.king[WHITE]);
            for (int i = 1; i < n; i++)
                test_many(&unlike, seen[i] != seen[n], "%d-%d and %d", plies, n, i);
        }
    }
    test_groups(3, &good, &rising, &unlike);
}

/* The answers to the checks of a mate in three. */
static void test_answers(void)
{
    long budget = BUDGET;
    bool holds;
    problem_set_up(&pos, 3, 1);
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
    long none = 0;
    move_make(&pos, moves[0]);
    tsume_answer(&pos, 9, &holds, &none);
    test_check(holds, "what could not be found out holds");
    move_unmake(&pos);
}

int main(int count, char **words)
{
    position_init();
    if (count == 3 && strcmp(words[1], "find") == 0)
        find(atoi(words[2]));
    if (count > 1)
        return 0;
    test_problems();
    test_answers();
    return test_summary();
}
