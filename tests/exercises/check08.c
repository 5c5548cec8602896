/* check08.c - the static value of moves, part by part, and what is pruned by it; against
 * the values of the book's chapter, as it is today. */
#include "checker.h"

#include <stdlib.h>

#include "move_value.h"
#include "notation/usi_move.h"
#include "search.h"

enum { MIDDLEGAMES = 8, DEEP = 4, ROW = 400 };

/* --- values --- */

/* The parts in the order of ValueParts, and what is mostly wrong with each. */
static const struct {
    const char *name, *hint;
    size_t offset;
} part_of[] = {
    { "change", "it is the evaluation after the move less the one before: change()",
      offsetof(ValueParts, change) },
    { "escape", "what could have been lost on the square left, before the move; a drop "
      "leaves no square", offsetof(ValueParts, escape) },
    { "risk", "what the opponent can win on the square moved to, when the move is made; "
      "a negative number", offsetof(ValueParts, risk) },
    { "cover", "what he can win no more: covered(), when the move is made",
      offsetof(ValueParts, cover) },
    { "threat", "a share of what is newly attacked: see the contract of threats()",
      offsetof(ValueParts, threat) },
    { "capture", "capture_bonus(), asked while the piece taken still stands there",
      offsetof(ValueParts, capture) },
    { "focal", "a pawn, moved or dropped, to a square that enough enemies attack",
      offsetof(ValueParts, focal) },
};
enum { PARTS = sizeof part_of / sizeof part_of[0] };

static int part_value(const ValueParts *p, int i)
{
    int value;
    memcpy(&value, (const char *)p + part_of[i].offset, sizeof value);
    return value;
}

/* Small positions first: each is about one part. */
static const struct { const char *about, *sfen, *move; } examples[] = {
    { "a gold attacked by a pawn escapes", "4k4/9/9/4p4/4G4/9/9/9/4K4 b - 1", "5e4e" },
    { "nothing is lost where nothing attacks", "4k4/9/9/9/4G4/9/9/9/4K4 b - 1", "5e4e" },
    { "a silver walks into a pawn", "4k4/9/9/4p4/9/4S4/9/9/4K4 b - 1", "5f5e" },
    { "the same with a protector", "4k4/9/9/4p4/9/4S4/4L4/9/4K4 b - 1", "5f5e" },
    { "protection by a step", "4k4/9/9/4r4/9/4P4/9/5G3/4K4 b - 1", "4h5g" },
    { "protection by a slide", "4k4/9/9/4r4/9/4P4/9/9/K7R b - 1", "1i1f" },
    { "a slider uncovered", "4k4/9/9/4r4/9/4P2SR/9/9/K8 b - 1", "2f1g" },
    { "a pawn dropped in front of a gold", "k8/4g4/9/9/9/9/9/9/4K4 b P 1", "P*5c" },
    { "what was attacked before is no new threat", "k8/9/9/4g4/4G4/9/9/9/K8 b - 1",
      "5e4e" },
    { "a threat uncovered", "4k4/9/9/4g4/9/9/4S4/9/K3R4 b - 1", "5g4f" },
    { "a check out of reach", "4k4/9/9/9/9/9/9/9/K8 b R 1", "R*5i" },
    { "a check by a protected piece", "4k4/9/3S5/9/9/9/9/9/K8 b G 1", "G*5b" },
    { "a loose check", "4k4/9/9/9/9/9/9/9/K8 b G 1", "G*5b" },
    { "a pawn is captured", "4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1", "5e5d" },
    { "a tokin is captured", "4k4/9/9/4+p4/4P4/9/9/9/4K4 b - 1", "5e5d" },
    { "a pawn goes where two attack", "4k4/9/3gg4/9/4P4/9/9/9/4K4 b - 1", "5e5d" },
    { "a pawn is dropped where two attack", "4k4/9/3gg4/9/9/9/9/9/4K4 b P 1", "P*5d" },
    { "a piece that is no pawn goes there", "4k4/9/3gg4/9/4S4/9/9/9/4K4 b - 1", "5e5d" },
};
enum { EXAMPLES = sizeof examples / sizeof examples[0] };

