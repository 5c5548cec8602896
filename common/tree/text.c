/* text.c - see text.h. */
#include "tree/text.h"

#include <inttypes.h>
#include <string.h>

#include "notation/usi_move.h"

typedef struct {
    FILE *out;
    const Tree *tree;
    bool japanese;
} Writer;

static const char *words_in(const Words *words, bool japanese)
{
    return japanese ? words->japanese : words->english;
}

static const char *move_name(const TraceNode *node, char text[MOVE_TEXT])
{
    if (node->ply == 0)
        return "root";
    return node->move == MOVE_NONE ? "pass" : move_to_usi(node->move, text);
}

/* A number of an entry as its mover sees it. */
static int seen(const TraceNode *node, int number)
{
    return node->ply == 0 ? number : -number;
}

static const char *bound_sign(const TraceNode *node)
{
    int bound = seen(node, trace_bound(node));
    return bound < 0 ? "<=" : bound > 0 ? ">=" : "=";
}

static void append(char text[WHY_TEXT], const char *more)
{
    size_t used = strlen(text);
    snprintf(text + used, WHY_TEXT - used, "%s", more);
}

char *tree_why(const Trace *t, int entry, bool japanese, char text[WHY_TEXT])
{
    const TraceNode *node = &t->node[entry];
    char name[MOVE_TEXT], part[WHY_TEXT];
    int first, second, best = -1;
    why_numbers(node, &first, &second);
    snprintf(text, WHY_TEXT, words_in(&why_words[node->why], japanese), first, second);
    if (node->why == WHY_BETA || node->why == BY_MOVES)
        best = trace_best(t, entry);
    if (best >= 0) {
        append(text, japanese ? "：" : ": ");
        append(text, move_name(&t->node[best], name));
    }
    for (int i = 0; i < MARKS; i++) {
        if (!(node->marks >> i & 1))
            continue;
        snprintf(part, sizeof part, words_in(&mark_words[i], japanese),
                 1 << i == MARK_LATE ? node->less : node->node_less);
        append(text, japanese ? "、" : "; ");
        append(text, part);
    }
    return text;
}

/* --- the tree --- */

static bool is_wanted(const Tree *tree, const TraceNode *node)
{
    return tree->only < 0 || node->why == tree->only
        || (tree->only >= WHYS && (node->marks >> (tree->only - WHYS) & 1));
}

/* Is the entry wanted, or anything below it? */
static bool has_wanted(const Tree *tree, int entry)
{
    if (tree->only < 0)
        return true;
    for (int i = entry; i < tree->trace.node[entry].end; i++)
        if (is_wanted(tree, &tree->trace.node[i]))
            return true;
    return false;
}

static void write_entry(const Writer *w, int entry, int indent)
{
    const TraceNode *node = &w->tree->trace.node[entry];
    char name[MOVE_TEXT], low[SCORE_TEXT], high[SCORE_TEXT], score[SCORE_TEXT];
    char why[WHY_TEXT];
    tree_why(&w->tree->trace, entry, w->japanese, why);
    if (trace_is_out(node)) {
        fprintf(w->out, "%*s- %-5s %s\n", 2 * indent, "", move_name(node, name), why);
        return;
    }
    tree_score(seen(node, node->ply ? node->beta : node->alpha), low);
    tree_score(seen(node, node->ply ? node->alpha : node->beta), high);
    fprintf(w->out, "%*s%-5s ", 2 * indent, "", move_name(node, name));
    if (node->why != BY_HORIZON) /* that asks for no window */
        fprintf(w->out, "[%s %s] d%d ", low, high, node->depth);
    fprintf(w->out, "%s %s", bound_sign(node),
            tree_score(seen(node, node->score), score));
    if (node->eval != NO_EVAL && node->why != BY_STAND_PAT)
        fprintf(w->out, " (%s)", tree_score(seen(node, node->eval), score));
    fprintf(w->out, w->japanese ? "  %s" : "  %s", why);
    if (node->nodes > 1)
        fprintf(w->out, w->japanese ? "  %" PRIu32 "局面" : "  %" PRIu32 " nodes",
                node->nodes);
    fputc('\n', w->out);
}

