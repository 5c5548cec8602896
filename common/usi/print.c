/* print.c - see print.h. */
#include "usi/print.h"

#include <inttypes.h>

#include "notation/board.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "threads/helpers.h"

/* How often the position on the board has occurred in this game. */
static int occurrences(const Position *pos)
{
    int count = 1;
    for (int i = 0; i < pos->ply; i++)
        count += pos->history[i].board_key == pos->board_key
            && pos->history[i].hand_key == pos->hand_key;
    return count;
}

static void print_checkers(FILE *out, const Position *pos)
{
    int king = pos->king[pos->side];
    uint32_t word = king == NO_SQUARE ? 0 : pos->attack[pos->side ^ 1][king];
    fprintf(out, "checkers:");
    for (; word != 0; word &= word - 1) {
        int sq = attacker_square(pos, king, lowest_bit(word));
        fprintf(out, " %d%c", square_file(sq), 'a' + square_rank(sq) - 1);
    }
    fprintf(out, "%s\n", pos->in_check ? "" : " none");
}

void usi_print_position(FILE *out, Position *pos)
{
    static const char *const verdict[] = {
        "no verdict", "draw", "Black loses", "White loses",
    };
    const BoardStyle letters = { .notation = NOTATION_USI };
    char sfen[SFEN_TEXT];
    board_print(out, pos, &letters, &(BoardNotes){ .columns = 0 });
    fprintf(out, "sfen: %s\n", sfen_write(pos, sfen));
    fprintf(out, "key: %016" PRIx64 "\n", position_key(pos));
    print_checkers(out, pos);
    fprintf(out, "repetition: occurrence %d, %s\n", occurrences(pos),
            verdict[rules_repetition(pos)]);
    fflush(out);
}

void usi_print_name(FILE *out)
{
    fprintf(out, "Shogi in Five Chapters %s (%s)\n", chapter.number, chapter.title);
}

uint64_t nodes_per_second(uint64_t nodes, int64_t ms)
{
    return nodes * 1000 / (uint64_t)(ms > 0 ? ms : 1);
}

void usi_print_line(const Search *s, const RankedLine *line, int n, int64_t ms)
{
    char text[MOVE_TEXT];
    uint64_t nodes = helpers_nodes(s);
    printf("info depth %d seldepth %d", line->depth, line->seldepth);
    if (n > 0)
        printf(" multipv %d", n);
    printf(" score %s%s nodes %" PRIu64 " nps %" PRIu64 " time %" PRId64,
           score_to_usi(line->score, text), line->cut_short ? " lowerbound" : "",
           nodes, nodes_per_second(nodes, ms), ms);
    if (chapter.permille_full)
        printf(" hashfull %d", chapter.permille_full(s));
    if (line->line.length > 0)
        printf(" pv");
    for (int i = 0; i < line->line.length; i++)
        printf(" %s", move_to_usi(line->line.move[i], text));
    putchar('\n');
    fflush(stdout);
}