/* The likely cause of a part that is `came` and not `wanted`. */
static const char *cause_of(int i, int wanted, int came, const ValueParts *p)
{
    const char *what = part_of[i].name, *hint = part_of[i].hint;
    if (came == -wanted)
        return text("%s has the wrong sign: %s", what, hint);
    if (came == 0)
        return text("%s is not filled in, or does not see this: %s", what, hint);
    if (strcmp(what, "threat") == 0 && wanted != 0 && came / 5 == wanted)
        return "threat counts as a whole: only a share of it does, now / THREAT_SHARE";
    if (strcmp(what, "threat") == 0 && abs(came - wanted) == 1)
        return "threat is rounded otherwise: now and before are divided by THREAT_SHARE "
               "each, and then subtracted";
    if (strcmp(what, "threat") == 0 && came > wanted)
        return text("threat counts too much: what could be won there before the move is "
                    "no new threat, and comes off (old_threat: %d)", p->old_threat);
    return text("%s is wrong: %s", what, hint);
}

/* The parts of a move's value in a line of text; compared with the book's. */
static void judge_move(const char *key, const char *about, Move move)
{
    char row[ROW] = "";
    ValueParts p = { 0 };
    uint64_t before = position_key(&board);
    int ply = board.ply, value, at = 0;
    looking_at("%s: %s", move_text(move), about);
    value = move_value(&board, move, &p);
    if (board.ply != ply || position_key(&board) != before)
        wrong("move_value() leaves another position than it found: move_unmake() is "
              "missing", NULL, NULL);
    for (int i = 0; i < PARTS; i++)
        at += snprintf(row + at, ROW - (size_t)at, "%d ", part_value(&p, i));
    const char *book = answer(key, row);
    if (book == NULL)
        return;
    char *next = (char *)book;
    int sum = 0;
    for (int i = 0; i < PARTS; i++) {
        int wanted = (int)strtol(next, &next, 10), came = part_value(&p, i);
        sum += came;
        if (came != wanted)
            wrong(text("%s: %s", move_text(move), cause_of(i, wanted, came, &p)),
                  text("%s %d", part_of[i].name, wanted),
                  text("%s %d", part_of[i].name, came));
    }
    if (value != sum)
        wrong("move_value() is not the sum of its parts: value_sum()", text("%d", sum),
              text("%d", value));
}

static void check_examples(void)
{
    char error[ERROR_TEXT];
    Move move;
    for (int i = 0; i < EXAMPLES; i++) {
        set_position(examples[i].sfen);
        if (!move_from_usi(&board, examples[i].move, &move, error))
            wrong(text("the checker's own move: %s", error), NULL, NULL);
        judge_move(text("example %d", i), examples[i].about, move);
    }
    good("%d small positions, each about one part", EXAMPLES);
}

static void check_all_moves(const Lines *lines)
{
    Move list[MAX_MOVES];
    int moves = 0;
    for (int i = 0; i < MIDDLEGAMES; i++) {
        set_position(lines->line[i * lines->count / MIDDLEGAMES]);
        int count = generate_moves(&board, list, false);
        for (int k = 0; k < count; k++)
            judge_move(text("position %d %s", i, move_text(list[k])), "all moves",
                       list[k]);
        moves += count;
    }
    good("%d moves of %d middle games, every part", moves, MIDDLEGAMES);
}

/* --- pruning --- */

static void judge_guard(bool wanted, const Candidate *c, int rank, int best,
                        const char *why)
{
    looking_at("is_pruned() of a move of value %d at rank %d, best so far %s", c->value,
               rank, score_text(best));
    if (is_pruned(&board, c, rank, best) != wanted)
        wrong(why, wanted ? "pruned" : "not pruned", wanted ? "not pruned" : "pruned");
}

