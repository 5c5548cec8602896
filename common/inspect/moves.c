/* moves.c - see moves.h. */
#include "inspect/moves.h"

#include <string.h>

#include "notation/usi_move.h"
#include "think/engine.h"

enum { CELLS = 6 }; /* of a column, at least */

static void print_judged(FILE *out, const JudgedMove *list, int count)
{
    char text[MOVE_TEXT];
    int kept = 0;
    fprintf(out, "rank move   value ");
    for (const char *const *name = chapter.part_names; *name; name++)
        fprintf(out, " %*s", CELLS, *name);
    fputc('\n', out);
    for (int i = 0; i < count; i++) {
        const JudgedMove *j = &list[i];
        kept += !j->left_out;
        fprintf(out, "%4d %-6s %5d ", i + 1, move_to_usi(j->move, text), j->value);
        for (int k = 0; chapter.part_names[k]; k++) {
            int width = (int)strlen(chapter.part_names[k]);
            fprintf(out, " %*d", width > CELLS ? width : CELLS, j->part[k]);
        }
        fprintf(out, "%s\n", j->left_out ? "  pruned" : "");
    }
    fprintf(out, "%d moves, %d searched, %d pruned\n", count, kept, count - kept);
}

void moves_print(FILE *out, Position *pos)
{
    char text[MOVE_TEXT];
    if (chapter.judge_moves) {
        JudgedMove list[MAX_MOVES];
        print_judged(out, list, chapter.judge_moves(pos, list));
        return;
    }
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s\n", move_to_usi(list[i], text));
}
