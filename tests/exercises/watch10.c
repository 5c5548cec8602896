/* watch10.c - see watch10.h. */
#include "watch10.h"

#include <stdlib.h>

#include "search.h"
#include "whole_node.h"

/* A node that is being searched. */
typedef struct {
    bool open, in_check;
    int alpha, beta; /* alpha: raised as moves are searched */
    int depth;       /* left for its moves, after reductions of the node */
    int whole_depth; /* ... and before */
    int eval;        /* static value */
    int hoped;       /* the most that moves left out may be worth, by what was told */
    /* a pass */
    bool passed;
    int pass_score;
    /* the move being searched from here */
    Move move, marked;   /* `marked`: the one that `less` and `more` are for */
    int searched, less, more;
    int tries, tried_depth, score; /* searches of it so far; the last one's */
    bool narrow;                   /* the last one's window had no width */
} Node;

static Node nodes[MAX_PLY + 4];
Counts count;
bool watch_null, watch_futility, watch_late;

static const char *window_text(int alpha, int beta)
{
    return text("window (%s, %s)", score_text(alpha), score_text(beta));
}

/* --- null move --- */

static void judge_pass(const Search *s, Node *parent, int alpha, int beta, int depth,
                       int ply)
{
    if (s->pos->history[s->pos->ply - 1].move != MOVE_NONE)
        wrong("no pass was made: move_make_null() and move_unmake_null()", NULL, NULL);
    if (parent->in_check)
        wrong("a null move in check: the king would be taken; whoever is in check must "
              "answer", NULL, NULL);
    if (parent->beta - parent->alpha > 1)
        wrong("a null move in a node whose window has a width: there the score itself is "
              "wanted (may_decide())", NULL, window_text(parent->alpha, parent->beta));
    if (ply > 1 && s->stack[ply - 2].move == MOVE_NONE)
        wrong("a null move answers a null move: it only gives the first one back "
              "(after_pass())", NULL, NULL);
    if (is_loss_score(parent->beta))
        wrong("a null move where beta is a lost mate: everything reaches that "
              "(may_decide())", NULL, NULL);
    if (parent->whole_depth < 3)
        wrong("a null move so near the horizon: NULL_DEPTH plies must be left",
              "depth 3 or more", text("depth %d", parent->whole_depth));
    if (parent->eval < parent->beta)
        wrong("a null move although the static value is below beta: a pass will hardly "
              "reach it",
              text("static value at least %+d", parent->beta), text("%+d", parent->eval));
    if (depth >= parent->whole_depth - 1)
        wrong("the pass is searched as deeply as a move: a shallower search is enough to "
              "see that the position is too good (and two passes would never end)",
              text("depth %d at most", parent->whole_depth - 2), text("depth %d", depth));
    if (alpha != -parent->beta || beta != -parent->beta + 1)
        wrong("the window after a pass: all that is asked is whether beta is reached, so "
              "seen from the other side it is (-beta, -beta + 1)",
              window_text(-parent->beta, -parent->beta + 1), window_text(alpha, beta));
    count.passes++;
}

/* The node decided itself after a pass. */
static void judge_null_end(const Node *node, int by, int score)
{
    if (!node->passed)
        wrong("the node was decided by a null move, but none was searched", NULL, NULL);
    if (by != node->pass_score && by == -node->pass_score)
        wrong("the score after the pass has the wrong sign: what the opponent gets "
              "counts against me", text("%+d", node->pass_score), text("%+d", by));
    if (by < node->beta)
        wrong("the node was decided although the pass does not reach beta",
              text("%+d or more", node->beta), text("%+d", by));
    if (is_win_score(score))
        wrong("a mate after a pass is not proved: the opponent could have used the move; "
              "return beta instead", score_text(node->beta), score_text(score));
    if (score < node->beta)
        wrong("a node that a pass decides is worth at least beta",
              text("%+d or more", node->beta), score_text(score));
    count.by_pass++;
}

