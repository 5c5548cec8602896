/* page.c - see page.h. */
#include "tree/page.h"

#include <inttypes.h>
#include <string.h>

#include "text/messages.h"

/* --- the data --- */

/* Nothing has to be escaped: the words are ours, the SFEN was written anew, and an option
 * takes only numbers and the words of its list. */
static void write_field(FILE *out, const char *name, const char *text)
{
    fprintf(out, "\"%s\":\"%s\",\n", name, text);
}

static void write_counts(FILE *out, const char *name, const uint64_t *count, int size)
{
    fprintf(out, "\"%s\":[", name);
    for (int i = 0; i < size; i++)
        fprintf(out, "%s%" PRIu64, i ? "," : "", count[i]);
    fputs("],\n", out);
}

static void write_words(FILE *out, const char *name, const Words *words, int count)
{
    fprintf(out, "\"%s\":[\n", name);
    for (int i = 0; i < count; i++)
        fprintf(out, "{\"key\":\"%s\",\"en\":\"%s\",\"ja\":\"%s\"}%s\n", words[i].key,
                words[i].english, japanese_word(words[i].english),
                i < count - 1 ? "," : "],");
}

static void write_line(FILE *out, const Line *line)
{
    char text[MOVE_TEXT];
    fputs("\"line\":[", out);
    for (int i = 0; i < line->length; i++)
        fprintf(out, "%s\"%s\"", i ? "," : "", move_to_usi(line->move[i], text));
    fputs("],\n", out);
}

static void write_head(FILE *out, const Tree *tree)
{
    const Trace *t = &tree->trace;
    int plies = 0;
    while (plies <= MAX_PLY && t->ply_nodes[plies] > 0)
        plies++;
    fputs("{\"shogi-tree\":1,\n", out);
    write_field(out, "chapter", chapter.number);
    write_field(out, "title", chapter.title);
    write_field(out, "options", tree->changed);
    write_field(out, "position", t->position);
    fprintf(out, "\"depth\":%d,\n\"score\":%d,\n", t->depth, t->answer.score);
    write_line(out, &t->answer.line);
    fprintf(out, "\"nodes\":%" PRIu64 ",\n", t->answer.nodes);
    write_counts(out, "iterations", t->iteration_nodes + 1, t->depth);
    write_counts(out, "plies", t->ply_nodes, plies);
    fprintf(out, "\"complete\":%s,\n", plies - 1 > t->plies ? "false" : "true");
    write_words(out, "reasons", why_words, WHYS);
    write_words(out, "marks", why_words + WHYS, MARKS);
    write_counts(out, "shown", t->shown, WHYS);
    write_counts(out, "total", t->total, WHYS);
}

static void write_row(FILE *out, const TraceNode *node)
{
    char move[MOVE_TEXT];
    int a, b;
    why_numbers(node, &a, &b);
    fprintf(out, "[%d,\"%s\",%d,%d,%d,%d,%d,%d,%d,%d,", node->ply,
            node->ply == 0 ? "" : tree_move(node, false, move), node->depth, node->alpha,
            node->beta, node->score, trace_bound(node), node->why, a, b);
    if (node->eval == NO_STATIC)
        fputs("null", out);
    else
        fprintf(out, "%d", node->eval);
    fprintf(out, ",%" PRIu32 ",%d,%d,%d]", node->nodes, node->marks, node->less,
            node->node_less);
}

void tree_json_write(FILE *out, const Tree *tree)
{
    write_head(out, tree);
    fputs("\"columns\":[\"ply\",\"move\",\"depth\",\"alpha\",\"beta\",\"score\","
          "\"bound\",\"reason\",\"a\",\"b\",\"static\",\"nodes\",\"marks\",\"less\","
          "\"node_less\"],\n"
          "\"tree\":[\n", out);
    for (int i = 0; i < tree->trace.count; i++) {
        write_row(out, &tree->trace.node[i]);
        fputs(i < tree->trace.count - 1 ? ",\n" : "\n", out);
    }
    fputs("]}\n", out);
}

/* --- the page --- */

/* Lines of the files in page/, each ended by NULL. */
extern const char *const page_html[], *const page_css[], *const page_js[];

