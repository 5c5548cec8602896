/* usi_print.c - the parts of usi.h that print: also for the command line. */
#include "game/sfen.h"
#include "talk/usi.h"

#include <inttypes.h>

#include "talk/board_text.h"

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
    board_print(out, pos, &letters);
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

/* perft() in parts small enough to be interrupted between them. */
static uint64_t perft_in_parts(Position *pos, int depth, bool bulk, bool (*stopped)(void))
{
    enum { PART = 3 }; /* plies: mostly less than a millisecond, at worst a second */
    if (depth <= PART || !stopped)
        return perft(pos, depth, bulk);
    Move list[MAX_MOVES];
    uint64_t sum = 0;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count && !stopped(); i++) {
        move_make(pos, list[i]);
        sum += perft_in_parts(pos, depth - 1, bulk, stopped);
        move_unmake(pos);
    }
    return sum;
}

uint64_t usi_perft(FILE *out, Position *pos, int depth, bool bulk, bool divide,
                   bool (*stopped)(void))
{
    if (!divide)
        return perft_in_parts(pos, depth, bulk, stopped);
    Move list[MAX_MOVES];
    char text[MOVE_TEXT];
    uint64_t sum = 0;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count && !(stopped && stopped()); i++) {
        move_make(pos, list[i]);
        uint64_t leaves = perft_in_parts(pos, depth - 1, bulk, stopped);
        move_unmake(pos);
        sum += leaves;
        fprintf(out, "%s: %" PRIu64 "\n", move_to_usi(list[i], text), leaves);
    }
    return sum;
}
