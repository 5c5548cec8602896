/* problems.c - see problems.h. */
#include "notation/problems.h"

#include <stdio.h>
#include <string.h>

#include "mate/tsume.h"
#include "notation/sfen.h"

/* Plies, board and hand, a problem a line; ends with NULL. */
extern const char *const problem_rows[];

bool problem_row(int plies, int number, char row[PROBLEM_TEXT])
{
    for (const char *const *line = problem_rows; *line; line++)
        if ((*line)[0] == '0' + plies && --number == 0) {
            snprintf(row, PROBLEM_TEXT, "%.*s", (int)strcspn(*line + 2, "\n"), *line + 2);
            return true;
        }
    return false;
}

int problem_count(int plies)
{
    char row[PROBLEM_TEXT];
    int count = 0;
    while (problem_row(plies, count + 1, row))
        count++;
    return count;
}

void problem_set_up(Position *pos, int plies, int number)
{
    char row[PROBLEM_TEXT], sfen[SFEN_TEXT], error[ERROR_TEXT];
    bool found = problem_row(plies, number, row);
    assert(found);
    int board = found ? (int)strcspn(row, " ") : 0, ranks = 1;
    for (int i = 0; i < board; i++)
        ranks += row[i] == '/';
    /* Nine ranks: what is missing is empty. */
    snprintf(sfen, sizeof sfen, "%.*s%.*s b%s", board, row, 2 * (9 - ranks),
             "/9/9/9/9/9/9/9/9", row + board);
    found = sfen_read(pos, sfen, error);
    assert(found);
    tsume_give_rest(pos);
}
