/* csa.c - CSA files, see file.h. */
#include "record/file.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/move_text.h"
#include "text/messages.h"

/* Information of one line; what stands in no other format is kept under its own name. */
static const struct { const char *name; RecordField field; } information[] = {
    { "N+", FIELD_BLACK }, { "N-", FIELD_WHITE }, { "$EVENT:", FIELD_EVENT },
    { "$SITE:", FIELD_SITE }, { "$START_TIME:", FIELD_START },
    { "$END_TIME:", FIELD_FINISH }, { "$OPENING:", FIELD_OPENING },
};

/* Of two words for one ending the first is written. V2.2 has no words for a sealed move
 * and for games that were not played. */
static const struct { const char *word; RecordEnd end; } words[] = {
    { "TORYO", END_RESIGN }, { "TSUMI", END_MATE }, { "KACHI", END_DECLARATION },
    { "TIME_UP", END_TIME }, { "ILLEGAL_MOVE", END_ILLEGAL },
    { "SENNICHITE", END_REPETITION }, { "JISHOGI", END_IMPASSE },
    { "HIKIWAKE", END_DRAW }, { "MAX_MOVES", END_MAX_MOVES },
    { "CHUDAN", END_INTERRUPTED }, { "MATTA", END_INTERRUPTED },
    { "FUZUMI", END_NO_MATE }, { "ERROR", END_ERROR },
};

/* --- time limits --- */

/* A number of a time limit; far too large becomes merely too large. */
static long read_number(const char *text, char **behind)
{
    enum { MOST = 10000000 };
    long number = strtol(text, behind, 10);
    return number < -1 ? -1 : number > MOST ? MOST : number;
}

/* "00:10+30" and "600+30+0" (byoyomi, increment) as Japanese files say it: 10分+30秒. */
static void read_limit(GameRecord *record, const char *text, bool seconds)
{
    char limit[64] = "", *behind;
    int64_t main = read_number(text, &behind), byoyomi = 0, increment = 0;
    if (!seconds && *behind == ':')
        main = main * 3600 + 60 * (int64_t)read_number(behind + 1, &behind);
    behind += seconds && *behind == '.' ? strspn(behind, ".0123456789") : 0;
    if (*behind == '+')
        byoyomi = read_number(behind + 1, &behind);
    if (seconds && *behind == '+')
        increment = read_number(behind + 1, &behind);
    bool sane = main >= 0 && main < 1000 * 3600 && byoyomi >= 0 && byoyomi < 100000
        && increment >= 0 && increment < 100000;
    if (!isdigit((unsigned char)*text) || *behind || !sane) {
        record_add_extra(record, "TIME_LIMIT", text);
        return;
    }
    const struct { const char *sign; int64_t value; const char *unit; } parts[] = {
        { "", main / 3600, "時間" }, { "", main / 60 % 60, "分" }, { "", main % 60, "秒" },
        { "+", byoyomi, "秒" }, { "+", increment, "秒加算" },
    };
    for (int i = 0; i < 5; i++)
        if (parts[i].value || (i == 1 && main < 60))
            text_add(limit, sizeof limit, "%s%d%s", parts[i].sign, (int)parts[i].value,
                     parts[i].unit);
    record_set_field(record, FIELD_LIMIT, limit);
}

/* A number of at most four digits with this unit; *text goes behind both. 0: none. */
static long take_part(const char **text, const char *unit)
{
    char *behind;
    long value = strtol(*text, &behind, 10);
    const char *rest = behind;
    if (!isdigit((unsigned char)**text) || value > 9999 || !text_take(&rest, unit))
        return 0;
    *text = rest;
    return value;
}

/* The way back. False: V2.2 can't say it. */
static bool write_limit(const char *text, Buffer *out)
{
    text_take(&text, "各");
    long hours = take_part(&text, "時間"), minutes = take_part(&text, "分");
    long seconds = text_take(&text, "+") ? take_part(&text, "秒") : 0;
    if (*text)
        return false;
    buffer_add(out, "$TIME_LIMIT:%02ld:%02ld+%02ld\n", hours + minutes / 60, minutes % 60,
               seconds);
    return true;
}

/* --- reading --- */

static bool start(RecordReader *reader, int side)
{
    if (!reader->setup.any)
        setup_read_csa(&reader->setup, "PI", reader->error);
    reader->setup.side = side;
    return reader_start(reader, NULL);
}

/* +7776FU. The piece named is the one after the move: when it is the promoted form of
 * what stands on the origin, the move promotes. */
