/* table_file.c - see table_file.h. */
#include "table_file.h"

#include <stdio.h>

enum { WIDTH = 90 }; /* characters of a line */

typedef struct {
    int first;
    const char *what;
} Group;

static const Group groups[] = {
    { W_SQUARE, "[kind][square]" },
    { W_OWN_KING, "[kind][place seen from the own king]" },
    { W_ENEMY_KING, "[kind][place seen from the enemy king]" },
    { W_ATTACK, "[pair of attacks][place seen from the own king]" },
    { W_SAFETY, "[to move or not][kind][pair of attacks]" },
    { W_HAND, "[kind][n-th piece in hand]" },
    { W_TEMPO, "having the move" },
    { WEIGHTS, NULL },
};

bool table_write(const char *path, const int16_t weight[WEIGHTS])
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fprintf(file, "/* weights.c - written by `train fit`; see EVALUATION.md. */\n"
                  "/* Centipawns. */\n"
                  "#include \"think/feature.h\"\n\nconst int16_t weights[WEIGHTS] = {");
    for (const Group *group = groups; group->what; group++) {
        int column = WIDTH;
        fprintf(file, "\n/* %s */", group->what);
        for (int i = group->first; i < group[1].first; i++) {
            char text[16];
            int length = snprintf(text, sizeof text, "%d,", weight[i]);
            if (column + length > WIDTH) {
                fputc('\n', file);
                column = 0;
            }
            fputs(text, file);
            column += length;
        }
    }
    fputs("\n};\n", file);
    bool failed = ferror(file) != 0;
    return fclose(file) == 0 && !failed;
}