/* The first move is searched: what did the pass say before? */
static void judge_after_pass(const Search *s, const Node *node, int ply)
{
    const Facts *facts = &s->facts[ply];
    bool threat = node->passed && is_loss_score(node->pass_score);
    if (node->passed && node->pass_score >= node->beta && params.null_move == NULL_PRUNE)
        wrong("the pass reached beta, and the node goes on: with NullMove=prune it ends "
              "there", NULL, text("after the pass %+d, beta %+d", node->pass_score,
                                  node->beta));
    if (facts->mate_threat != threat)
        wrong(threat ? "after a pass the opponent mates: facts->mate_threat must say so, "
                       "since the move that defends may look odd"
                     : "facts->mate_threat is set although no pass at this node has "
                       "shown a mate: it is of another node",
              NULL, NULL);
    if (facts->null_reduced && params.null_move == NULL_PRUNE)
        wrong("facts->null_reduced is set although no pass at this node reached beta",
              NULL, NULL);
}

/* --- futility --- */

static void judge_node_futility(const Node *node, int by, int score)
{
    if (node->in_check)
        wrong("futility in check: there is no static value there (may_decide())", NULL,
              NULL);
    if (node->beta - node->alpha > 1)
        wrong("futility in a node whose window has a width (may_decide())", NULL,
              window_text(node->alpha, node->beta));
    if (is_loss_score(node->beta))
        wrong("futility where beta is a lost mate (may_decide())", NULL, NULL);
    if (node->eval - abs(by) < node->beta)
        wrong("the margin is on the wrong side: the opponent will lower the static "
              "value, so even less a margin it must reach beta",
              text("static value %+d - margin %d >= beta %+d", node->eval, abs(by),
                   node->beta), "it is not");
    if (by != futility_margin(node->whole_depth))
        wrong("the margin is that of another depth: futility_margin(depth)",
              text("%d", futility_margin(node->whole_depth)), text("%d", by));
    if (score < node->beta || is_win_score(score))
        wrong("a node that futility decides is worth what the static value says, beta or "
              "more", text("%+d", node->eval), score_text(score));
    count.node_futile++;
}

static void judge_move_futility(const Search *s, Node *node, Move move, int by)
{
    bool quiet = move_is_quiet(s->pos, move);
    if (!quiet)
        wrong(text("%s captures or promotes: what it gains is more than a quiet move's "
                   "margin (plain)", move_text(move)), NULL, NULL);
    if (move_gives_check(s->pos, move))
        wrong(text("%s gives check, and was called futile: a check may be mate (plain)",
                   move_text(move)), NULL, NULL);
    if (by <= futility_margin(node->depth))
        wrong("what a quiet move may gain at once is missing: MOVE_FUTILITY_BASE on top "
              "of the margin",
              text("more than %d", futility_margin(node->depth)), text("%d", by));
    if (node->eval + by > node->alpha)
        wrong(text("%s was called futile, but with the margin it beats alpha",
                   move_text(move)),
              text("static value %+d and %d at or below alpha %+d", node->eval, by,
                   node->alpha), "it is above");
    int most = node->eval + by < node->alpha ? node->eval + by : node->alpha;
    node->hoped = most > node->hoped ? most : node->hoped;
    count.move_futile++;
}

/* --- late moves --- */

static void judge_late(const Search *s, const Node *node, Move move, int by, int ply)
{
    const Facts *facts = &s->facts[ply];
    bool improving = ply >= 2 && facts->static_eval > facts[-2].static_eval;
    int least = (5 + node->depth * node->depth) / (improving ? 1 : 2);
    if (!move_is_quiet(s->pos, move) || move_gives_check(s->pos, move))
        wrong(text("%s captures, promotes or gives check, and was left out as late "
                   "(plain)", move_text(move)), NULL, NULL);
    if (by < least)
        wrong(text("%s was left out too early: at depth %d so many moves must have "
                   "failed before%s", move_text(move), node->depth,
                   improving ? ", since the static value is better than two plies ago"
                             : ""), text("%d", least), text("%d", by));
    count.late++;
}

