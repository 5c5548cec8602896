/* source.c - see source.h. */
#include "source.h"

#include <string.h>

#include "../tool/tool.h"

enum { WIDTH = 90 }; /* characters of a line */

FILE *source_open(const char *path, const char *head)
{
    FILE *file = fopen(path, "w");
    if (!file)
        tool_fail(1, "%s: can't write", path);
    fputs(head, file);
    return file;
}

void source_close(FILE *file, const char *path, const char *tail)
{
    fputs(tail, file);
    bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed)
        tool_fail(1, "%s: can't write", path);
}

/* Numbers with commas between them, in lines of so many characters, of which `column` are
 * there. */
static void write_numbers(FILE *file, const int16_t *number, int count, const char *last,
                          int column, int width)
{
    for (int i = 0; i < count; i++) {
        char text[16];
        int length = snprintf(text, sizeof text, "%d%s", number[i],
                              i + 1 < count ? "," : last);
        if (column + length > width) {
            fputc('\n', file);
            column = 0;
        }
        fputs(text, file);
        column += length;
    }
}

static const struct Group {
    int first;
    const char *what;
} groups[] = {
    { W_SQUARE, "[kind][square]" },
    { W_OWN_KING, "[kind][place seen from the own king]" },
    { W_ENEMY_KING, "[kind][place seen from the enemy king]" },
    { W_ATTACK, "[pair of attacks][place seen from the own king]" },
    { W_SAFETY, "[to move or not][kind][pair of attacks]" },
    { W_HAND, "[kind][n-th piece in hand]" },
    { W_TEMPO, "having the move" },
    { WEIGHTS, NULL },
};

void source_write_table(const char *path, const int16_t weight[WEIGHTS])
{
    FILE *file = source_open(path,
        "/* weights.c - written by `train fit`; see EVALUATION.md. */\n"
        "/* Centipawns. */\n"
        "#include \"think/feature.h\"\n\nconst int16_t weights[WEIGHTS] = {");
    for (const struct Group *group = groups; group->what; group++) {
        fprintf(file, "\n/* %s */", group->what);
        write_numbers(file, weight + group->first, group[1].first - group->first, ",",
                      WIDTH, WIDTH);
    }
    source_close(file, path, "\n};\n");
}

static void write_row(FILE *file, const char *before, const int16_t row[NET_HIDDEN],
                      const char *behind)
{
    int column = fprintf(file, "%s", before);
    write_numbers(file, row, NET_HIDDEN, "", column, WIDTH - 2); /* room for `},` */
    fputs(behind, file);
}

static char digit(int d)
{
    int c = '#' + d;
    c += c >= '?';
    return (char)(c + (c >= '\\'));
}

char *source_row(const int16_t row[NET_HIDDEN], char text[ROW_TEXT])
{
    char *end = text;
    for (int unit = 0; unit < NET_HIDDEN; unit++) {
        int n = row[unit];
        if (n >= -36 && n < 36) {
            *end++ = digit(n + 36);
        } else {
            *end++ = digit((n + 810) % 18 + 72);
            *end++ = digit((n + 810) / 18);
        }
    }
    *end = '\0';
    return text;
}

static void write_rows(FILE *file, const Network *network, int first, int end,
                       const char *what)
{
    char text[ROW_TEXT];
    fprintf(file, "/* %s */\n", what);
    for (int i = first; i < end; i++) {
        const char *rest = source_row(network->row[i], text);
        for (; strlen(rest) > WIDTH - 3; rest += WIDTH - 3)
            fprintf(file, "\"%.*s\"\n", WIDTH - 3, rest);
        fprintf(file, "\"%s\",\n", rest);
    }
}

void source_write_network(const char *path, const Network *network)
{
    FILE *file = source_open(path,
        "/* network_weights.c - written by `train network`; see EVALUATION.md. */\n"
        "#include \"think/data/network_text.h\"\n\n"
        "const NetworkText network_text = {\n.row = {\n");
    write_rows(file, network, 0, NET_SIDE_BOARD, "own pieces, [kind][square]");
    write_rows(file, network, NET_SIDE_BOARD, NET_BOARD, "the enemy's");
    write_rows(file, network, NET_BOARD, NET_BOARD + NET_HAND,
               "own hand, the n-th piece of a kind");
    write_rows(file, network, NET_BOARD + NET_HAND, NET_INPUTS, "the enemy's");
    fputs("},\n", file);
    write_row(file, ".start = {", network->start, "},\n.output = {\n");
    for (int side = 0; side < 2; side++)
        write_row(file, "{", network->output[side], "},\n");
    fprintf(file, "},\n.constant = %d,\n", network->constant);
    source_close(file, path, "};\n");
}
