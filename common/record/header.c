/* header.c - see header.h. */
#include "record/header.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/endings.h"
#include "text/messages.h"

static const char colon[] = "：";

/* Keys that stand for what other formats know, too. The first of each field is
 * written. */
static const struct { const char *key; RecordField field; } keys[] = {
    { "先手", FIELD_BLACK }, { "後手", FIELD_WHITE }, { "下手", FIELD_BLACK },
    { "上手", FIELD_WHITE }, { "棋戦", FIELD_EVENT }, { "場所", FIELD_SITE },
    { "開始日時", FIELD_START }, { "終了日時", FIELD_FINISH }, { "持ち時間", FIELD_LIMIT },
    { "戦型", FIELD_OPENING },
};

/* --- reading --- */

/* Is this a line of the kind KEY：value? */
static bool is_key(const char *line)
{
    return *line != '*' && *line != '#' && *line != '&' && strstr(line, colon) != NULL;
}

/* 先手の持駒 and its like: whose hand; -1: not a hand. */
static int hand_key(const char *key)
{
    static const char *const black[2] = { "先手", "下手" };
    static const char *const white[2] = { "後手", "上手" };
    for (int i = 0; i < 2; i++) {
        const char *rest = text_begins(key, black[i]) || text_begins(key, white[i])
                         ? key + strlen(black[i]) : "";
        if (!strcmp(rest, "の持駒") || !strcmp(rest, "の持ち駒") || !strcmp(rest, "持駒"))
            return text_begins(key, white[i]) ? WHITE : BLACK;
    }
    return -1;
}

static void read_handicap(HeaderGame *game, const char *value)
{
    const Handicap *handicap = handicaps;
    while (handicap->name && strcmp(handicap->japanese, value) != 0)
        handicap++;
    game->handicap = handicap->name ? handicap : NULL;
    game->foreign = !handicap->name && *value;
}

static bool read_key(HeaderGame *game, char *line)
{
    char *value = strstr(line, colon);
    *value = '\0';
    const char *key = reader_trim(line);
    value = reader_trim(value + strlen(colon));
    int side = hand_key(key);
    if (side >= 0)
        return setup_read_bod_hand(&game->setup, side, value)
            || refusal_error(game->reader->error, REFUSAL_HAND, value);
    if (strcmp(key, "手合割") == 0) {
        read_handicap(game, value);
        return true;
    }
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(key, keys[i].key) == 0) {
            record_set_field(game->reader->record, keys[i].field, value);
            return true;
        }
    record_add_extra(game->reader->record, key, value);
    return true;
}

/* 後手番 and its like: whose turn; -1: nobody's. */
static int turn_side(const char *line)
{
    if (text_begins(line, "先手番") || text_begins(line, "下手番"))
        return BLACK;
    return text_begins(line, "後手番") || text_begins(line, "上手番") ? WHITE : -1;
}

static bool read_header(HeaderGame *game, char *line)
{
    enum { LAST_NUMBER = 9999 };
    if (*line == '|') {
        if (setup_read_bod_rank(&game->setup, ++game->ranks, line))
            return true;
        return refusal_error(game->reader->error, REFUSAL_DIAGRAM_RANK, line);
    }
    /* The frame of the diagram, and its files. */
    if (text_begins(line, "+-") || text_begins(line, "９ ８"))
        return true;
    if (text_begins(line, "手数＝")) {
        long number = strtol(line + strlen("手数＝"), NULL, 10);
        game->setup.number = number >= 0 && number < LAST_NUMBER ? (int)number + 1 : 0;
        return true;
    }
    if (turn_side(line) >= 0) {
        game->setup.side = turn_side(line);
        return game->turn = true;
    }
    if (is_key(line))
        return read_key(game, line);
    return refusal_error(game->reader->error, REFUSAL_NEITHER, line);
}

