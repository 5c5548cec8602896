/* test08_move_value.c - static values of moves: their parts, their order, what is
 * pruned. */
#include "../../chapter08/move_value.h"
#include "../../chapter08/search.h"
#include "program/arguments.h"
#include "random.h"
#include "rows.h"
#include "search_alone.h"

enum {
    POSITIONS = 5000,
    FRONT = offsetof(Position, history), /* what must be as before */
};

static Position pos;
static Search *engine;
static unsigned char before[FRONT];

static TestGroup same = { .name = "the position is as before" };
static TestGroup sums = { .name = "the value is the sum of its parts" };
static long ties; /* risks that differ because two of a kind may take */
static TestGroup risks = { .name = "risk agrees with exchange_move" };
static TestGroup escapes = { .name = "escape is the exchange value of the square left" };
static TestGroup kinds = { .name = "bonus parts fit the move" };
static TestGroup orders =
    { .name = "valued_next: every move once, values falling, base order" };

/* A position of a part's own: the move and the one part that it is about. */
static void test_examples(void)
{
#define PART(name) { #name, offsetof(ValueParts, name) }
    static const struct { const char *name; size_t at; } parts[] = {
        PART(escape), PART(risk), PART(cover), PART(threat), PART(capture), PART(focal),
    };
    static Rows rows;
    while (rows_next(&rows, "tests/data/values.tsv")) {
        ValueParts found;
        int part = 0, value, wanted = atoi(rows.column[4]);
        while (strcmp(parts[part].name, rows.column[3]) != 0)
            part++;
        set_position(&pos, rows.column[1]);
        move_value(&pos, move_of(&pos, rows.column[2]), &found);
        memcpy(&value, (const char *)&found + parts[part].at, sizeof value);
        test_check(value == wanted, "%s: %d, not %d", rows.column[0], value, wanted);
    }
}

/* Is the moved piece attacked by two of a kind? Which of them takes first is open, and
 * where one promotes and the other doesn't, that changes what the exchange is worth. */
static bool has_tie(Move move)
{
    int to = move_to(move), count[KINDS] = { 0 };
    bool tie = false;
    move_make(&pos, move);
    for (uint32_t m = pos.attack[pos.side][to]; m; m &= m - 1) {
        int from = attacker_square(&pos, to, lowest_bit(m));
        tie |= ++count[piece_kind(pos.board[from])] > 1;
    }
    move_unmake(&pos);
    return tie;
}

static void try_move(Move move)
{
    ValueParts p;
    int value = move_value(&pos, move, &p), from = move_from(move), to = move_to(move);
    int taken = piece_kind(pos.board[to]), kind = move_kind(move);
    const char *text = usi_of(move);
    int sum = p.change + p.escape + p.risk + p.cover + p.threat + p.capture + p.focal;
    test_many(&sums, value == sum && value == value_sum(&p), "%s", text);
    int gain = (taken ? capture_value(taken) : 0)
        + (move_promotes(move) ? promotion_value(kind) : 0);
    if (kind != KING) {
        bool agrees = p.risk == exchange_move(&pos, move) - gain;
        bool tie = !agrees && has_tie(move);
        ties += tie;
        test_many(&risks, agrees || tie, "%s: %d", text, p.risk);
    }
    test_many(&escapes, p.escape == (from == NO_SQUARE ? 0 : exchange_value(&pos, from)),
              "%s: %d", text, p.escape);
    test_many(&kinds, (p.capture != 0) == (taken != NO_KIND && taken != PAWN)
                  && (p.focal == 0 || kind == PAWN), "%s", text);
}

static void try_order(const Move *list, int count)
{
    static Order order;
    int seen = 0, last = SCORE_INFINITE, place = -1;
    search_alone(engine, &pos);
    order_moves(&order, engine, 0, MOVE_NONE, list, count);
    order.wants_values = true;
    for (const Candidate *c; (c = valued_next(&order, engine)) != NULL; seen++) {
        int at = 0;
        while (at < count && list[at] != c->move)
            at++;
        test_many(&orders, at < count && c->value == move_value(&pos, c->move, NULL)
                      && (c->value < last || (c->value == last && at > place)),
                  "move %d of %d", at, count);
        last = c->value;
        place = at;
    }
    test_many(&orders, seen == count, "%d of %d moves", seen, count);
}

