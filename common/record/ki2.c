/* ki2.c - KI2 files, see formats.h. */
#include "record/formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/write_move.h"
#include "record/endings.h"
#include "record/header.h"

enum { MOVES_A_LINE = 6, MOVE_WIDTH = 12 }; /* columns of a move with the blanks behind */

/* --- reading --- */

bool ki2_is_move(const char *line)
{
    static const char *const marks[] = { "▲", "△", "▽", "▼", "☗", "☖" };
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (text_begins(line, marks[i]))
            return true;
    return false;
}

/* A line of moves, each from its mark to the next. */
static MovesStatus read_moves(HeaderGame *game, const char *line)
{
    if (!ki2_is_move(line))
        return MOVES_NONE;
    while (*line) {
        size_t length = 1;
        while (line[length] && !ki2_is_move(line + length))
            length++;
        if (!header_read_move(game, line, length))
            return MOVES_BAD;
        line += length;
    }
    return MOVES_READ;
}

RecordStatus ki2_read(RecordReader *reader)
{
    return header_read_game(reader, read_moves);
}

/* --- writing --- */

typedef struct {
    GameWriter game;
    Position *pos;
    int column;    /* moves in the present line */
    unsigned lost; /* HOLDS_... */
} Ki2Writer;

static void end_line(Ki2Writer *w)
{
    if (w->column > 0)
        buffer_add(w->game.out, "\n");
    w->column = 0;
}

static void write_move(Ki2Writer *w, const RecordNode *n)
{
    char text[MOVE_TEXT];
    move_write(w->pos, n->move, NOTATION_JAPANESE, text);
    move_make(w->pos, n->move);
    bool last = ++w->column == MOVES_A_LINE || n->comment || !n->child;
    buffer_add(w->game.out, "%s%*s", text, last ? 0 : MOVE_WIDTH - text_width(text), "");
    if (last)
        end_line(w);
}

/* Of the endings only those that the last line has words for. It says who won, and a
 * reader must find out how: a declaration that does not hold would be something else. */
static bool is_summed_up(const Ki2Writer *w, RecordEnd end)
{
    if (end == END_DECLARATION)
        return record_declares(w->game.record, w->pos);
    return end != END_NONE && end != END_TRY && end != END_DEFAULT_WIN
        && end != END_DEFAULT_LOSS;
}

static void write_end(Ki2Writer *w, const RecordNode *n)
{
    RecordEnd end = n->end;
    end_line(w);
    if (!is_summed_up(w, end)) {
        w->lost |= HOLDS_ENDING;
        /* Without any end its first variation would read as the game. */
        end = n->sibling ? END_INTERRUPTED : END_NONE;
    }
    if (end != END_NONE)
        summary_write(w->game.record, n->parent, end, w->game.out);
}

static void write_node(GameWriter *game, int node)
{
    const RecordNode *n = &game->record->node[node];
    if (n->move == MOVE_NONE)
        write_end((Ki2Writer *)game, n);
    else
        write_move((Ki2Writer *)game, n);
    header_write_comment(game->record, node, game->out);
}

/* The line written before has the moves up to this node. */
static void go_back(GameWriter *game, int node)
{
    Position *pos = ((Ki2Writer *)game)->pos;
    while (pos->ply > record_depth(game->record, node))
        move_unmake(pos);
}

unsigned ki2_write(const GameRecord *record, Buffer *out)
{
    char error[ERROR_TEXT];
    Ki2Writer w = { { record, out, go_back, write_node }, malloc(sizeof *w.pos), 0, 0 };
    /* A file needs at least a header to be known for one. */
    header_write(record, record_plies(record) == 0, out);
    if (!w.pos || !sfen_read(w.pos, record->start, error)) {
        out->failed = true;
        free(w.pos);
        return 0;
    }
    if (out->length > 0) /* a line without anything before it is refused by some */
        buffer_add(out, "\n");
    header_write_game(&w.game);
    free(w.pos);
    return w.lost | header_lost(record) | (record_contents(record) & HOLDS_TIMES);
}
