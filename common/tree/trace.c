/* trace.c - see trace.h: the tree of a search. */
#include "tree/trace.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_ROOM = 1 << 12, /* entries */
    MOST = 1 << 22,       /* entries: about 120 MB */
};

/* The Watcher is the first part of the Trace. */
static Trace *trace_of(const Search *s) { return (Trace *)s->request.watch; }

/* --- storing --- */

/* No more memory: what is farthest from the root is given up, and then only counted. */
static void drop_deepest(Trace *t)
{
    int kept = 0, deepest = 0;
    for (int i = 0; i < t->count; i++)
        deepest = t->node[i].ply > deepest ? t->node[i].ply : deepest;
    t->plies = deepest - 1;
    for (int i = 0; i < t->count; i++) {
        int ply = t->node[i].ply;
        if (ply > t->plies)
            continue;
        if (t->open[ply].entry == i)
            t->open[ply].entry = kept;
        if (ply > 0 && t->open[ply - 1].child == i)
            t->open[ply - 1].child = kept;
        t->node[kept++] = t->node[i];
    }
    for (int ply = deepest; ply < MAX_PLY; ply++) {
        t->open[ply].entry = -1;
        t->open[ply > 0 ? ply - 1 : 0].child = -1;
    }
    t->count = kept;
    /* Behind what lies below an entry stands the next one not farther from the root. */
    for (int i = kept - 1; i >= 0; i--) {
        int end = i + 1;
        while (end < kept && t->node[end].ply > t->node[i].ply)
            end = t->node[end].end;
        t->node[i].end = end;
    }
}

/* Room for one more entry, if there is memory for it. */
static void make_room(Trace *t)
{
    int room = t->room ? 2 * t->room : FIRST_ROOM;
    TraceNode *more = room > MOST ? NULL : realloc(t->node, (size_t)room * sizeof *more);
    if (more != NULL) {
        t->node = more;
        t->room = room;
    } else if (t->count > 0) {
        drop_deepest(t);
    }
}

/* A new entry at the end; -1: it is not to be stored. */
static int add_entry(Trace *t, int ply, Move move)
{
    if (ply <= t->plies && t->count == t->room)
        make_room(t);
    if (ply > t->plies || t->count == t->room)
        return -1;
    t->node[t->count] = (TraceNode){
        .end = t->count + 1, .move = move, .ply = (uint8_t)ply,
        .eval = NO_STATIC, .why = WHY_STOPPED,
    };
    return t->count++;
}

/* The entry at this index, or what stands for it if it is not stored. */
static TraceNode *node_at(Trace *t, int index)
{
    return index < 0 ? &t->unstored : &t->node[index];
}

static void count_reason(Trace *t, int why, int times)
{
    t->total[why] += (uint64_t)times;
    t->shown[why] += (uint64_t)times;
}

/* Nodes at `ply` and deeper have ended; those that nobody told about by a stop. */
static void close_from(Trace *t, const Search *s, int ply)
{
    for (; t->open_ply >= ply; t->open_ply--) {
        const TraceOpen *open = &t->open[t->open_ply];
        TraceNode *node = node_at(t, open->entry);
        node->end = t->count;
        node->nodes = (uint32_t)(s->nodes - open->nodes_before);
    }
}

/* The first node of an iteration: those before are forgotten. */
static void new_iteration(Trace *t, int depth)
{
    t->depth = depth;
    t->count = 0;
    t->plies = t->wanted;
    memset(t->shown, 0, sizeof t->shown);
    memset(t->ply_nodes, 0, sizeof t->ply_nodes);
}

/* --- what the search tells --- */

/* A number of the side to move at a node, as the side sees it that moved there. */
static int16_t seen(int ply, int number) { return (int16_t)(ply > 0 ? -number : number); }

/* A move has led from the node `parent` to `node`. */
static void add_child(TraceOpen *parent, TraceNode *node, int entry, Move move)
{
    bool again = parent->searched > 0 && parent->child_move == move;
    if (again)
        node->marks |= MARK_AGAIN;
    if (parent->marked == move) {
        node->marks |= parent->marks;
        node->less = (int8_t)parent->less;
        /* A check is deeper each time; the others are for the next search alone. */
        parent->marks &= MARK_CHECK;
        parent->less = 0;
    }
    parent->seen += !again;
    parent->searched++;
    parent->child = entry;
    parent->child_move = move;
}

static void enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    Trace *t = trace_of(s);
    close_from(t, s, ply);
    if (ply == 0 && s->root_depth != t->depth)
        new_iteration(t, s->root_depth);
    t->ply_nodes[ply]++;
    t->iteration_nodes[t->depth]++;
    TraceOpen *parent = ply > 0 ? &t->open[ply - 1] : NULL;
    Move move = parent ? s->stack[ply - 1].move : MOVE_NONE;
    int entry = add_entry(t, ply, move);
    TraceNode *node = node_at(t, entry);
    node->alpha = seen(ply, parent ? beta : alpha);
    node->beta = seen(ply, parent ? alpha : beta);
    node->depth = (int8_t)depth;
    if (parent)
        add_child(parent, node, entry, move);
    else if (entry > 0) /* in another window, or without the best move */
        node->marks |= MARK_AGAIN;
    t->open[ply] = (TraceOpen){ .entry = entry, .child = -1, .nodes_before = s->nodes - 1,
                                .alpha = alpha, .beta = beta };
    t->open_ply = ply;
}

static void add_out(Trace *t, const Search *s, int ply, Fate fate, Move move, int by)
{
    int entry = add_entry(t, ply + 1, move);
    if (entry < 0)
        return;
    TraceNode *node = &t->node[entry];
    node->why = (uint8_t)fate;
    node->by = (int16_t)by;
    if (fate == OUT_EXCHANGE || fate == OUT_LOSING)
        node->score = (int16_t)exchange_move(s->pos, move);
}

