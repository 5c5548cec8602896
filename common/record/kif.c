/* kif.c - KIF and KI2 files are read, which differ in how they write a single move. */
#include "record/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/read_move.h"
#include "text/messages.h"

enum { LAST_NUMBER = 99999 }; /* of a move; more is nonsense, in an SFEN as well */

static const char colon[] = "：";

const char *const kif_key[RECORD_FIELDS] = {
    [FIELD_EVENT] = "棋戦", [FIELD_SITE] = "場所", [FIELD_START] = "開始日時",
    [FIELD_FINISH] = "終了日時", [FIELD_LIMIT] = "持ち時間", [FIELD_OPENING] = "戦型",
};

/* What the sentence behind the moves may have in it, the first that it has. */
static const struct { const char *word; RecordEnd end; } end_parts[] = {
    { "不詰", END_NO_MATE }, { "詰", END_MATE }, { "千日手", END_REPETITION },
    { "持将棋", END_IMPASSE }, { "中断", END_INTERRUPTED }, { "封じ手", END_SEALED },
    { "切れ", END_TIME }, { "トライ", END_TRY }, { "入玉", END_DECLARATION },
    { "宣言", END_DECLARATION }, { "引き分け", END_DRAW }, { "引分", END_DRAW },
    { "最大手数", END_MAX_MOVES }, { "不戦勝", END_DEFAULT_WIN },
    { "不戦敗", END_DEFAULT_LOSS },
};

/* --- headers --- */

/* The side that a text begins with the name of; goes behind it. -1: none. */
static int take_side(const char **text)
{
    for (int i = 0; i < 4; i++)
        if (text_take(text, side_name_ja[i / 2][i % 2]))
            return i % 2;
    return -1;
}

/* 先手の持駒 and its like: whose hand; -1: not a hand. */
static int hand_side(const char *key)
{
    int side = take_side(&key);
    return text_is_among("の持駒 の持ち駒 持駒", key) ? side : -1;
}

/* 後手番 and its like: whose turn; -1: nobody's. */
static int turn_side(const char *line)
{
    int side = take_side(&line);
    return text_begins(line, "番") ? side : -1;
}

/* Is this a line of the kind KEY：value? */
static bool is_key(const char *line)
{
    return !strchr("*#&", *line) && strstr(line, colon);
}

/* The field of a key, which may name a side as with a handicap; RECORD_FIELDS: none. */
static RecordField key_field(const char *key)
{
    const char *behind = key;
    int side = take_side(&behind), field = FIELD_EVENT;
    if (side >= 0 && !*behind)
        return side == BLACK ? FIELD_BLACK : FIELD_WHITE;
    while (field < RECORD_FIELDS && strcmp(key, kif_key[field]) != 0)
        field++;
    return (RecordField)field;
}

bool kif_key_is_free(const char *key)
{
    static const char *const taken[] = { "手合割", "手数", "変化", "まで", "N+", "N-" };
    /* It begins with a letter, of Japanese or ASCII. Signs (▲) begin with this byte. */
    enum { SIGNS = 0xe2 };
    unsigned char first = (unsigned char)text_upper(*key);
    bool letter = (first >= 'A' && first <= 'Z') || (first >= 0x80 && first != SIGNS);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        letter &= !text_begins(key, taken[i]);
    return letter && !strstr(key, colon) && key_field(key) == RECORD_FIELDS
        && hand_side(key) < 0 && turn_side(key) < 0;
}

static bool read_key(RecordReader *reader, char *line)
{
    const Handicap *handicap = handicaps;
    char *value = strstr(line, colon);
    *value = '\0';
    const char *key = reader_trim(line);
    value = reader_trim(value + strlen(colon));
    int side = hand_side(key);
    RecordField field = key_field(key);
    if (side >= 0)
        return setup_read_bod_hand(&reader->setup, side, value)
            || refusal_error(reader->error, REFUSAL_HAND, value);
    while (handicap->name && strcmp(handicap->japanese, value) != 0)
        handicap++;
    if (strcmp(key, "手合割") == 0)
        reader->setup.handicap = *value ? handicap : NULL;
    else if (field < RECORD_FIELDS)
        record_set_field(reader->record, field, value);
    else
        record_add_extra(reader->record, key, value);
    return true;
}

