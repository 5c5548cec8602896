/* kif_write.c - KIF and KI2 files are written, see file.h. */
#include "record/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/move_text.h"

/* Columns of a move with the blanks behind it; KI2 has several moves in a line. */
enum { KIF_WIDTH = 13, KI2_WIDTH = 12, MOVES_A_LINE = 6 };

/* A game while it is written. */
typedef struct {
    const GameRecord *record;
    Buffer *out;
    bool ki2;      /* else KIF */
    Position pos;  /* the start; KI2: before the next move */
    int column;    /* KI2: moves in the present line */
    unsigned lost; /* HOLDS_... */
} Writer;

/* --- headers --- */

/* All lines before the moves. `even`: also for an even game and nameless players. */
static void write_headers(Writer *w, bool even)
{
    const GameRecord *record = w->record;
    const Handicap *known = handicap_of(record->start);
    if (known && !known->well_known) /* for these starts programs see the diagram */
        known = NULL;
    bool handicap = handicap_given(record->start);
    for (int field = FIELD_EVENT; field < RECORD_FIELDS; field++)
        if (record->field[field])
            buffer_add(w->out, "%s：%s\n", kif_key[field],
                       record_field(record, (RecordField)field));
    for (int i = 0; i < record->extras; i++) {
        const char *key = record_text(record, record->extra[i][0]);
        if (kif_key_is_free(key))
            buffer_add(w->out, "%s：%s\n", key, record_text(record, record->extra[i][1]));
        else
            w->lost |= HOLDS_EXTRAS;
    }
    if (even || known != handicaps)
        buffer_add(w->out, "手合割：%s\n", known ? known->japanese : "その他");
    if (!known)
        board_write_bod(&w->pos, handicap, w->out);
    for (int side = BLACK; side <= WHITE; side++)
        if (record->field[side] || even)
            buffer_add(w->out, "%s：%s\n", side_name_ja[handicap][side],
                       record_field(record, (RecordField)side));
}

/* --- what both have --- */

/* Each line of the comment on a node, after a star. */
static void write_comment(const Writer *w, int node)
{
    const char *text = record_text(w->record, w->record->node[node].comment);
    for (Token line; text_line(&text, &line);) /* a bookmark (しおり) has its own sign */
        buffer_add(w->out, "%s%.*s\n", *line.text == '&' ? "" : "*", line.length,
                   line.text);
}

/* Does the sentence behind the moves have words for it? Some readers refuse a file that
 * sums up other endings; in KIF they pass over the line of the ending itself. The
 * sentence says who won, and a reader of KI2 must find out how: a declaration that does
 * not hold would be something else. */
static bool is_summed_up(const Writer *w, RecordEnd end)
{
    if (end == END_DECLARATION)
        return w->ki2 && record_declares(w->record, &w->pos, NULL);
    return end != END_NONE && end != END_TRY && end != END_DEFAULT_WIN
        && end != END_DEFAULT_LOSS;
}

/* まで12手で後手の勝ち, at the end of the line of a node. */
static void write_summary(const Writer *w, int node, RecordEnd end)
{
    int mover = record_side(w->record, node);
    const char *const *side = side_name_ja[handicap_given(w->record->start)];
    buffer_add(w->out, "まで%d手で", record_depth(w->record, node));
    if (end == END_RESIGN || end == END_LEFT || end == END_DECLARATION)
        buffer_add(w->out, "%sの勝ち\n", side[record_winner(end, mover)]);
    else if (end == END_TIME)
        buffer_add(w->out, "時間切れにより%sの勝ち\n", side[!mover]);
    else if (end == END_ILLEGAL || end == END_FOUL)
        buffer_add(w->out, "%sの%s\n", side[mover], end_word(end));
    else
        buffer_add(w->out, "%s\n", end == END_MATE ? "詰" : end_word(end));
}

/* --- KIF --- */

/* ２二角成(88): always the origin, never 不成. */
static void kif_move(Move move, Move before, char text[MOVE_TEXT])
{
    int to = move_to(move), from = move_from(move);
    bool same = before != MOVE_NONE && move_to(before) == to;
    char origin[8] = "打";
    if (!move_is_drop(move))
        snprintf(origin, sizeof origin, "(%d%d)", square_file(from), square_rank(from));
    snprintf(text, MOVE_TEXT, "%s%s%s%s%s", same ? "同" : wide_digit[square_file(to)],
             same ? "　" : kanji_digit[square_rank(to)], move_kanji(move_kind(move)),
             move_promotes(move) ? "成" : "", origin);
}

/* Seconds that the mover of a node has used by then. */
static long long seconds_used(const GameRecord *record, int node)
{
    long long used = 0;
    for (bool own = true; node; own = !own, node = record->node[node].parent)
        used += own && record->node[node].time > 0 ? record->node[node].time / 1000 : 0;
    return used;
}