enum {
    OUTLINE_PLIES = 3, /* below the root, ... */
    OUTLINE_MOST = 4000, /* ... but not more entries than that */
};

static void write_file(FILE *out, const char *const *lines)
{
    for (; *lines; lines++)
        fputs(*lines, out);
}

/* An entry of the outline, which is for readers without scripts. */
static void write_entry(FILE *out, const Tree *tree, int entry)
{
    const Trace *t = &tree->trace;
    const TraceNode *node = &t->node[entry];
    char move[MOVE_TEXT], score[SCORE_TEXT], why[WHY_TEXT];
    int bound = trace_bound(node);
    fprintf(out, "<b>%s</b> ", tree_move(node, false, move));
    if (!trace_is_out(node))
        fprintf(out, "%s%s ", bound < 0 ? "≤ " : bound > 0 ? "≥ " : "",
                tree_score(node->score, score));
    fprintf(out, "<span class=en>%s</span>", tree_why(t, entry, false, why));
    fprintf(out, "<span class=ja lang=ja>%s</span>", tree_why(t, entry, true, why));
    if (node->nodes > 1)
        fprintf(out, " <small>%" PRIu32 "</small>", node->nodes);
}

static void write_outline(FILE *out, const Tree *tree, int parent, int plies, int *left)
{
    const Trace *t = &tree->trace;
    fputs("<ul>\n", out);
    for (int i = trace_first(t, parent); i >= 0; i = trace_next(t, parent, i)) {
        if (--*left < 0)
            break;
        bool folded = plies > 1 && trace_first(t, i) >= 0;
        fputs(folded ? "<li><details><summary>" : "<li>", out);
        write_entry(out, tree, i);
        if (folded) {
            fputs("</summary>\n", out);
            write_outline(out, tree, i, plies - 1, left);
            fputs("</details>", out);
        }
        fputs("</li>\n", out);
    }
    fputs(*left < 0 ? "<li>…</li></ul>\n" : "</ul>\n", out);
}

/* As many plies as fit, so that no branch is cut short for the sake of another. */
static int outline_plies(const Trace *t)
{
    int plies = OUTLINE_PLIES + 1, count;
    do {
        plies--;
        count = 0;
        for (int i = 0; i < t->count; i++)
            count += t->node[i].ply <= plies;
    } while (plies > 1 && count > OUTLINE_MOST);
    return plies;
}

static void write_all_outlines(FILE *out, const Tree *tree)
{
    int left = OUTLINE_MOST, plies = outline_plies(&tree->trace);
    for (int i = 0; i < tree->trace.count; i = tree->trace.node[i].end) {
        fputs("<p>", out);
        write_entry(out, tree, i);
        fputs("</p>\n", out);
        write_outline(out, tree, i, plies, &left);
    }
}

/* Copy JSON; a `<` could end its script. False: it is not the data of a tree. */
static bool copy_data(FILE *out, FILE *from)
{
    static const char start[] = "{\"shogi-tree\":1,";
    bool good = true;
    size_t place = 0;
    for (int c; (c = getc(from)) != EOF; place++) {
        if (place < sizeof start - 1 && c != start[place])
            good = false;
        if (c == '<')
            fputs("\\u003c", out);
        else
            putc(c, out);
    }
    return good && place >= sizeof start && !ferror(from);
}

bool tree_html_write(FILE *out, const Tree *tree, FILE *beside)
{
    bool good = true;
    for (const char *const *line = page_html; *line; line++)
        if (strcmp(*line, "@style\n") == 0)
            write_file(out, page_css);
        else if (strcmp(*line, "@script\n") == 0)
            write_file(out, page_js);
        else if (strcmp(*line, "@outline\n") == 0)
            write_all_outlines(out, tree);
        else if (strcmp(*line, "@data\n") == 0)
            tree_json_write(out, tree);
        else if (strcmp(*line, "@beside\n") == 0)
            good = beside == NULL || copy_data(out, beside);
        else if (strcmp(*line, "@title\n") == 0)
            fprintf(out, "<title>chapter %s, depth %d: the searched tree</title>\n",
                    chapter.number, tree->trace.depth);
        else
            fputs(*line, out);
    return good && !ferror(out);
}