static bool read_header(RecordReader *reader, char *line)
{
    Setup *setup = &reader->setup;
    int side = turn_side(line);
    if (*line == '|')
        return setup_read_bod_rank(setup, line)
            || refusal_error(reader->error, REFUSAL_DIAGRAM_RANK, line);
    /* The frame of the diagram, and its files. */
    if (text_begins(line, "+-") || text_begins(line, "９ ８"))
        return true;
    if (text_begins(line, "手数＝")) {
        long number = strtol(line + strlen("手数＝"), NULL, 10);
        setup->played = number >= 0 && number < LAST_NUMBER ? (int)number : 0;
        return true;
    }
    if (side >= 0) {
        setup->side = side;
        return setup->turn = true;
    }
    return is_key(line) ? read_key(reader, line)
                        : refusal_error(reader->error, REFUSAL_NEITHER, line);
}

/* The position before the first move, from what the headers say of it. */
static bool start(RecordReader *reader)
{
    Setup *setup = &reader->setup;
    const Handicap *handicap = setup->handicap ? setup->handicap : handicaps;
    if (reader->started)
        return true;
    if (setup->ranks > 0 && setup->ranks != 9)
        return refusal_error(reader->error, REFUSAL_DIAGRAM_RANKS, setup->ranks);
    if (!setup->turn && handicap != handicaps && handicap->name)
        setup->side = WHITE;
    if (!setup->any && !handicap->name)
        return refusal_error(reader->error, REFUSAL_HANDICAP);
    return reader_start(reader, setup->any ? NULL : handicap->sfen);
}

/* 変化：3手, a line of a move list: which move varies; -1: it is none. */
static int variation(const char *line)
{
    if (!text_take(&line, "変化"))
        return -1;
    if (!text_take(&line, colon))
        text_take(&line, ":");
    char *behind;
    long ply = strtol(line, &behind, 10);
    return ply >= 0 && ply <= LAST_NUMBER && text_begins(behind, "手") ? (int)ply : -1;
}

bool kif_is_between(const char *line)
{
    static const char *const others[] = { "まで", "変化", "手数＝", "９ ８", "+-" };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (text_begins(line + strspn(line, " "), others[i]))
            return true;
    return *line == '\0' || strchr("#*&", *line) || turn_side(line) >= 0;
}

/* --- moves --- */

/* Play one move, or end the line of play if these bytes are the word for an ending. */
static bool read_move(RecordReader *reader, const char *bytes, size_t length)
{
    enum { LONGEST = 60 }; /* bytes; more is no move */
    char copy[LONGEST + 1];
    TypedMove typed;
    snprintf(copy, sizeof copy, "%.*s", (int)length, bytes);
    const char *text = reader_trim(copy);
    RecordEnd end = end_word_read(text);
    if (!start(reader))
        return false;
    if (reader->ended)
        return refusal_error(reader->error, REFUSAL_BEHIND_END);
    if (end != END_NONE)
        return reader_end(reader, end);
    int count = move_read(&reader->pos, text, &typed, reader->error);
    if (count > 1)
        return refusal_error(reader->error, REFUSAL_AMBIGUOUS, text);
    return count == 1 && reader_play(reader, typed.found[0]);
}

/* "( 0:12/00:00:12)" behind a move: its minutes, with the hours in them, and seconds. */
static int32_t read_time(const char *text)
{
    enum { MOST = 2000000 }; /* seconds: what fits as ms */
    long minutes, seconds;
    int end = 0;
    if (sscanf(text, " (%7ld:%7ld%n", &minutes, &seconds, &end) != 2
        || (text[end] >= '0' && text[end] <= '9') || minutes < 0 || seconds < 0
        || minutes * 60 + seconds > MOST)
        return RECORD_NO_TIME;
    return (int32_t)(minutes * 60 + seconds) * 1000;
}

/* Bytes of the move's text: up to its time or a blank, except a blank behind 同. */
static size_t move_length(const char *text)
{
    size_t at = text_begins(text, "同") ? strlen("同") : 0;
    at += strspn(text + at, " ");
    for (const char *c = text + at; *c && *c != ' '; c++, at++)
        if (*c == '(' && (csa_square(c + 1) <= NO_SQUARE || c[3] != ')')) /* no origin */
            break;
    return at;
}

