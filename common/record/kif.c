/* kif.c - KIF files, see formats.h. */
#include "record/formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/write_move.h"
#include "record/endings.h"
#include "record/header.h"

enum { MOVE_WIDTH = 13 }; /* columns of a move text with the blanks behind it */

/* --- reading --- */

/* "( 0:12/00:00:12)" behind a move: minutes and seconds of this move; hours are in the
 * minutes. */
static int32_t read_time(const char *text)
{
    enum { MOST = 2000000 }; /* seconds: what fits as ms */
    char *behind;
    while (*text == ' ')
        text++;
    if (*text != '(')
        return RECORD_NO_TIME;
    long minutes = strtol(text + 1, &behind, 10);
    if (behind == text + 1 || *behind != ':' || minutes < 0 || minutes > MOST / 60)
        return RECORD_NO_TIME;
    text = behind + 1;
    long seconds = strtol(text, &behind, 10);
    if (behind == text || seconds < 0 || seconds > MOST || minutes * 60 + seconds > MOST)
        return RECORD_NO_TIME;
    return (int32_t)(minutes * 60 + seconds) * 1000;
}

/* How long the move's text is: up to a blank or the time, but 同 may have a blank behind
 * it. */
static size_t move_length(const char *text)
{
    size_t at = text_begins(text, "同") ? strlen("同") : 0;
    at += strspn(text + at, " ");
    while (text[at] && text[at] != ' ') {
        const char *c = text + at;
        bool origin = c[0] == '(' && c[1] >= '1' && c[1] <= '9' && c[2] >= '1'
                      && c[2] <= '9' && c[3] == ')';
        if (*c == '(' && !origin)
            break;
        at += origin ? 4 : 1;
    }
    return at;
}

/* "   3 ２二角成(88) ( 0:01/00:00:02)+" */
static MovesStatus read_move(HeaderGame *game, const char *line)
{
    size_t digits = strspn(line, "0123456789"), length;
    if (text_begins(line, "手数-"))
        return MOVES_READ;
    if (digits == 0 || line[digits] != ' ')
        return MOVES_NONE;
    line += digits + strspn(line + digits, " ");
    length = move_length(line);
    int32_t time = read_time(line + length);
    if (length > 0 && line[length - 1] == '+') /* a variation, and no time before it */
        length--;
    if (!header_read_move(game, line, length))
        return MOVES_BAD;
    game->reader->record->node[game->remarked].time = time;
    return MOVES_READ;
}

RecordStatus kif_read(RecordReader *reader)
{
    return header_read_game(reader, read_move);
}

/* --- writing --- */

typedef struct {
    GameWriter game;
    int64_t total[2]; /* seconds used, by side */
} KifWriter;

/* ２二角成(88): always the origin, never 不成. */
static void kif_move(Move move, Move before, char text[MOVE_TEXT])
{
    int to = move_to(move), from = move_from(move);
    bool same = before != MOVE_NONE && move_to(before) == to;
    char origin[8] = "打";
    if (!move_is_drop(move))
        snprintf(origin, sizeof origin, "(%d%d)", square_file(from), square_rank(from));
    snprintf(text, MOVE_TEXT, "%s%s%s%s%s", same ? "同" : wide_digit[square_file(to)],
             same ? "　" : kanji_digit[square_rank(to)],
             move_kanji(move_kind(move)), move_promotes(move) ? "成" : "", origin);
}

static void write_move_text(const GameRecord *record, int node, Buffer *out)
{
    const RecordNode *n = &record->node[node];
    char text[MOVE_TEXT];
    Move before = record->node[n->parent].move;
    if (n->move == MOVE_NONE)
        snprintf(text, sizeof text, "%s", end_word(n->end));
    else
        kif_move(n->move, before, text);
    buffer_add(out, "%s%*s", text, MOVE_WIDTH - text_width(text), "");
}

/* Some readers refuse a file that sums up other endings; the line of the ending itself
 * they pass over. */
static bool is_summed_up(RecordEnd end)
{
    return end != END_NONE && end != END_DECLARATION && end != END_TRY
        && end != END_DEFAULT_WIN && end != END_DEFAULT_LOSS;
}

/* One move or ending: its number, text, time, and '+' when a variation of it follows. */
static void write_numbered(KifWriter *w, int node)
{
    const GameRecord *record = w->game.record;
    const RecordNode *n = &record->node[node];
    Buffer *out = w->game.out;
    buffer_add(out, "%4d ", record_depth(record, n->parent) + 1);
    write_move_text(record, node, out);
    if (n->time != RECORD_NO_TIME) {
        int side = record_side(record, n->parent);
        long long seconds = n->time / 1000, all = w->total[side] += seconds;
        buffer_add(out, "(%2lld:%02lld/%02lld:%02lld:%02lld)", seconds / 60, seconds % 60,
                   all / 3600, all / 60 % 60, all % 60);
    }
    buffer_add(out, n->sibling ? "+\n" : "\n");
}

/* What happened out of turn has no line, only the summary. */
static void write_node(GameWriter *game, int node)
{
    const RecordNode *n = &game->record->node[node];
    bool has_line = n->end != END_LEFT;
    if (has_line) {
        write_numbered((KifWriter *)game, node);
        header_write_comment(game->record, node, game->out);
    }
    if (is_summed_up(n->end))
        summary_write(game->record, n->parent, n->end, game->out);
    if (!has_line)
        header_write_comment(game->record, node, game->out);
}

/* What both sides had used before the line behind a node. */
static void sum_times(GameWriter *game, int node)
{
    int64_t *total = ((KifWriter *)game)->total;
    total[BLACK] = total[WHITE] = 0;
    for (int side = record_side(game->record, node); node; side = !side) {
        int32_t time = game->record->node[node].time;
        node = game->record->node[node].parent;
        total[!side] += time == RECORD_NO_TIME ? 0 : time / 1000;
    }
}

unsigned kif_write(const GameRecord *record, Buffer *out)
{
    KifWriter kif = { { record, out, sum_times, write_node }, { 0, 0 } };
    header_write(record, true, out);
    buffer_add(out, "手数----指手---------消費時間--\n");
    header_write_game(&kif.game);
    return header_lost(record);
}