static bool start(HeaderGame *game)
{
    char text[SETUP_TEXT];
    if (game->ranks > 0 && game->ranks != 9)
        return refusal_error(game->reader->error, REFUSAL_DIAGRAM_RANKS, game->ranks);
    if (game->setup.any) {
        if (game->handicap && game->handicap != handicaps && !game->turn)
            game->setup.side = WHITE;
        return reader_start(game->reader, setup_write(&game->setup, text));
    }
    if (game->foreign)
        return refusal_error(game->reader->error, REFUSAL_HANDICAP);
    return reader_start(game->reader, game->handicap ? game->handicap->sfen : STARTPOS);
}

/* 変化：3手, a line of a move list: which move varies; 0: it is none. */
static int variation(const char *line)
{
    enum { MOST = MAX_GAME };
    if (!text_take(&line, "変化"))
        return 0;
    if (!text_take(&line, colon))
        text_take(&line, ":");
    char *behind;
    long number = strtol(line, &behind, 10);
    return behind > line && text_begins(behind, "手") && number >= 1 && number <= MOST
        ? (int)number : 0;
}

bool header_is_between(const char *line)
{
    static const char *const others[] = { "まで", "変化", "手数＝", "９ ８", "+-" };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (text_begins(line + strspn(line, " "), others[i]))
            return true;
    return *line == '\0' || strchr("#*&", *line) || turn_side(line) >= 0;
}

/* --- a whole game --- */

static bool begin(HeaderGame *game)
{
    if (!game->started && !start(game))
        return false;
    return game->started = true;
}

bool header_read_move(HeaderGame *game, const char *bytes, size_t length)
{
    enum { MOST = 60 }; /* bytes; more is no move */
    char copy[MOST + 1];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < MOST ? length : MOST), bytes);
    RecordReader *reader = game->reader;
    const char *text = reader_trim(copy);
    RecordEnd end = end_word_read(text);
    if (!begin(game))
        return false;
    if (game->ended)
        return refusal_error(reader->error, REFUSAL_BEHIND_END);
    if (end == END_NONE && !reader_play_text(reader, text))
        return false;
    game->ended = end != END_NONE;
    game->remarked = record_add_end(reader->record, reader->node, end);
    return true;
}

/* The ending, unless a line of its own has told it. */
static bool read_summary(HeaderGame *game, const char *line)
{
    if (!begin(game))
        return false;
    RecordEnd end = summary_read(game->reader, line);
    if (!game->ended)
        game->remarked = record_add_end(game->reader->record, game->reader->node, end);
    return game->ended = true;
}

static bool read_variation(HeaderGame *game, int number)
{
    if (!begin(game) || !reader_go_back(game->reader, number - 1))
        return false;
    game->ended = false;
    game->remarked = game->reader->node;
    return true;
}

static bool read_line(HeaderGame *game, char *text, MovesReader *moves)
{
    int varied = variation(text);
    if (*text == '*' || *text == '&') {
        record_comment(game->reader->record, game->remarked, text + (*text == '*'));
        return true;
    }
    if (varied)
        return read_variation(game, varied);
    if (text_begins(text, "まで"))
        return read_summary(game, text);
    MovesStatus status = moves(game, text);
    return status == MOVES_NONE ? read_header(game, text) : status == MOVES_READ;
}

RecordStatus header_read_game(RecordReader *reader, MovesReader *moves)
{
    HeaderGame game = { .reader = reader };
    for (char *line; (line = reader_line(reader)) != NULL;) {
        char *text = reader_trim(line);
        if (*text == '\0' || *text == '#')
            continue;
        /* A header behind the moves is the beginning of the next game. */
        if (game.started && is_key(text) && !variation(text)) {
            reader_back(reader);
            break;
        }
        game.any = true;
        if (!read_line(&game, text, moves))
            return reader_refuse(reader, NULL);
    }
    if (!game.any)
        return RECORD_NONE;
    return begin(&game) ? reader_finish(reader) : reader_refuse(reader, NULL);
}

/* --- writing --- */

static void write_diagram(const GameRecord *record, bool handicap, Buffer *out)
{
    Position pos;
    char error[ERROR_TEXT];
    if (sfen_read(&pos, record->start, error))
        board_write_bod(&pos, handicap, out);
    else
        out->failed = true;
}

