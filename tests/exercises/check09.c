/* check09.c - the recapture extension: when a move is searched again, what the second
 * search is asked, when its score counts; and the horizon positions. */
#include "checker.h"

#include <stdlib.h>

#include "recapture.h"
#include "search.h"

enum {
    PLY = 3, DEPTH = 2,    /* where it is asked */
    MARKED = 5,            /* moves of the line that must come back */
    MIDDLEGAMES = 12,
    CLEAR = 300, NOISE = 100, /* cp: more than a pawn changing hands (190), and less */
    HORIZON_DEPTH = 3,
};

/* --- the question --- */

/* Asked of a capture on the square of a bad move; then one thing is changed. */
typedef struct {
    int ply, depth, last_value, own_value, score, beta, extended;
    bool same_square;
} Question;

static const Question usual = { .ply = PLY, .depth = DEPTH, .last_value = -150,
                                .own_value = 400, .score = -20, .beta = 100,
                                .same_square = true };

static void ask(bool wanted, Question q, const char *why)
{
    static const Move bad = 0x77 << 8 | 0x76 | PAWN << 16;
    Move takes = board_move(0x66, q.same_square ? 0x76 : 0x65, GOLD);
    looking_at("wants_recapture(): ply %d, depth %d, score %+d, beta %+d; the last move "
               "was worth %+d, this one is %+d; plies given to this line so far: %d",
               q.ply, q.depth, q.score, q.beta, q.last_value, q.own_value, q.extended);
    begin_search(NULL);
    if (q.ply > 0) {
        engine->stack[q.ply - 1].move = bad;
        engine->facts[q.ply - 1].value = q.last_value;
    }
    engine->stack[q.ply].move = takes;
    engine->facts[q.ply].value = q.own_value;
    engine->facts[q.ply].extended = q.extended;
    if (wants_recapture(engine, q.ply, q.depth, takes, q.score, q.beta) != wanted)
        wrong(why, wanted ? "yes" : "no", wanted ? "no" : "yes");
}

static void check_question(void)
{
    Question q = usual;
    set_position("startpos");
    ask(true, q, "the last move gave something away, this one takes it, and the score "
                 "does not reach beta: search it again");
    q.last_value = 0;
    ask(false, q, "a last move of value 0 gave nothing away: value < 0");
    q = usual, q.last_value = 300, q.own_value = -150;
    ask(false, q, "it is the value of the opponent's move that counts, "
                  "s->facts[ply - 1].value");
    q = usual, q.same_square = false;
    ask(false, q, "the move goes to another square than the last one: it takes nothing "
                  "back");
    q = usual, q.score = q.beta;
    ask(false, q, "a score that reaches beta is not searched again: more of the same "
                  "changes nothing, score < beta");
    q = usual, q.ply = 1;
    ask(true, q, "answers to root moves are asked, too: there the program's own "
                 "sacrifice shows (ply > 0)");
    q = usual, q.ply = 0;
    ask(false, q, "at the root there is no last move (ply > 0)");
    q = usual, q.depth = params.recapture_depth;
    ask(true, q, "RecaptureDepth is the largest depth at which it is asked");
    q.depth = params.recapture_depth + 1;
    ask(false, q, "so far above the horizon two plies more cost too much: "
                  "near_horizon()");
    q.depth = 1;
    ask(false, q, "one ply above the horizon two more cost too much: near_horizon()");
    q = usual, q.extended = 2;
    ask(true, q, "a line may be extended twice, by four plies in all");
    q.extended = 4;
    ask(false, q, "an extension that never ends: a line gets RECAPTURE_MAX plies in all, "
                  "s->facts[ply].extended counts them");
    set_option("Recapture", "false");
    ask(false, usual, "Recapture=false: nothing is searched again");
    set_option("Recapture", "true");
    good("when a move is searched again");
}

/* --- the second search --- */

static struct {
    int alpha, beta, depth, extended, count;
    bool line_left;
} child; /* of the second search, as it was entered */

static void enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    if (ply != PLY + 1 || child.count++ > 0)
        return;
    child.alpha = alpha;
    child.beta = beta;
    child.depth = depth;
    child.extended = s->facts[ply].extended;
    child.line_left = s->stack[ply].pv.length > 0;
}

static void ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)s, (void)ply, (void)fate, (void)by, (void)score;
}

static void tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)s, (void)ply, (void)fate, (void)move, (void)by;
}

/* As if a move had just been made at PLY, and its search had left a line. */
static void set_up(bool by_rule)
{
    static const Watcher watcher = { enters, ends, tells };
    begin_search(&watcher);
    engine->root_ply = board.ply - PLY - 1;
    engine->next_look = UINT64_MAX;
    engine->stack[PLY + 1].pv.length = MARKED;
    for (int i = 0; i < MARKED; i++)
        engine->stack[PLY + 1].pv.move[i] = (Move)(1000 + i);
    engine->stack[PLY + 1].by_rule = by_rule;
    engine->facts[PLY].extended = 2;
    memset(&child, 0, sizeof child);
}