/* " ２二角成(88) ( 0:01/00:00:02)+", in KIF, behind the number */
static bool read_numbered(RecordReader *reader, const char *line)
{
    line += strspn(line, " ");
    size_t length = move_length(line);
    int32_t time = read_time(line + length);
    if (length > 0 && line[length - 1] == '+') /* a variation, and no time before it */
        length--;
    if (!read_move(reader, line, length))
        return false;
    reader->record->node[reader->last].time = time;
    return true;
}

bool ki2_is_move(const char *line)
{
    static const char *const marks[] = { "▲", "△", "▽", "▼", "☗", "☖" };
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (text_begins(line, marks[i]))
            return true;
    return false;
}

/* A line of moves in KI2, each from its mark to the next. */
static bool read_marked(RecordReader *reader, const char *line)
{
    for (size_t length; *line; line += length) {
        length = 1;
        while (line[length] && !ki2_is_move(line + length))
            length++;
        if (!read_move(reader, line, length))
            return false;
    }
    return true;
}

/* --- a whole game --- */

/* How the line of play ended, by its summary. A side that wins on its own turn has
 * declared if it could, else the other side has resigned out of turn. */
static RecordEnd summary_end(const RecordReader *reader, const char *line)
{
    int mover = reader->pos.side, side = -1;
    for (int i = 3; i >= 0; i--) /* of two that are named Black counts */
        if (strstr(line, side_name_ja[i % 2][i / 2]))
            side = i / 2;
    if (strstr(line, "反則"))
        return (side == mover) == (strstr(line, "反則負け") != NULL) ? END_ILLEGAL : END_FOUL;
    for (size_t i = 0; i < sizeof end_parts / sizeof *end_parts; i++)
        if (strstr(line, end_parts[i].word))
            return end_parts[i].end;
    if (!strstr(line, "勝") || side < 0)
        return END_NONE;
    if (side != mover)
        return END_RESIGN;
    bool declares = record_declares(reader->record, &reader->pos, NULL);
    return declares ? END_DECLARATION : END_LEFT;
}

/* まで12手で後手の勝ち. The ending counts unless a line of its own has told it; a wrong number
 * of moves is reported in the record's remark. */
static bool read_summary(RecordReader *reader, const char *line)
{
    const char *number = line + strlen("まで");
    char *behind;
    long count = strtol(number, &behind, 10);
    if (behind > number && count != reader->pos.ply)
        refusal_error(reader->record->remark, REFUSAL_COUNT_FALSE, reader->line, count,
                      reader->pos.ply);
    return reader->ended || reader_end(reader, summary_end(reader, line));
}

static bool read_line(RecordReader *reader, char *text)
{
    bool ki2 = reader->format == FORMAT_KI2;
    size_t digits = strspn(text, "0123456789");
    int varied = variation(text);
    if (*text == '*' || *text == '&') {
        record_comment(reader->record, reader->last, text + (*text == '*'));
        return true;
    }
    if (varied >= 0)
        return start(reader) && reader_go_back(reader, varied - 1);
    if (text_begins(text, "まで"))
        return start(reader) && read_summary(reader, text);
    if (ki2 && ki2_is_move(text))
        return read_marked(reader, text);
    if (!ki2 && text_begins(text, "手数-"))
        return true;
    if (!ki2 && digits > 0 && text[digits] == ' ')
        return read_numbered(reader, text + digits);
    return read_header(reader, text);
}

bool kif_read(RecordReader *reader)
{
    for (char *line; (line = reader_line(reader)) != NULL;) {
        char *text = reader_trim(line);
        if (*text == '\0' || *text == '#')
            continue;
        /* A header behind the moves is the beginning of the next game. */
        if (reader->started && is_key(text) && variation(text) < 0
            && !text_begins(text, "まで")) {
            reader->again = true;
            break;
        }
        reader->any = true;
        if (!read_line(reader, text))
            return false;
    }
    return !reader->any || start(reader);
}
