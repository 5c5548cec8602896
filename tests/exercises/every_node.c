/* every_node.c - see every_node.h. */
#include "every_node.h"

/* A node that is being searched, and what its children have said so far. */
typedef struct {
    bool open;
    uint64_t key;
    int alpha, beta, depth;
    Move list[MAX_MOVES];
    bool seen[MAX_MOVES];
    int count, children; /* moves there are, moves searched */
    int best, last, unturned; /* scores: the largest, the last, without the sign turned */
    Move best_move;
} Node;

static Node nodes[MAX_PLY + 4];
static bool with_window;
static void (*tell_end)(int ply, int alpha, int beta, int score);
uint64_t nodes_cut;

static const char *window_text(int alpha, int beta)
{
    return text("window (%s, %s)", score_text(alpha), score_text(beta));
}

/* --- a node begins --- */

static void open_node(const Search *s, int alpha, int beta, int depth, int ply)
{
    Node *node = &nodes[ply];
    node->open = true;
    node->key = position_key(s->pos);
    node->alpha = alpha;
    node->beta = beta;
    node->depth = depth;
    node->count = search_moves(s, ply, node->list);
    memset(node->seen, 0, sizeof node->seen);
    node->children = 0;
    node->best = node->last = node->unturned = -SCORE_INFINITE;
    node->best_move = MOVE_NONE;
}

/* Is the position the one that belongs to this ply? */
static void judge_place(const Search *s, int ply)
{
    int made = s->pos->ply - s->root_ply;
    if (made == ply + 1 && nodes[ply].open)
        wrong("the ply is not counted: a child is one ply farther from the root",
              text("search(..., ply + 1), ply %d", ply + 1), text("ply %d", ply));
    if (made > ply)
        wrong("a move was made and not taken back: search_unmake() is missing, or is not "
              "reached", text("%d moves made at ply %d", ply, ply), text("%d", made));
    if (made < ply)
        wrong("a node was searched although its move was not made, or was taken back "
              "too early: search_make()", text("%d moves made at ply %d", ply, ply),
              text("%d", made));
    if (nodes[ply].open)
        wrong("the node before this one came back without search_ends(): end with "
              "`return search_ends(...)`", NULL, NULL);
}

static void judge_move(Node *parent, Move move)
{
    int i = 0;
    while (i < parent->count && parent->list[i] != move)
        i++;
    if (i == parent->count)
        wrong(text("%s is none of the moves there are in the position before",
                   move_text(move)), NULL, NULL);
    if (parent->seen[i])
        wrong(text("%s was searched twice in the same node", move_text(move)), NULL,
              NULL);
    parent->seen[i] = true;
}

/* A child's window is the parent's, seen by the other side: signs turned, places
 * exchanged, and alpha is as large as the best score so far. */
static void judge_window(const Node *parent, int alpha, int beta)
{
    int low = parent->best > parent->alpha ? parent->best : parent->alpha;
    int high = parent->beta;
    const char *cause = "the child's window is not (-beta, -alpha)";
    if (alpha == -high && beta == -low)
        return;
    if (alpha == -low && beta == -high && low == -high)
        cause = "alpha and beta were not exchanged, or the window has the wrong signs: "
                "the child's window is (-beta, -alpha)";
    else if (alpha == -low && beta == -high)
        cause = "alpha and beta were not exchanged: what I am sure of is what the "
                "opponent can't get more than, so the child's window is (-beta, -alpha)";
    else if (alpha == low && beta == high)
        cause = "the window was passed on as it is: the child sees it from the other "
                "side, (-beta, -alpha)";
    else if (alpha == high && beta == low)
        cause = "the window has the wrong signs: the child's is (-beta, -alpha)";
    else if (alpha == -high && beta == -parent->alpha)
        cause = "alpha was not raised: once a move is worth more than alpha, the next "
                "ones must beat that (alpha = score)";
    else if (alpha == -SCORE_INFINITE && beta == SCORE_INFINITE)
        cause = "no window is passed on: the child is searched with an open one";
    wrong(cause, window_text(-high, -low), window_text(alpha, beta));
}

static void enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    judge_place(s, ply);
    if (ply == 0)
        nodes_cut = 0;
    else {
        Node *parent = &nodes[ply - 1];
        Move move = s->stack[ply - 1].move;
        if (depth != parent->depth - 1)
            wrong("the depth is not counted down: a child is searched with depth - 1",
                  text("depth %d", parent->depth - 1), text("depth %d", depth));
        judge_move(parent, move);
        if (with_window && parent->best >= parent->beta)
            wrong(text("no cut-off: %s was searched although %s had already reached "
                       "beta%s", move_text(move), move_text(parent->best_move),
                       parent->best == parent->beta
                           ? " (a score equal to beta is enough: score >= beta)" : ""),
                  text("an end after a score of %s, since beta is %s",
                       score_text(parent->best), score_text(parent->beta)),
                  "one more child");
        if (with_window && depth > 0) /* the horizon knows no window */
            judge_window(parent, alpha, beta);
    }
    open_node(s, alpha, beta, depth, ply);
}