static void check_guards(void)
{
    Candidate bad = { .value = -5000 }, limit = { .value = params.prune_limit };
    Candidate below = { .value = params.prune_limit - 1 };
    Candidate killer = { .key = KEY_KILLER + 1, .value = -5000 };
    Candidate hash = { .key = KEY_HASH, .value = -5000 };
    set_position("startpos");
    begin_search(NULL);
    judge_guard(true, &bad, 2, 0, "a bad move is to be pruned");
    judge_guard(true, &below, 2, 0, "a move of a value below the limit is to be pruned");
    judge_guard(false, &limit, 2, 0, "a move exactly at the limit is not below it");
    judge_guard(false, &bad, 1, -SCORE_INFINITE,
                "the first move is never pruned: a node must have a score");
    judge_guard(false, &bad, 2, -SCORE_MATE + 4,
                "pruning while everything so far loses by force: the defence may be a "
                "move of low value, and without it a mate is announced that is none");
    judge_guard(false, &killer, 2, 0, "a killer is never pruned: it has no value yet");
    judge_guard(false, &hash, 2, 0, "the hash move is never pruned: it has no value yet");
    set_option("ForwardPruning", "false");
    judge_guard(false, &bad, 2, 0, "ForwardPruning=false: nothing is pruned");
    set_option("ForwardPruning", "true");
    set_option("PruneBy", "rank");
    judge_guard(false, &bad, params.prune_rank, 0,
                "PruneBy=rank: the last place that is searched is prune_rank");
    judge_guard(true, &limit, params.prune_rank + 1, 0,
                "PruneBy=rank: behind prune_rank all are pruned, whatever their value");
    set_option("PruneBy", "value");
    set_position("4k4/9/9/9/9/9/9/9/4K3r b - 1"); /* in check */
    begin_search(NULL);
    judge_guard(false, &bad, 2, 0, "pruning while in check: of the few answers each may "
                                   "be the only one (PruneInCheck is another matter)");
    set_option("PruneInCheck", "true");
    judge_guard(true, &bad, 2, 0, "PruneInCheck=true: answers to check are pruned, too");
    set_option("PruneInCheck", "false");
    good("what is never pruned");
}

/* Which moves of the positions are left out, in the order in which they come. */
static void check_pruned(const Lines *lines)
{
    static Order order;
    Move list[MAX_MOVES];
    int pruned = 0, moves = 0;
    for (int i = 0; i < MIDDLEGAMES; i++) {
        char searched[MAX_MOVES * 6] = "";
        const Candidate *c;
        size_t at = 0;
        set_position(lines->line[i * lines->count / MIDDLEGAMES]);
        begin_search(NULL);
        int count = generate_moves(&board, list, false);
        looking_at("which moves of the position are searched");
        order_moves(&order, engine, 0, MOVE_NONE, list, count);
        order.wants_values = true;
        while ((c = valued_next(&order, engine)) != NULL
               && !is_pruned(&board, c, order.next, 0))
            at += (size_t)snprintf(searched + at, sizeof searched - at, "%s ",
                                   move_text(c->move));
        pruned += c == NULL ? 0 : count - order.next + 1;
        moves += count;
        const char *book = answer(text("searched %d", i), searched);
        if (book != NULL && strcmp(book, searched) != 0)
            wrong("other moves are searched than in the book, or in another order", book,
                  searched);
    }
    good("%d of %d moves of %d middle games pruned", pruned, moves, MIDDLEGAMES);
}

static void check_values_and_pruning(void)
{
    Lines lines = read_lines("tests/data/middlegame40.sfen");
    uint64_t nodes = 0;
    check_examples();
    check_all_moves(&lines);
    check_guards();
    check_pruned(&lines);
    for (int i = 0; i < MIDDLEGAMES; i++) {
        set_position(lines.line[i * lines.count / MIDDLEGAMES]);
        looking_at("a position of a middle game, %d plies deep", DEEP);
        nodes += think_nodes(DEEP, NULL);
    }
    nodes_like_the_book("nodes",
                        text("%d middle games, %d plies deep", MIDDLEGAMES, DEEP), nodes);
}

const Part parts[] = { { "values", check_values_and_pruning }, { NULL, NULL } };
