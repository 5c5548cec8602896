/* json.c - see json.h. */
#include "tree/json.h"

#include <inttypes.h>

#include "notation/usi_move.h"
#include "text/messages.h"

/* No text in here has quotes, backslashes or control characters, but for an SFEN or an
 * option it is made sure. `<` could end the script of a page. */
static void write_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++)
        if (*text == '"' || *text == '\\' || *text == '<' || (unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned)(unsigned char)*text);
        else
            fputc(*text, out);
    fputc('"', out);
}

static void write_field(FILE *out, const char *name, const char *text)
{
    fprintf(out, "\"%s\":", name);
    write_text(out, text);
    fputs(",\n", out);
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
    write_field(out, "position", tree->position);
    fprintf(out, "\"depth\":%d,\n\"score\":%d,\n", t->depth, tree->answer.score);
    write_line(out, &tree->answer.line);
    fprintf(out, "\"nodes\":%" PRIu64 ",\n", tree->answer.nodes);
    write_counts(out, "iterations", t->iteration_nodes + 1, t->depth);
    write_counts(out, "plies", t->ply_nodes, plies);
    fprintf(out, "\"complete\":%s,\n", plies - 1 > t->plies ? "false" : "true");
    write_words(out, "reasons", why_words, WHYS);
    write_words(out, "marks", mark_words, MARKS);
    write_counts(out, "shown", t->shown, WHYS);
    write_counts(out, "total", t->total, WHYS);
}

static void write_entry(FILE *out, const TraceNode *node)
{
    char move[MOVE_TEXT];
    int sign = node->ply == 0 || trace_is_out(node) ? 1 : -1, a, b;
    why_numbers(node, &a, &b);
    fprintf(out, "[%d,\"%s\",%d,%d,%d,%d,%d,%d,%d,%d,", node->ply,
            node->ply == 0 ? "" : tree_move(node, false, move), node->depth,
            sign * (sign > 0 ? node->alpha : node->beta),
            sign * (sign > 0 ? node->beta : node->alpha), sign * node->score,
            sign * trace_bound(node), node->why, a, b);
    if (node->eval == NO_EVAL)
        fputs("null", out);
    else
        fprintf(out, "%d", sign * node->eval);
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
        write_entry(out, &tree->trace.node[i]);
        fputs(i < tree->trace.count - 1 ? ",\n" : "\n", out);
    }
    fputs("]}\n", out);
}