/* What was not shown, by reason. */
static void write_rest(const Writer *w, const int rest[WHYS], int indent)
{
    int all = 0;
    for (int i = 0; i < WHYS; i++)
        all += rest[i];
    if (all == 0)
        return;
    fprintf(w->out, w->japanese ? "%*s… 他%d手：" : "%*s... %d more:", 2 * indent, "", all);
    const char *gap = " ";
    for (int i = 0; i < WHYS; i++)
        if (rest[i] > 0) {
            fprintf(w->out, "%s%d %s", gap, rest[i], why_words[i].key);
            gap = ", ";
        }
    fputc('\n', w->out);
}

static void write_below(const Writer *w, int parent, int indent, int plies)
{
    const Trace *t = &w->tree->trace;
    int best = trace_best(t, parent), shown = 0, rest[WHYS] = { 0 };
    if (plies == 0)
        return;
    for (int i = trace_first(t, parent); i >= 0; i = trace_next(t, parent, i)) {
        if (!has_wanted(w->tree, i))
            continue;
        if (shown >= w->tree->most && i != best) {
            rest[t->node[i].why]++;
            continue;
        }
        shown++;
        write_entry(w, i, indent);
        write_below(w, i, indent + 1, plies - 1);
    }
    write_rest(w, rest, indent);
}

/* The move that the tree does not know below this entry: why it was never looked at. */
static void write_missing(const Writer *w, int entry, Move move)
{
    const Trace *t = &w->tree->trace;
    const TraceNode *node = &t->node[entry];
    char name[MOVE_TEXT], why[WHY_TEXT];
    const char *text = node->ply >= t->plies
        ? (w->japanese ? "%s：この下は記録していない。%s\n"
                       : "%s: below here nothing was recorded. %s\n")
        : (w->japanese ? "%s：読んでいない。この局面は%s\n"
                       : "%s: never searched. The node ended by %s\n");
    fprintf(w->out, text, move_to_usi(move, name),
            tree_why(t, entry, w->japanese, why));
}

bool tree_text_write(FILE *out, const Tree *tree, bool japanese)
{
    const Writer w = { out, tree, japanese };
    int entry = trace_root(&tree->trace);
    if (entry < 0)
        return false;
    for (int i = 0; i < tree->line_length; i++) {
        int next = trace_child(&tree->trace, entry, tree->line[i]);
        write_entry(&w, entry, i);
        if (next < 0) {
            write_missing(&w, entry, tree->line[i]);
            return false;
        }
        entry = next;
    }
    write_entry(&w, entry, tree->line_length);
    write_below(&w, entry, tree->line_length + 1, tree->plies);
    return true;
}

/* --- totals --- */

static void write_row(const Writer *w, int why)
{
    const Trace *t = &w->tree->trace;
    if (t->total[why] > 0)
        fprintf(w->out, "%12" PRIu64 " %12" PRIu64 "  %s\n", t->shown[why], t->total[why],
                why_words[why].key);
}

void tree_text_totals(FILE *out, const Tree *tree, bool japanese)
{
    const Writer w = { out, tree, japanese };
    const Trace *t = &tree->trace;
    uint64_t shown = 0, total = 0;
    fputs(japanese ? "    この反復       全反復\n" : "this iteration    all\n", out);
    for (int why = 0; why < WHYS; why++)
        if (words_end_node(why)) {
            write_row(&w, why);
            shown += t->shown[why];
            total += t->total[why];
        }
    fprintf(out, "%12" PRIu64 " %12" PRIu64 "  %s\n", shown, total,
            japanese ? "局面の合計" : "nodes");
    for (int why = OUT_FORWARD; why < FATES; why++)
        write_row(&w, why);
    fputs(japanese ? "手数ごとの局面" : "nodes by ply", out);
    for (int ply = 0; ply <= MAX_PLY && t->ply_nodes[ply] > 0; ply++)
        fprintf(out, " %" PRIu64, t->ply_nodes[ply]);
    fputs(japanese ? "\n反復ごとの局面" : "\nnodes by iteration", out);
    for (int depth = 1; depth <= t->depth; depth++)
        fprintf(out, " %" PRIu64, t->iteration_nodes[depth]);
    fputc('\n', out);
}