/* --- a node ends --- */

static void judge_mate(const Node *node, int ply, Fate fate, int score)
{
    int mated = -SCORE_MATE + ply;
    if (node->count > 0 && fate == BY_MATE)
        wrong("the node was called mate although there are moves", NULL, NULL);
    if (node->count > 0 || (fate == BY_MATE && score == mated))
        return;
    wrong(score == -SCORE_MATE
              ? "the distance of a mate is missing: -SCORE_MATE + ply, so that a nearer "
                "mate is worth more"
              : score == -mated
              ? "the sign of mate is wrong: the side to move, which has no move, has lost"
              : "there is no move here: that is mate, for the side to move "
                "-SCORE_MATE + ply",
          score_text(mated), score_text(score));
}

static void judge_count(const Node *node)
{
    bool reached = with_window && node->best >= node->beta;
    if (node->children == node->count || reached)
        return;
    if (node->children == 0)
        wrong("no move was searched", text("%d children", node->count), "none");
    wrong(with_window
              ? "your search cuts off although the window says that it must not: no "
                "move has reached beta yet"
              : "moves were left out: negamax searches them all",
          text("%d children (best score so far %s, beta %s)", node->count,
               score_text(node->best), score_text(node->beta)),
          text("%d children", node->children));
}

static void judge_score(const Node *node, int score)
{
    if (score == node->best)
        return;
    const char *cause = "the node's score is not the largest of its moves' scores";
    if (score == node->unturned)
        cause = "the score has the wrong sign: what a child returns is good for the "
                "opponent, and counts with its sign turned";
    else if (with_window && (score == node->alpha || score == node->beta))
        cause = "the edge of the window was returned (fail-hard): wanted is the best "
                "score seen, wherever it lies (fail-soft)";
    else if (score == -SCORE_INFINITE)
        cause = "the best score was not kept: best = score, whenever it is larger";
    else if (score == node->last)
        cause = "the score of the last move was returned, not the largest";
    else if (score < node->best)
        cause = "a smaller score than the largest was returned: each side takes the best "
                "for itself, score > best";
    wrong(cause, text("%s, by %s", score_text(node->best), move_text(node->best_move)),
          score_text(score));
}

/* The line in front of the node must begin with its best move. */
static void judge_line(const Search *s, const Node *node, int ply)
{
    const Line *line = &s->stack[ply].pv;
    if (with_window && node->best <= node->alpha)
        return;
    if (line->length == 0 || line->move[0] != node->best_move)
        wrong("the line does not begin with the best move: search_update_pv() belongs "
              "where a move turns out best, and only there",
              move_text(node->best_move),
              line->length == 0 ? "no line" : move_text(line->move[0]));
}

static void tell_parent(int ply, Move move, int score)
{
    if (ply == 0)
        return;
    Node *parent = &nodes[ply - 1];
    parent->children++;
    parent->last = -score;
    if (score > parent->unturned)
        parent->unturned = score;
    if (-score > parent->best) {
        parent->best = -score;
        parent->best_move = move;
    }
}

static void ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)by;
    Node *node = &nodes[ply];
    if (s->stop)
        return;
    if (!node->open)
        wrong("a node ended twice, or before it was counted by search_stopped()", NULL,
              NULL);
    if (fate == BY_MOVES || fate == BY_MATE) {
        if (s->pos->ply - s->root_ply != ply || position_key(s->pos) != node->key)
            wrong("at its end a node finds another position than at its beginning: every "
                  "search_make() needs its search_unmake()", NULL, NULL);
        judge_mate(node, ply, fate, score);
    }
    if (fate == BY_MOVES) {
        judge_count(node);
        judge_score(node, score);
        judge_line(s, node, ply);
        nodes_cut += score >= node->beta;
        if (tell_end != NULL)
            tell_end(ply, node->alpha, node->beta, score);
    }
    node->open = false;
    tell_parent(ply, ply > 0 ? s->stack[ply - 1].move : MOVE_NONE, score);
}

static void tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)s, (void)ply, (void)fate, (void)move, (void)by;
}

const Watcher *watch_every_node(bool window,
                                void (*ended)(int ply, int alpha, int beta, int score))
{
    static const Watcher watcher = { enters, ends, tells };
    memset(nodes, 0, sizeof nodes);
    with_window = window;
    tell_end = ended;
    return &watcher;
}
