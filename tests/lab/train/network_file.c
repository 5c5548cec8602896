/* network_file.c - see network_file.h. */
#include "network_file.h"

#include <stdio.h>

enum { WIDTH = 90 }; /* characters of a line */

static void write_numbers(FILE *file, const int16_t *number, int count,
                          const char *before, const char *behind)
{
    int column = fprintf(file, "%s", before);
    for (int i = 0; i < count; i++) {
        char text[16];
        int length = snprintf(text, sizeof text, "%d%s", number[i],
                              i + 1 < count ? "," : "");
        if (column + length + 2 > WIDTH) {
            fputc('\n', file);
            column = 0;
        }
        fputs(text, file);
        column += length;
    }
    fputs(behind, file);
}

static void write_rows(FILE *file, const Network *network, int first, int end,
                       const char *what)
{
    fprintf(file, "/* %s */\n", what);
    for (int i = first; i < end; i++)
        write_numbers(file, network->row[i], NET_HIDDEN, "{", "},\n");
}

bool network_write(const char *path, const Network *network)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* network_weights.c - written by `train network`; see EVALUATION.md. */\n"
          "#include \"think/network.h\"\n\nconst Network network_weights = {\n.row = {\n",
          file);
    write_rows(file, network, 0, NET_SIDE_BOARD, "own pieces, [kind][square]");
    write_rows(file, network, NET_SIDE_BOARD, NET_BOARD, "the enemy's");
    write_rows(file, network, NET_BOARD, NET_BOARD + NET_HAND,
               "own hand, the n-th piece of a kind");
    write_rows(file, network, NET_BOARD + NET_HAND, NET_INPUTS, "the enemy's");
    fputs("},\n", file);
    write_numbers(file, network->start, NET_HIDDEN, ".start = {", "},\n.output = {\n");
    for (int side = 0; side < 2; side++)
        write_numbers(file, network->output[side], NET_HIDDEN, "{", "},\n");
    fprintf(file, "},\n.constant = %d,\n};\n", network->constant);
    bool failed = ferror(file) != 0;
    return fclose(file) == 0 && !failed;
}