/* Forward pruning may leave out a move and with it all the rest, of which nobody was
 * told: those of them that are not there yet. */
static void add_rest(Trace *t, const Search *s, int ply)
{
    Move list[MAX_MOVES];
    JudgedMove judged[MAX_MOVES];
    const TraceOpen *open = &t->open[ply];
    int count = search_moves(s, ply, list);
    int rest = count > open->seen ? count - open->seen : 0;
    count_reason(t, OUT_FORWARD, rest);
    int all = rest > 0 && open->entry >= 0 ? chapter.judge_moves(s->pos, judged) : 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < all; j++) {
            if (open->entry < 0 || ply >= t->plies)
                return;
            t->node[open->entry].end = t->count;
            if (judged[j].move == list[i] && trace_child(t, open->entry, list[i]) < 0)
                add_out(t, s, ply, OUT_FORWARD, list[i], judged[j].value);
        }
}

static void ends(const Search *s, int ply, Fate fate, int by, int score)
{
    Trace *t = trace_of(s);
    if (s->stop || ply > t->open_ply)
        return;
    TraceOpen *open = &t->open[ply];
    close_from(t, s, ply + 1);
    if (fate == BY_MOVES && open->rest_pruned)
        add_rest(t, s, ply);
    int why = fate != BY_MOVES       ? (int)fate
        : score >= open->beta        ? WHY_BETA
        : score <= open->alpha       ? WHY_ALL
                                     : (int)BY_MOVES;
    count_reason(t, why, 1);
    TraceNode *node = node_at(t, open->entry);
    node->why = (uint8_t)why;
    node->score = seen(ply, score);
    node->by = (int16_t)by;
    close_from(t, s, ply);
}

/* Something about the next move. */
static void note_next(TraceOpen *open, Move move, uint8_t mark, int less)
{
    if (open->marked != move)
        open->marks = 0;
    open->marked = move;
    open->marks |= mark;
    open->less = (uint8_t)less;
}

static void tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    Trace *t = trace_of(s);
    if (s->stop || ply > t->open_ply)
        return;
    TraceOpen *open = &t->open[ply];
    if (fate < LESS_LATE)
        close_from(t, s, ply + 1);
    TraceNode *node = node_at(t, open->entry), *child = node_at(t, open->child);
    child = child->move == move ? child : &t->unstored;
    switch (fate) {
    case LESS_LATE: note_next(open, move, MARK_LATE, by); break;
    case MORE_CHECK: note_next(open, move, MARK_CHECK, 0); break;
    case MORE_RECAPTURE: note_next(open, move, MARK_RECAPTURE, 0); break;
    case LESS_NULL_MOVE: case LESS_INTERNAL:
        node->marks |= fate == LESS_INTERNAL ? MARK_INTERNAL : MARK_NULL_MOVE;
        node->node_less = (int8_t)(node->node_less + by);
        break;
    case IS_BEST: child->marks |= MARK_BEST; break;
    case IS_TAKEN: child->marks |= MARK_TAKEN; break;
    case IS_WORTH: node->eval = seen(ply, by); break;
    default:
        open->rest_pruned |= fate == OUT_FORWARD;
        open->seen++;
        add_out(t, s, ply, fate, move, by);
    }
    count_reason(t, (int)fate, 1);
}

/* --- searching --- */

void trace_search(Trace *t, Search *s, const Position *pos, const Request *request,
                  int plies)
{
    Request watched = *request;
    *t = (Trace){ .watcher = { enters, ends, tells }, .wanted = plies, .plies = plies,
                  .open_ply = -1 };
    think_new_game(s);
    watched.watch = &t->watcher;
    sfen_write(pos, t->position);
    t->answer = think(s, pos, &watched);
    close_from(t, s, 0);
}

void trace_free(Trace *t) { free(t->node); }

/* --- reading --- */

int trace_first(const Trace *t, int parent)
{
    assert(parent >= 0 && parent < t->count);
    return parent + 1 < t->node[parent].end ? parent + 1 : -1;
}

int trace_next(const Trace *t, int parent, int entry)
{
    return t->node[entry].end < t->node[parent].end ? t->node[entry].end : -1;
}

int trace_child(const Trace *t, int parent, Move move)
{
    int found = -1;
    for (int i = trace_first(t, parent); i >= 0; i = trace_next(t, parent, i)) {
        const TraceNode *node = &t->node[i];
        bool counts = !(node->marks & MARK_RECAPTURE) || (node->marks & MARK_TAKEN);
        if (node->move == move && (found < 0 || counts))
            found = i;
    }
    return found;
}

int trace_root(const Trace *t)
{
    int root = -1;
    for (int i = 0; i < t->count; i = t->node[i].end)
        root = i;
    return root;
}

int trace_best(const Trace *t, int parent)
{
    int best = -1;
    for (int i = trace_first(t, parent); i >= 0; i = trace_next(t, parent, i)) {
        const TraceNode *node = &t->node[i];
        if (trace_is_out(node) || node->move == MOVE_NONE
            || trace_child(t, parent, node->move) != i)
            continue;
        if (best < 0 || node->score > t->node[best].score)
            best = i;
    }
    return best;
}

int trace_bound(const TraceNode *node)
{
    switch (node->why) {
    case WHY_BETA: case BY_TABLE_LOWER: case BY_STAND_PAT: case BY_FUTILITY:
    case BY_NULL_MOVE: return seen(node->ply, 1);
    case WHY_ALL: case BY_TABLE_UPPER: case BY_MATE_BOUND: return seen(node->ply, -1);
    default: return 0;
    }
}