static bool read_move(RecordReader *reader, const char *text)
{
    const Position *pos = &reader->pos;
    int side = text[0] == '+' ? BLACK : WHITE;
    /* Some files leave out the line that says whose turn it is: then this move does. */
    if (!reader->started && !start(reader, side))
        return false;
    bool whole = strlen(text) == 7;
    int from = whole ? csa_square(text + 1) : -1;
    int to = whole ? csa_square(text + 3) : -1;
    int kind = whole ? csa_kind(text + 5) : NO_KIND;
    if (from < 0 || to <= NO_SQUARE || kind == NO_KIND)
        return refusal_error(reader->error, REFUSAL_NOT_A_MOVE, text);
    if (reader->ended)
        return refusal_error(reader->error, REFUSAL_BEHIND_END_TEXT, text);
    if (side != pos->side)
        return refusal_error(reader->error, REFUSAL_OTHER_TURN, text);
    /* CSA has no sign for promotion: it shows in comparison with what stood there. */
    int before = from == NO_SQUARE ? kind : piece_kind(pos->board[from]);
    Intent intent = { from, to, kind, before != kind && (before | PROMOTED) == kind };
    if (before != kind && !intent.promote)
        return refusal_error(reader->error, REFUSAL_PIECE_IS, text, square_file(from),
                             square_rank(from), before == NO_KIND
                             ? refusal_text(REFUSAL_MISSING) : csa_name[before]);
    Move move;
    Illegal reason = rules_judge(pos, intent, &move);
    if (reason != LEGAL)
        return refusal_error(reader->error, REFUSAL_MOVE_ILLEGAL, (int)strlen(text), text,
                             refusal_text((int)reason));
    return reader_play(reader, move);
}

/* "+" alone says whose turn it is and ends the start position; more is a move. */
static bool read_turn(RecordReader *reader, const char *text)
{
    if (text[1])
        return read_move(reader, text);
    if (reader->started)
        return refusal_error(reader->error, REFUSAL_TURN_TWICE, text);
    return start(reader, text[0] == '+' ? BLACK : WHITE);
}

/* T12 or T6.123: seconds of the move before it, or of the ending. */
static bool read_time(RecordReader *reader, const char *text)
{
    enum { MOST = 1000000 }; /* seconds for a move, more is nonsense */
    char *behind;
    /* strtod() also takes words such as inf, and signs: hence the digit asked for. */
    double seconds = strtod(text + 1, &behind);
    if (!isdigit((unsigned char)text[1]) || *behind || seconds > MOST)
        return refusal_error(reader->error, REFUSAL_NOT_A_TIME, text);
    if (reader->last > 0)
        reader->record->node[reader->last].time = (int32_t)(seconds * 1000 + 0.5);
    return true;
}

/* %TORYO and its like. A game may end before its first move. */
static bool read_end(RecordReader *reader, const char *text)
{
    RecordEnd end = END_NONE;
    if (!reader->started && !start(reader, BLACK))
        return false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(text + 1, words[i].word) == 0)
            end = words[i].end;
    /* Here the sign is that of the side that broke a rule. */
    if (!strcmp(text, "%+ILLEGAL_ACTION") || !strcmp(text, "%-ILLEGAL_ACTION"))
        end = (text[1] == '+') == (reader->pos.side == BLACK) ? END_ILLEGAL : END_FOUL;
    if (end == END_NONE)
        return refusal_error(reader->error, REFUSAL_NOT_AN_ENDING, text);
    return reader_end(reader, end);
}

/* Statements know themselves by their first character. */
static bool read_statement(RecordReader *reader, const char *text)
{
    switch (text[0]) {
    case '\0': return true;
    case '\'':
        if (text[1] == '*')
            record_comment(reader->record, reader->last, text + 2);
        return true;
    case 'P':
        if (reader->started)
            return refusal_error(reader->error, REFUSAL_SETUP_LATE, text);
        return setup_read_csa(&reader->setup, text, reader->error);
    case '+':
    case '-': return read_turn(reader, text);
    case 'T': return read_time(reader, text);
    case '%': return read_end(reader, text);
    default: return refusal_error(reader->error, REFUSAL_NOT_CSA, text);
    }
}

/* N+, N- and $ lines; false: it is none. */
static bool read_information(GameRecord *record, char *text)
{
    for (size_t i = 0; i < sizeof information / sizeof *information; i++)
        if (text_begins(text, information[i].name)) {
            record_set_field(record, information[i].field,
                             reader_trim(text + strlen(information[i].name)));
            return true;
        }
    char *value = strchr(text, ':');
    if (text[0] != '$' || !value)
        return text[0] == '$';
    *value++ = '\0';
    if (strcmp(text, "$TIME_LIMIT") == 0 || strcmp(text, "$TIME") == 0)
        read_limit(record, reader_trim(value), strcmp(text, "$TIME") == 0);
    else
        record_add_extra(record, reader_trim(text + 1), reader_trim(value));
    return true;
}

/* Commas divide a line, except for names, information, comments and "#" of servers. */
static bool read_line(RecordReader *reader, char *text)
{
    if (text[0] == '\'')
        return read_statement(reader, text);
    reader->any |= text[0] != '\0';
    if (text[0] == 'V' || text[0] == '#' || read_information(reader->record, text))
        return true;
    for (char *comma; text; text = comma ? comma + 1 : NULL) {
        comma = text[0] == '\'' ? NULL : strchr(text, ',');
        if (comma)
            *comma = '\0';
        if (!read_statement(reader, reader_trim(text)))
            return false;
    }
    return true;
}