static void try_positions(void)
{
    Move list[MAX_MOVES];
    uint64_t seed = 8;
    long positions = test_repeat(POSITIONS);
    for (long i = 0; i < positions; i++) {
        random_position(&pos, &seed, i);
        int count = generate_moves(&pos, list, false);
        memcpy(before, &pos, FRONT);
        for (int k = 0; k < count; k++)
            try_move(list[k]);
        try_order(list, count);
        test_many(&same, memcmp(before, &pos, FRONT) == 0, "position %ld", i);
    }
}

/* The values cost a look at every move: not before the hash move and the killers
 * failed. */
static void try_laziness(void)
{
    static Order order;
    Move list[MAX_MOVES];
    set_position(&pos, STARTPOS);
    int count = generate_moves(&pos, list, false);
    search_alone(engine, &pos);
    engine->facts[0].killer[0] = list[7];
    engine->facts[0].killer[1] = list[3];
    order_moves(&order, engine, 0, list[11], list, count);
    order.wants_values = true;
    static const int first[] = { 11, 7, 3 };
    for (int i = 0; i < 3; i++) {
        const Candidate *c = valued_next(&order, engine);
        test_check(c->move == list[first[i]] && order.wants_values,
                   "hash move and killers come first, without values (%d)", i);
    }
    valued_next(&order, engine);
    test_check(!order.wants_values, "then the rest is valued, once");
}

static void try_pruning(void)
{
    Candidate bad = { .value = -5000 };
    Candidate killer = { .key = KEY_KILLER + 1, .value = -5000 };
    Candidate good = { .value = params.prune_limit };
    pos.in_check = 0;
    test_check(is_pruned(&pos, &bad, 2, 0), "a bad second move is pruned");
    test_check(!is_pruned(&pos, &good, 2, 0), "a move at the limit is not");
    test_check(!is_pruned(&pos, &bad, 1, -SCORE_INFINITE), "the first move never");
    test_check(!is_pruned(&pos, &bad, 2, -SCORE_MATE + 4), "nor while all lose by force");
    test_check(!is_pruned(&pos, &killer, 2, 0), "nor a killer");
    pos.in_check = 1;
    test_check(!is_pruned(&pos, &bad, 2, 0), "nor an answer to check");
    pos.in_check = 0;
    params.prune_by = PRUNE_BY_RANK;
    test_check(!is_pruned(&pos, &bad, params.prune_rank, 0)
                   && is_pruned(&pos, &good, params.prune_rank + 1, 0),
               "by rank: the place counts, not the value");
    params.prune_by = PRUNE_BY_VALUE;
    params.static_value = 0;
    test_check(!is_pruned(&pos, &bad, 2, 0), "without values nothing is pruned");
    params.static_value = 1;
}

/* What `shogi moves`, `why` and `tree` are told. */
static void try_judged(void)
{
    static JudgedMove list[MAX_MOVES];
    Move move[MAX_MOVES];
    int names = 0, wrong = 0, kept = 0;
    set_position(&pos, "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL "
                       "w RGgsn5p 1");
    int count = generate_moves(&pos, move, false), judged = judge_moves(&pos, list);
    while (part_names[names])
        names++;
    for (int i = 0; i < judged; i++) {
        int sum = 0;
        for (int k = 0; k < names; k++)
            sum += list[i].part[k];
        wrong += sum != list[i].value
            || list[i].value != move_value(&pos, list[i].move, NULL)
            || (i > 0 && list[i].value > list[i - 1].value)
            || list[i].left_out != (list[i].value < params.prune_limit);
        kept += !list[i].left_out;
    }
    test_check(judged == count && wrong == 0 && names == 7 && kept > 0 && kept < count,
               "judge_moves: %d of %d moves, %d wrong, %d kept", judged, count, wrong,
               kept);
    params.prune_by = PRUNE_BY_RANK;
    judge_moves(&pos, list);
    test_check(!list[params.prune_rank - 1].left_out && list[params.prune_rank].left_out,
               "judge_moves: by rank");
    params.prune_by = PRUNE_BY_VALUE;
}

int main(void)
{
    position_init();
    options_reset();
    engine = think_new();
    test_examples();
    try_positions();
    test_groups(3, &same, &sums, &risks);
    test_check(ties <= 1 + risks.checks / 100000, "... but for %ld of two takers", ties);
    test_groups(3, &escapes, &kinds, &orders);
    try_laziness();
    try_pruning();
    try_judged();
    return test_summary();
}
