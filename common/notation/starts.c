/* starts.c - see starts.h. */
#include "notation/starts.h"

#include <stdio.h>
#include <string.h>

#include "mate/tsume.h"
#include "notation/sfen.h"

/* --- handicaps --- */

/* In every handicap Black's camp is whole, and White, who gives pieces, moves first. */
#define REST "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"

/* Books differ on which lance or knight an odd handicap takes; here it is the one most
 * programs take, and the other has a name of its own where it is common. */
const Handicap handicaps[] = {
    { "even", "平手", STARTPOS, true },
    { "lance", "香落ち", "lnsgkgsn1/1r5b1" REST, true },
    { "right-lance", "右香落ち", "1nsgkgsnl/1r5b1" REST, true },
    { "bishop", "角落ち", "lnsgkgsnl/1r7" REST, true },
    { "rook", "飛車落ち", "lnsgkgsnl/7b1" REST, true },
    { "rook-lance", "飛香落ち", "lnsgkgsn1/7b1" REST, true },
    { "2-piece", "二枚落ち", "lnsgkgsnl/9" REST, true },
    { "3-piece", "三枚落ち", "lnsgkgsn1/9" REST, false },
    { "4-piece", "四枚落ち", "1nsgkgsn1/9" REST, true },
    { "5-piece", "五枚落ち", "2sgkgsn1/9" REST, false },
    { "left-5-piece", "左五枚落ち", "1nsgkgs2/9" REST, false },
    { "6-piece", "六枚落ち", "2sgkgs2/9" REST, true },
    { "7-piece", "七枚落ち", "3gkgs2/9" REST, false },
    { "8-piece", "八枚落ち", "3gkg3/9" REST, true },
    { "9-piece", "九枚落ち", "4kg3/9" REST, false },
    { "10-piece", "十枚落ち", "4k4/9" REST, true },
    { .name = NULL },
};

const Handicap *handicap_of(const char *start)
{
    const Handicap *handicap = handicaps;
    while (handicap->name && strcmp(handicap->sfen, start) != 0)
        handicap++;
    return handicap->name ? handicap : NULL;
}

bool handicap_given(const char *start)
{
    const Handicap *handicap = handicap_of(start);
    return handicap && handicap != handicaps;
}

/* --- problems --- */

/* Plies, board and hand, a problem a line; ends with NULL. */
extern const char *const problem_rows[];

const char *problem_row(int plies, int number)
{
    for (const char *const *line = problem_rows; *line; line++)
        if ((*line)[0] == '0' + plies && --number == 0)
            return *line + 2;
    return NULL;
}

int problem_count(int plies)
{
    int count = 0;
    while (problem_row(plies, count + 1))
        count++;
    return count;
}

void problem_set_up(Position *pos, int plies, int number)
{
    const char *row = problem_row(plies, number);
    char sfen[SFEN_TEXT], error[ERROR_TEXT];
    assert(row);
    int board = (int)strcspn(row, " "), ranks = 1;
    for (int i = 0; i < board; i++)
        ranks += row[i] == '/';
    /* Nine ranks: what is missing is empty. */
    snprintf(sfen, sizeof sfen, "%.*s%.*s b%s", board, row, 2 * (9 - ranks),
             "/9/9/9/9/9/9/9/9", row + board);
    if (!sfen_read(pos, sfen, error))
        assert(false && "a problem that is no position");
    tsume_give_rest(pos);
}
