/* walk.c - `walk`: a shallow search gone through as a debugger does, from node to node in
 * the order in which it was searched. What is walked through is what `tree` records: the
 * same words and numbers, all as the side sees them that made the move. */
#include "commands/commands.h"

#include <string.h>

#include "notation/usi_move.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "terminal/thinking.h"
#include "text/pager.h"
#include "tree/text.h"

enum {
    USUAL_DEPTH = 2, DEEPEST = 5, /* plies; more nobody walks through */
    ROW_TEXT = 1024,
};

/* Where one stands: in front of an entry, or behind it, when its score is known. */
typedef struct {
    const Trace *t;
    int at[MAX_PLY + 4]; /* entries from the root to this one */
    int ply;             /* of this one */
    bool behind;
} Walker;

static Tree tree; /* the search that is walked through */

static int entry_of(const Walker *w) { return w->at[w->ply]; }

static const TraceNode *node_of(const Walker *w) { return &w->t->node[entry_of(w)]; }

/* --- steps; false: the search is over --- */

static bool go_on(Walker *w)
{
    int first = w->behind ? -1 : trace_first(w->t, entry_of(w)), next = -1;
    if (first >= 0 && !trace_is_out(node_of(w))) {
        w->at[++w->ply] = first;
    } else if (w->ply == 0) {
        bool was = w->behind;
        w->behind = true;
        return !was;
    } else if ((next = trace_next(w->t, w->at[w->ply - 1], entry_of(w))) >= 0) {
        w->at[w->ply] = next;
        w->behind = false;
    } else {
        w->ply--;
        w->behind = true;
        return true;
    }
    /* What has nothing below it is passed in one step. */
    w->behind = trace_is_out(node_of(w)) || trace_first(w->t, entry_of(w)) < 0;
    return true;
}

/* On until this ply, or one nearer to the root, has been left. */
static bool leave(Walker *w, int ply)
{
    bool more = go_on(w);
    while (more && (w->ply > ply || (w->ply == ply && !w->behind)))
        more = go_on(w);
    return more;
}

static bool is_cut(const Walker *w) { return node_of(w)->why == WHY_BETA; }

/* A move turned out better than those tried before it. */
static bool is_surprise(const Walker *w)
{
    return w->ply > 0 && (node_of(w)->marks & MARK_BEST)
        && trace_first(w->t, w->at[w->ply - 1]) != entry_of(w);
}

/* Where there is none, one stays. */
static bool seek(Walker *w, bool (*wanted)(const Walker *))
{
    Walker ahead = *w;
    bool more = go_on(&ahead);
    while (more && !(ahead.behind && wanted(&ahead)))
        more = go_on(&ahead);
    if (more)
        *w = ahead;
    else
        say(MSG_WALK_NO_MORE);
    return true;
}

/* --- what is shown --- */

/* The best of the moves in front of an entry that were searched from the same node; ""
 * there was none. */
static void write_best(const Walker *w, char text[ROW_TEXT])
{
    char name[MOVE_TEXT], score[SCORE_TEXT];
    int parent = w->at[w->ply - (w->ply > 0)], best = -1;
    text[0] = '\0';
    for (int i = trace_first(w->t, parent); w->ply > 0 && i >= 0 && i < entry_of(w);
         i = trace_next(w->t, parent, i))
        if (w->t->node[i].marks & MARK_BEST)
            best = i;
    if (best >= 0)
        snprintf(text, ROW_TEXT, message_text(MSG_WALK_BEST),
                 move_to_usi(w->t->node[best].move, name),
                 tree_score(-w->t->node[best].score, score));
}

/* The moves from the root to here, the last of them with its window, its depth and, once
 * it is left, what came of it. */
static void tell_place(const Walker *w)
{
    char path[ROW_TEXT] = "", row[TREE_ROW], name[MOVE_TEXT], best[ROW_TEXT];
    bool japanese = messages_language() == LANGUAGE_JAPANESE;
    for (int i = w->ply > 0; i <= w->ply; i++)
        text_add(path, ROW_TEXT, " %s", tree_move(&w->t->node[w->at[i]], japanese, name));
    tree_row(&tree, entry_of(w), w->behind, row);
    write_best(w, best);
    say(w->behind ? MSG_WALK_OUT : MSG_WALK_IN, path, row, best);
}

/* The board at this entry. */
static void show_board(Session *s, const Walker *w)
{
    Position *pos = &s->game.pos;
    int made = 0;
    for (int i = 1; i <= w->ply; i++, made++)
        if (w->t->node[w->at[i]].move)
            move_make(pos, w->t->node[w->at[i]].move);
        else
            move_make_null(pos);
    s->aside = true;
    stage_show(s);
    s->aside = false;
    for (; made > 0; made--)
        if (w->t->node[w->at[made]].move)
            move_unmake(pos);
        else
            move_unmake_null(pos);
}

/* --- the command --- */

/* One key; false: enough, or the search is over. */
static bool obey_key(Session *s, Walker *w)
{
    switch (question_key(s, message_text(MSG_WALK_QUESTION))) {
    case 'y': case 'i': return go_on(w);
    case 'o': return leave(w, w->ply);
    case 'u': return leave(w, w->ply > 0 ? w->ply - 1 : 0);
    case 'c': return seek(w, is_cut);
    case 's': return seek(w, is_surprise);
    case 'b': show_board(s, w); return true;
    case 'q': case 3: case -1: return false;
    default: say(MSG_WALK_KEYS); return true;
    }
}

bool obey_walk(Session *s, const char *arguments)
{
    int64_t depth = USUAL_DEPTH;
    if (*arguments && !text_number(arguments, 1, DEEPEST, &depth))
        return usage_refused(MSG_WALK_USE);
    if (session_over(s))
        return false;
    Limits limits = { .depth = (int)depth };
    thinking_begin(s, 0, false);
    Request request = engine_request(s, &limits);
    trace_search(&tree.trace, s->engine, &s->game.pos, &request, MAX_PLY);
    thinking_end();
    Walker walker = { .t = &tree.trace, .at = { trace_root(&tree.trace) } };
    if (thinking_was_stopped() || walker.at[0] < 0) {
        trace_free(&tree.trace);
        return say(MSG_STOPPED);
    }
    say(MSG_WALK, (int)depth, (int)tree.trace.node[walker.at[0]].nodes);
    do
        tell_place(&walker);
    while (obey_key(s, &walker));
    trace_free(&tree.trace);
    return say(MSG_WALK_END);
}