/* May a header be called so? Else its line would read as one of another kind, or as a
 * header that has a place of its own. */
static bool is_free_key(const char *key)
{
    static const char *const taken[] = { "手合割", "手数", "変化", "まで", "N+", "N-" };
    /* It begins with a letter, of Japanese or ASCII. In UTF-8 the signs, ▲ among them,
     * begin with one byte. */
    enum { SIGNS = 0xe2 };
    unsigned char first = (unsigned char)text_upper(*key);
    bool letter = (first >= 'A' && first <= 'Z') || (first >= 0x80 && first != SIGNS);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        letter &= !text_begins(key, taken[i]);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        letter &= strcmp(key, keys[i].key) != 0;
    return letter && !strstr(key, colon) && hand_key(key) < 0 && turn_side(key) < 0;
}

void header_write(const GameRecord *record, bool even, Buffer *out)
{
    const Handicap *known = handicap_of(record->start);
    if (known && !known->well_known) /* for these starts programs see the diagram */
        known = NULL;
    bool handicap = record_handicap_points(record->start) > 0;
    for (int field = FIELD_EVENT; field < RECORD_FIELDS; field++)
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            if ((int)keys[i].field == field && record->field[field])
                buffer_add(out, "%s：%s\n", keys[i].key,
                           record_field(record, (RecordField)field));
    for (int i = 0; i < record->extras; i++)
        if (is_free_key(record_text(record, record->extra[i][0])))
            buffer_add(out, "%s：%s\n", record_text(record, record->extra[i][0]),
                       record_text(record, record->extra[i][1]));
    if (!known)
        buffer_add(out, "手合割：その他\n");
    else if (even || known != handicaps)
        buffer_add(out, "手合割：%s\n", known->japanese);
    if (!known)
        write_diagram(record, handicap, out);
    for (int side = BLACK; side <= WHITE; side++)
        if (record->field[side] || even)
            buffer_add(out, "%s：%s\n", keys[side + (handicap ? 2 : 0)].key,
                       record_field(record, (RecordField)side));
}

void header_write_comment(const GameRecord *record, int node, Buffer *out)
{
    const char *text = record_text(record, record->node[node].comment);
    for (Token line; text_line(&text, &line);) /* a bookmark (しおり) has its own sign */
        buffer_add(out, "%s%.*s\n", *line.text == '&' ? "" : "*", line.length, line.text);
}

static void write_line(GameWriter *w, int node);

/* What could have come in the place of a node. */
static void write_variations(GameWriter *w, int node)
{
    int number = record_depth(w->record, w->record->node[node].parent) + 1;
    while ((node = w->record->node[node].sibling) != 0) {
        buffer_add(w->out, "\n変化：%d手\n", number);
        write_line(w, node);
    }
}

/* The line that begins with this node, then the variations within it. The depth of the
 * recursion is that of the tree, MAX_GAME at most. */
static void write_line(GameWriter *w, int node)
{
    int last = node;
    w->begin(w, w->record->node[node].parent);
    for (int at = node; at; at = w->record->node[at].child)
        w->write(w, last = at);
    for (int at = last; at != node; at = w->record->node[at].parent)
        write_variations(w, at);
}

void header_write_game(GameWriter *writer)
{
    int first = writer->record->node[0].child;
    header_write_comment(writer->record, 0, writer->out);
    if (first) {
        write_line(writer, first);
        write_variations(writer, first);
    }
}

unsigned header_lost(const GameRecord *record)
{
    unsigned lost = record_contents(record) & HOLDS_FRACTIONS;
    for (int i = 0; i < record->extras; i++)
        lost |= is_free_key(record_text(record, record->extra[i][0])) ? 0 : HOLDS_EXTRAS;
    for (int i = 0; i < record->nodes; i++) {
        RecordEnd end = record->node[i].end;
        lost |= end_word_read(end_word(end)) != end ? HOLDS_ENDING : 0;
        lost |= end == END_LEFT && record->node[i].time > 0 ? HOLDS_TIMES : 0;
    }
    return lost;
}