static void judge_reduction(const Search *s, const Node *node, Move move, int by, int ply)
{
    if (node->in_check)
        wrong(text("a reduction in check: %s may be the only answer", move_text(move)),
              NULL, NULL);
    if (!move_is_quiet(s->pos, move))
        wrong(text("%s captures or promotes, and is reduced", move_text(move)), NULL,
              NULL);
    if (s->facts[ply].mate_threat)
        wrong("a reduction where the opponent threatens mate: the move that defends may "
              "be an odd one (mate_threat)", NULL, move_text(move));
    if (node->searched < 3)
        wrong("one of the first moves is reduced: REDUCTION_MOVES of them are searched "
              "in full", text("3 before it"), text("%d", node->searched));
    if (by < 1 || by > node->depth - 2)
        wrong("the reduction leaves no ply: a move that is not searched can't surprise; "
              "at most depth - 2", text("1 to %d plies", node->depth - 2),
              text("%d plies at depth %d", by, node->depth));
    count.reduced++;
}

/* A move's search: in which window, how deeply? */
static void judge_try(Node *node, int alpha, int beta, int depth)
{
    int full = node->depth - 1 + node->more, low = -beta, high = -alpha;
    bool first = node->searched == 0;
    bool narrow = high == node->alpha + 1 && low == node->alpha;
    bool whole = high == node->beta && low == node->alpha;
    int wanted = node->tries == 0 ? full - node->less : full;
    if (!narrow && !whole)
        wrong("the window of a move is neither the whole one, (-beta, -alpha) for the "
              "child, nor one without width above alpha, (-(alpha + 1), -alpha)",
              text("%s or %s", window_text(-node->beta, -node->alpha),
                   window_text(-node->alpha - 1, -node->alpha)),
              window_text(alpha, beta));
    if (node->tries > 0 && node->score <= node->alpha)
        wrong("a move that has not beaten alpha is searched again: the proof is there",
              NULL, move_text(node->move));
    if (node->tries > 0 && node->tried_depth >= full && !node->narrow)
        wrong("a move is searched again in the same way", NULL, move_text(node->move));
    if (node->tries == 0 && node->less == 0 && (first || !params.pvs) && !whole)
        wrong("the first move gets the whole window: nothing is known yet that it must "
              "beat", window_text(-node->beta, -node->alpha), window_text(alpha, beta));
    if (node->tries == 0 && (node->less > 0 || (!first && params.pvs)) && !narrow)
        wrong("a late move is searched with the whole window at once: first it must "
              "prove that it beats alpha, (-(alpha + 1), -alpha)",
              window_text(-node->alpha - 1, -node->alpha), window_text(alpha, beta));
    if (depth != (wanted > 0 ? wanted : 0))
        wrong(node->tries > 0 ? "the second search of a reduced move is not of full depth"
              : node->less > 0
              ? "the reduction that reduction() names is not the one that is made"
              : "a move that is not reduced is searched at another depth",
              text("depth %d", wanted), text("depth %d", depth));
    count.again += node->tries > 0 && node->less > 0;
}

/* The move has been searched for the last time. Was that enough? */
static void judge_move_done(const Node *node)
{
    if (node->tries == 0 || node->score <= node->alpha)
        return;
    if (node->tries == 1 && node->less > 0)
        wrong("a reduced move beat alpha, and was believed: it must be searched again at "
              "full depth",
              text("%s once more, at depth %d", move_text(node->move),
                   node->depth - 1 + node->more),
              text("%+d of a search %d plies shallower", node->score, node->less));
    if (node->narrow && node->score < node->beta)
        wrong("a score from a window without width was taken for the value: it only says "
              "that the move beats alpha; search it once more with (-beta, -alpha)",
              text("%s once more", move_text(node->move)), score_text(node->score));
}