bool csa_read(RecordReader *reader)
{
    for (char *line; (line = reader_line(reader)) != NULL;) {
        bool divides = strcmp(line, "/") == 0;
        if (divides && reader->any)
            break;
        if (!divides && !read_line(reader, line))
            return false;
    }
    /* A start position without moves is a game, too. */
    return !reader->any || reader->started || start(reader, BLACK);
}

LineSign csa_sign(const char *line)
{
    enum { SHORTEST_ROW = 10 }; /* P1********* */
    bool last = !line[0] || !line[1], digit = !last && isdigit((unsigned char)line[1]);
    if (!line[0] || line[0] == '#' || strcmp(line, "/") == 0 || (line[0] == 'T' && digit))
        return SIGN_BETWEEN;
    if (strchr("$'", line[0]) || text_begins(line, "N+") || (line[0] == 'V' && digit))
        return SIGN_START;
    if (line[0] == '%' || text_begins(line, "N-")
        || (strchr("+-", line[0]) && (digit || last)))
        return SIGN_LINE;
    if (line[0] != 'P' || last || !strchr("I123456789+-", line[1]))
        return SIGN_NONE;
    /* P-7f is a move in another notation, as N-7g is, and P76 may be one. */
    bool whole = line[1] == 'I' || (digit ? strlen(line) > SHORTEST_ROW
               : csa_square(line + 2) >= 0 && csa_kind(line + 4) != NO_KIND);
    return whole ? SIGN_START : SIGN_LINE;
}

/* --- writing --- */

/* Version, names, information. False: some of it has no place here. */
static bool write_information(const GameRecord *record, Buffer *out)
{
    buffer_add(out, "V2.2\n");
    for (size_t i = 0; i < sizeof information / sizeof *information; i++)
        if (record->field[information[i].field])
            buffer_add(out, "%s%s\n", information[i].name,
                       record_field(record, information[i].field));
    return !record->field[FIELD_LIMIT]
        || write_limit(record_field(record, FIELD_LIMIT), out);
}

/* What follows the start, a move or an ending. V2.2 knows whole seconds only; they are
 * rounded down, as on a game clock. */
static void write_notes(const GameRecord *record, int node, Buffer *out)
{
    const char *text = record_text(record, record->node[node].comment);
    int32_t time = record->node[node].time;
    if (time != RECORD_NO_TIME)
        buffer_add(out, "T%d\n", (int)time / 1000);
    for (Token line; text_line(&text, &line);)
        buffer_add(out, "'*%.*s\n", line.length, line.text);
}

/* False: the format has no word of its own for it. */
static bool write_end(const GameRecord *record, int node, Buffer *out)
{
    RecordEnd end = record->node[node].end;
    int loser = !record_side(record, record->node[node].parent);
    const char *word = NULL;
    for (size_t i = sizeof words / sizeof *words; i-- > 0;)
        if (words[i].end == end)
            word = words[i].word;
    bool known = (word || end == END_FOUL) && end != END_MAX_MOVES; /* a word of V3 */
    if (end == END_FOUL)
        buffer_add(out, "%%%cILLEGAL_ACTION\n", "+-"[loser]);
    else
        buffer_add(out, "%%%s\n", known ? word : word ? "HIKIWAKE" : "CHUDAN");
    if (end == END_LEFT) /* %TORYO would name the wrong side: said for people only */
        buffer_add(out, "'%s resigned, out of turn\n",
                   loser == BLACK ? "Black" : "White");
    write_notes(record, node, out);
    return known;
}

static unsigned write_lines(const GameRecord *record, Buffer *out)
{
    unsigned lost = record_contents(record)
        & (HOLDS_VARIATIONS | HOLDS_FRACTIONS | HOLDS_EXTRAS);
    Position pos;
    char text[MOVE_TEXT];
    int end = record_end_node(record);
    record_set_up(record, &pos);
    lost |= write_information(record, out) ? 0 : HOLDS_HEADERS;
    lost |= pos.first_number > 1 ? HOLDS_NUMBER : 0;
    board_write_csa(&pos, out);
    write_notes(record, 0, out);
    for (int node = 0; (node = record_next(record, node)) != 0;) {
        Move move = record->node[node].move;
        buffer_add(out, "%s\n", move_write(&pos, move, NOTATION_CSA, text));
        write_notes(record, node, out);
        move_make(&pos, move);
    }
    return lost | (end && !write_end(record, end, out) ? HOLDS_ENDING : 0);
}

/* The first line may have to say in what the others are written, so it comes last. */
unsigned csa_write(const GameRecord *record, Buffer *out)
{
    Buffer lines = { .text = NULL };
    unsigned lost = write_lines(record, &lines);
    bool plain = true;
    for (size_t i = 0; i < lines.length; i++)
        plain &= (unsigned char)lines.text[i] < 0x80;
    if (!plain) /* else some take Shift_JIS for granted */
        buffer_add(out, "'CSA encoding=UTF-8\n");
    buffer_add(out, "%s", lines.text ? lines.text : "");
    out->failed |= lines.failed;
    buffer_free(&lines);
    return lost;
}