/* One move or ending: its number, text, time, and '+' when a variation of it follows. */
static void write_numbered(const Writer *w, int node)
{
    const GameRecord *record = w->record;
    const RecordNode *n = &record->node[node];
    char text[MOVE_TEXT];
    if (n->move == MOVE_NONE)
        snprintf(text, sizeof text, "%s", end_word(n->end));
    else
        kif_move(n->move, record->node[n->parent].move, text);
    buffer_add(w->out, "%4d %s%*s", record_depth(record, n->parent) + 1, text,
               KIF_WIDTH - text_width(text), "");
    if (n->time != RECORD_NO_TIME) {
        long long seconds = n->time / 1000, all = seconds_used(record, node);
        buffer_add(w->out, "(%2lld:%02lld/%02lld:%02lld:%02lld)", seconds / 60,
                   seconds % 60, all / 3600, all / 60 % 60, all % 60);
    }
    buffer_add(w->out, n->sibling ? "+\n" : "\n");
}

/* What happened out of turn has no line, only the summary. */
static void write_kif(Writer *w, int node)
{
    const RecordNode *n = &w->record->node[node];
    bool has_line = n->end != END_LEFT;
    if (has_line) {
        write_numbered(w, node);
        write_comment(w, node);
    }
    if (is_summed_up(w, n->end))
        write_summary(w, n->parent, n->end);
    if (!has_line)
        write_comment(w, node);
}

/* --- KI2 --- */

static void write_move(Writer *w, const RecordNode *n)
{
    char text[MOVE_TEXT];
    move_write(&w->pos, n->move, NOTATION_JAPANESE, text);
    move_make(&w->pos, n->move);
    bool last = ++w->column == MOVES_A_LINE || n->comment || !n->child;
    if (last) {
        w->column = 0;
        buffer_add(w->out, "%s\n", text);
    } else {
        buffer_add(w->out, "%s%*s", text, KI2_WIDTH - text_width(text), "");
    }
}

static void write_end(Writer *w, const RecordNode *n)
{
    RecordEnd end = n->end;
    while (w->column > 0 && !w->out->failed && w->out->text[w->out->length - 1] == ' ')
        w->out->length--; /* no move follows in this line */
    if (w->column > 0)
        buffer_add(w->out, "\n");
    w->column = 0;
    if (!is_summed_up(w, end)) {
        w->lost |= HOLDS_ENDING;
        /* Without any end its first variation would read as the game. */
        end = n->sibling ? END_INTERRUPTED : END_NONE;
    }
    if (end != END_NONE)
        write_summary(w, n->parent, end);
}

static void write_ki2(Writer *w, int node)
{
    const RecordNode *n = &w->record->node[node];
    (n->move == MOVE_NONE ? write_end : write_move)(w, n);
    write_comment(w, node);
}

/* --- the tree --- */

static void write_line(Writer *w, int node);

/* What could have come in the place of a node. */
static void write_variations(Writer *w, int node)
{
    int number = record_depth(w->record, w->record->node[node].parent) + 1;
    while ((node = w->record->node[node].sibling) != 0) {
        buffer_add(w->out, "\n変化：%d手\n", number);
        write_line(w, node);
    }
}

/* The line that begins with this node, then the variations within it, those of its last
 * moves first, since 変化 refers to the line that was written last. The depth of the
 * recursion is that of the tree, MAX_GAME at most. */
static void write_line(Writer *w, int node)
{
    int last = node, before = record_depth(w->record, w->record->node[node].parent);
    while (w->pos.ply > before)
        move_unmake(&w->pos);
    for (int at = node; at; at = w->record->node[at].child) {
        const RecordNode *n = &w->record->node[at];
        last = at;
        (w->ki2 ? write_ki2 : write_kif)(w, at);
        w->lost |= end_word_read(end_word(n->end)) != n->end ? HOLDS_ENDING : 0;
        w->lost |= n->end == END_LEFT && n->time > 0 ? HOLDS_TIMES : 0;
    }
    for (int at = last; at != node; at = w->record->node[at].parent)
        write_variations(w, at);
}

static unsigned write_game(const GameRecord *record, bool ki2, Buffer *out)
{
    Writer w = { .record = record, .out = out, .ki2 = ki2 };
    unsigned times = ki2 ? HOLDS_TIMES | HOLDS_FRACTIONS : HOLDS_FRACTIONS;
    int first = record->node[0].child;
    record_set_up(record, &w.pos);
    /* A file needs at least a header to be known for one. */
    write_headers(&w, !ki2 || record_plies(record) == 0);
    if (!ki2)
        buffer_add(out, "手数----指手---------消費時間--\n");
    else if (out->length > 0) /* a line without anything before it is refused by some */
        buffer_add(out, "\n");
    write_comment(&w, 0);
    if (first) {
        write_line(&w, first);
        write_variations(&w, first);
    }
    return w.lost | (record_contents(record) & times);
}

unsigned kif_write(const GameRecord *record, Buffer *out)
{
    return write_game(record, false, out);
}

unsigned ki2_write(const GameRecord *record, Buffer *out)
{
    return write_game(record, true, out);
}