/* --- watching --- */

static void move_done(Node *node)
{
    if (node->tries > 0 && watch_late)
        judge_move_done(node);
    if (node->tries > 0 && node->score > node->alpha)
        node->alpha = node->score;
    node->searched += node->tries > 0;
    node->tries = 0;
}

static void enter_child(const Search *s, Node *parent, int alpha, int beta, int depth,
                        int ply)
{
    Move move = s->stack[ply - 1].move;
    if (move == MOVE_NONE) {
        if (watch_null)
            judge_pass(s, parent, alpha, beta, depth, ply);
        parent->passed = true;
        return;
    }
    if (move != parent->move)
        move_done(parent);
    if (parent->searched == 0 && parent->tries == 0 && watch_null)
        judge_after_pass(s, parent, ply - 1);
    if (move != parent->marked)
        parent->less = parent->more = 0;
    parent->move = move;
    if (watch_late)
        judge_try(parent, alpha, beta, depth);
    parent->tries++;
    parent->tried_depth = depth;
    parent->narrow = beta - alpha == 1 && parent->beta - parent->alpha > 1;
}

static void enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    int made = s->pos->ply - s->root_ply;
    if (made != ply)
        wrong("at a node other moves are made than there are plies: each search_make() "
              "and move_make_null() is to be taken back",
              text("%d moves", ply), text("%d moves", made));
    if (ply > 0 && nodes[ply - 1].whole_depth > 0)
        enter_child(s, &nodes[ply - 1], alpha, beta, depth, ply);
    nodes[ply] = (Node){ .open = true, .in_check = s->pos->in_check, .alpha = alpha,
                         .beta = beta, .depth = depth, .whole_depth = depth,
                         .hoped = -SCORE_INFINITE };
}

static void ends(const Search *s, int ply, Fate fate, int by, int score)
{
    Node *node = &nodes[ply];
    if (s->stop)
        return;
    if (fate == BY_NULL_MOVE && watch_null)
        judge_null_end(node, by, score);
    if (fate == BY_FUTILITY && watch_futility)
        judge_node_futility(node, by, score);
    if (fate == BY_MOVES && node->whole_depth > 0) {
        int alpha = node->alpha;
        move_done(node);
        if (watch_futility && score < node->hoped && score < alpha)
            wrong("the node's bound forgets the moves left out: they were not searched, "
                  "so it must not be below what was hoped for of them (note_left_out())",
                  text("%+d or more", node->hoped), score_text(score));
    }
    node->open = false;
    if (ply == 0 || nodes[ply - 1].whole_depth <= 0)
        return;
    Node *parent = &nodes[ply - 1];
    if (s->stack[ply - 1].move == MOVE_NONE)
        parent->pass_score = -score;
    else
        parent->score = -score;
}

static void tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    Node *node = &nodes[ply];
    if (s->stop || node->whole_depth <= 0)
        return;
    switch (fate) {
    case IS_WORTH: node->eval = by; break;
    case LESS_NULL_MOVE: case LESS_INTERNAL: node->depth -= by; break;
    case OUT_FUTILITY:
        move_done(node);
        if (watch_futility)
            judge_move_futility(s, node, move, by);
        break;
    case OUT_LATE:
        move_done(node);
        if (watch_late)
            judge_late(s, node, move, by, ply);
        break;
    case LESS_LATE: case MORE_CHECK:
        move_done(node);
        if (fate == LESS_LATE && watch_late)
            judge_reduction(s, node, move, by, ply);
        node->marked = move;
        node->less = fate == LESS_LATE ? by : 0;
        node->more = fate == MORE_CHECK ? by : 0;
        break;
    default: break;
    }
}

const Watcher *watch_techniques(void)
{
    static const Watcher watcher = { enters, ends, tells };
    memset(&count, 0, sizeof count);
    return &watcher;
}

void forget_root(void) { nodes[0] = (Node){ 0 }; }