static void judge_child(int score)
{
    if (child.count == 0)
        wrong("search_again() searches nothing", NULL, NULL);
    if (child.depth != DEPTH + 2)
        wrong("the second search is not two plies deeper than the first: depth + "
              "RECAPTURE_EXTRA", text("depth %d", DEPTH + 2),
              text("depth %d", child.depth));
    if (child.extended != 4)
        wrong("the plies given are not counted: s->facts[ply + 1].extended is that of "
              "`ply` and RECAPTURE_EXTRA, or the extension never ends", text("4"),
              text("%d", child.extended));
    if (child.alpha >= child.beta)
        wrong("the window has the wrong signs, or alpha and beta were not exchanged: the "
              "child's is (-beta, -alpha)", NULL,
              text("window (%s, %s)", score_text(child.alpha), score_text(child.beta)));
    if (-child.beta > score + CLEAR || -child.alpha < score + CLEAR)
        wrong("the window of the second search leaves no room for a real gain: a score "
              "RECAPTURE_GAIN better must lie inside",
              text("%s and more inside", score_text(-score - CLEAR)),
              text("window (%s, %s)", score_text(child.alpha), score_text(child.beta)));
    if (child.line_left)
        wrong("the line of the first search is still there when the second begins: "
              "next->pv.length = 0", NULL, NULL);
}

static bool line_is_as_before(void)
{
    const Line *line = &engine->stack[PLY + 1].pv;
    bool same = line->length == MARKED;
    for (int i = 0; same && i < MARKED; i++)
        same = line->move[i] == (Move)(1000 + i);
    return same;
}

/* The first score was `score`; the second search finds `value`. */
static void judge_again(int score, int value)
{
    bool counts = value >= score + CLEAR;
    looking_at("search_again(): the first search said %s, two plies deeper it is %s",
               score_text(score), score_text(value));
    set_up(true);
    int seen = search_again(engine, -SCORE_INFINITE, SCORE_INFINITE, DEPTH, PLY, score);
    judge_child(score);
    if (board.ply != engine->root_ply + PLY + 1)
        wrong("search_again() is called with the move made, and leaves it so", NULL,
              NULL);
    if (counts && seen == -value)
        wrong("the score has the wrong sign: what the child returns is good for the "
              "opponent", score_text(value), score_text(seen));
    if (counts && seen != value)
        wrong("a second score that is much better has found a real loss: it counts",
              score_text(value), score_text(seen));
    if (!counts && seen != score)
        wrong(seen == value && value > score
                  ? "the second score counts although it is hardly better: less than a "
                    "pawn changing hands is noise (RECAPTURE_GAIN)"
                  : "the second score counts although it is not better",
              score_text(score), score_text(seen));
    if (!counts && !line_is_as_before())
        wrong("the first score stays, but its line is gone: keep next->pv, and put it "
              "back", NULL, NULL);
    if (!counts && !engine->stack[PLY + 1].by_rule)
        wrong("the first score stays, but what was known of a repetition is gone: keep "
              "next->by_rule, and put it back", NULL, NULL);
    if (counts && line_is_as_before())
        wrong("the second score counts, but the line is that of the first", NULL, NULL);
}

/* Without pruning, and with no extension inside: the value of a search is then the same
 * in every window. */
static void check_again(void)
{
    Lines lines = read_lines("tests/data/middlegame40.sfen");
    set_option("ForwardPruning", "false");
    set_option("Recapture", "false");
    set_option("TableCuts", "false");
    for (int i = 0; i < MIDDLEGAMES; i++) {
        set_position(lines.line[i * lines.count / MIDDLEGAMES]);
        set_up(false);
        int value = -search(engine, -SCORE_INFINITE, SCORE_INFINITE, DEPTH + 2, PLY + 1);
        judge_again(value - CLEAR, value);
        judge_again(value - NOISE, value);
        judge_again(value + NOISE, value);
    }
    set_option("ForwardPruning", "true");
    set_option("Recapture", "true");
    set_option("TableCuts", "true");
    good("what the second search is asked, and when its score counts, %d times",
         3 * MIDDLEGAMES);
}

/* --- the positions --- */

static void check_horizon(void)
{
    Lines lines = read_lines("tests/data/horizon.tsv");
    for (int i = 0; i < lines.count; i++) {
        char *name = lines.line[i], *sfen = cut(name), *avoid = cut(cut(sfen));
        cut(avoid);
        set_position(sfen);
        looking_at("%s of tests/data/horizon.tsv, %d plies deep", name, HORIZON_DEPTH);
        Answer found = think_at(HORIZON_DEPTH);
        if (strcmp(move_text(found.move), avoid) == 0)
            wrong(text("the horizon position %s: %s gives something away only to push a "
                       "loss behind the horizon", name, avoid),
                  "another move", text("%s, %s", avoid, score_text(found.score)));
    }
    good("%d horizon positions solved", lines.count);
}

static void check_recapture(void)
{
    Lines lines = read_lines("tests/data/middlegame40.sfen");
    uint64_t nodes = 0;
    check_question();
    check_again();
    check_horizon();
    for (int i = 0; i < MIDDLEGAMES; i++) {
        set_position(lines.line[i * lines.count / MIDDLEGAMES]);
        looking_at("a position of a middle game, 4 plies deep");
        nodes += think_nodes(4, NULL);
    }
    nodes_like_the_book("nodes", text("%d middle games, 4 plies deep", MIDDLEGAMES),
                        nodes);
}

const Part parts[] = { { "recapture", check_recapture }, { NULL, NULL } };
