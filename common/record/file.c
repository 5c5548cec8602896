/* file.c - see file.h. */
#include "record/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/legal.h"
#include "machine/replace.h"
#include "machine/system.h"
#include "text/messages.h"

enum {
    LARGEST = 16 << 20, /* bytes of a file that is read */
    ASK_EVERY = 16,     /* lines; reading one may take a tenth of a millisecond */
};

static const struct {
    FormatReader *read;
    FormatWriter *write;
    const char *divider; /* line between two games; "": each line is one; NULL: none */
    const char *ending[2]; /* of a file's name; the first of KIF and KI2: in Shift_JIS */
} formats[FORMATS] = {
    [FORMAT_KIF] = { kif_read, kif_write, NULL, { ".kif", ".kifu" } },
    [FORMAT_KI2] = { kif_read, ki2_write, NULL, { ".ki2", ".ki2u" } },
    [FORMAT_CSA] = { csa_read, csa_write, "/", { ".csa", "" } },
    [FORMAT_USI] = { usi_lines_read, usi_lines_write, "", { ".usi", ".sfen" } },
};

/* --- which format --- */

/* What a text is a sign of, if it is no format: HEADERS fit KIF as well as KI2. */
enum { HEADERS = FORMATS, NO_FORMAT };

static int line_format(const char *line)
{
    line += strspn(line, " ");
    size_t digits = strspn(line, "0123456789");
    if (ki2_is_move(line))
        return FORMAT_KI2;
    bool colon = strstr(line, "：") != NULL;
    if ((text_begins(line, "手数-") && !colon)
        || (digits > 0 && line[digits] == ' ' && (unsigned char)line[digits + 1] >= 0x80))
        return FORMAT_KIF;
    /* The name of a header may be anything, `startpos` too. */
    if (usi_lines_is_line(line) && !colon)
        return FORMAT_USI;
    /* What CSA says in words may have any character in it. */
    bool words = *line == '$' || *line == '\'' || text_begins(line, "N+")
              || text_begins(line, "N-");
    if ((!words && colon) || *line == '|')
        return HEADERS;
    return csa_sign(line) >= SIGN_LINE ? FORMAT_CSA : NO_FORMAT;
}

/* The first line that tells decides; if a file says #KIF, none counts as CSA or USI. */
static int first_format(const char *text)
{
    enum { ENOUGH = 128 }; /* bytes of a line that are looked at */
    char line[ENOUGH];
    int found = NO_FORMAT;
    bool kif = false;
    for (Token whole; text_line(&text, &whole);) {
        snprintf(line, sizeof line, "%.*s", whole.length, whole.text);
        kif |= text_begins(line, "#KIF");
        bool remark = *line == '#' || *line == '*' || *line == '&';
        int format = remark ? NO_FORMAT : line_format(line);
        if (format <= FORMAT_KI2 || (format < FORMATS && !kif))
            return format;
        if (kif || format == HEADERS)
            found = HEADERS;
    }
    return found;
}

bool record_begins(const char *line)
{
    int marks = 0; /* of sides, before moves */
    text_take(&line, "\xef\xbb\xbf"); /* a byte order mark */
    for (const char *at = line; *at; at += text_character(at))
        marks += ki2_is_move(at);
    switch (first_format(line)) {
    case FORMAT_KIF: return text_begins(line, "1 ") || text_begins(line, "手数-");
    case FORMAT_KI2: return marks > 1;
    case FORMAT_CSA: return csa_sign(line) == SIGN_START;
    case FORMAT_USI:
    case HEADERS: return true;
    default: return text_begins(line, "#KI2") || text_begins(line, "# --");
    }
}

/* Has the last game of this text, in CSA, a line of whose turn it is, or a move? */
static bool csa_moves_begun(const char *text)
{
    bool begun = false;
    for (Token line; text_line(&text, &line);)
        if (token_is(line, "/"))
            begun = false;
        else
            begun |= line.length > 0 && strchr("+-", line.text[0]) != NULL;
    return begun;
}

bool record_goes_on_with(const char *text, const char *line)
{
    int format = first_format(text), own = first_format(line);
    if (format == FORMAT_CSA) {
        LineSign sign = csa_sign(line);
        bool name = sign == SIGN_LINE && strchr("NP", line[0]); /* or a move: N-7g */
        return sign == SIGN_BETWEEN
            || (own == FORMAT_CSA && !(name && csa_moves_begun(text)));
    }
    if (own >= FORMATS)
        return format != FORMAT_USI && (own == HEADERS || kif_is_between(line));
    return own <= FORMAT_KI2 && (format >= FORMATS || format == own);
}

/* --- lines --- */

bool record_open_text(RecordReader *reader, const char *bytes, size_t size,
                      char error[ERROR_TEXT])
{
    char *text = encoding_read(bytes, size);
    int format = text ? first_format(text) : NO_FORMAT;
    if (format == NO_FORMAT) {
        refusal_error(error, text ? REFUSAL_NO_RECORD : REFUSAL_NO_MEMORY);
        free(text);
        return false;
    }
    memset(reader, 0, sizeof *reader);
    reader->format = format == HEADERS ? FORMAT_KIF : (RecordFormat)format;
    reader->text = reader->next = text;
    return true;
}

bool record_open(RecordReader *reader, const char *path, char error[ERROR_TEXT])
{
    int64_t length = 0;
    FileKind kind = system_file(path, &length);
    if (kind == FILE_FOLDER)
        return refusal_error(error, REFUSAL_FOLDER);
    if (kind == FILE_OTHER)
        return refusal_error(error, REFUSAL_NO_FILE);
    if (length > LARGEST)
        return refusal_error(error, REFUSAL_LARGE_FILE, LARGEST >> 20);
    FILE *in = system_open(path, "rb");
    if (!in)
        return text_error(error, "%s", strerror(errno));
    char *bytes = malloc((size_t)length + 1);
    size_t size = bytes ? fread(bytes, 1, (size_t)length, in) : 0;
    bool good = !bytes ? refusal_error(error, REFUSAL_NO_MEMORY)
              : ferror(in) ? refusal_error(error, REFUSAL_UNREADABLE)
              : record_open_text(reader, bytes, size, error);
    free(bytes);
    fclose(in);
    return good;
}

void reader_close(RecordReader *reader)
{
    free(reader->text);
    reader->text = reader->next = reader->current = NULL;
}

char *reader_line(RecordReader *reader)
{
    if (reader->again) {
        reader->again = false;
        return reader->current;
    }
    char *line = reader->next;
    if (reader->stops && reader->line % ASK_EVERY == 0)
        reader->stopped |= reader->stops();
    if (!line || !*line || reader->stopped)
        return NULL;
    size_t length = strcspn(line, "\n");
    reader->next = line[length] ? line + length + 1 : NULL;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
    reader->line++;
    return reader->current = line;
}

char *reader_trim(char *text)
{
    while (*text == ' ' || text_begins(text, "　"))
        text += text_character(text);
    text[text_trimmed(text)] = '\0';
    return text;
}

/* --- the game --- */

RecordStatus record_read(RecordReader *reader, GameRecord *record)
{
    const char *divider = formats[reader->format].divider;
    char reason[ERROR_TEXT];
    record_clear(record, STARTPOS);
    if (record->failed) { /* there is no memory, and no use in reading on */
        bool ends = !reader->next || !*reader->next;
        reader->next = NULL;
        refusal_error(reader->error, REFUSAL_NO_MEMORY);
        return ends ? RECORD_NONE : RECORD_BAD;
    }
    reader->record = record;
    reader->setup = (Setup){ .any = false };
    reader->any = reader->started = reader->ended = false;
    reader->node = reader->last = 0;
    bool good = formats[reader->format].read(reader);
    if (!reader->any)
        return RECORD_NONE;
    bool sound = !record->failed && record_replay(record, &reader->pos);
    if (good && !sound)
        good = refusal_error(reader->error, record->failed ? REFUSAL_TOO_LARGE
                                                           : REFUSAL_UNPLAYABLE);
    if (good) {
        record_judge(record, record_end(record), &reader->pos);
        return RECORD_GAME;
    }
    memcpy(reason, reader->error, sizeof reason);
    refusal_error(reader->error, REFUSAL_AT_LINE, reader->line, reason);
    /* What is left of this game would be read as another one. The line that was refused
     * may be the one that divides. */
    for (char *line = reader->current; line; line = reader_line(reader))
        if (divider && (!*divider || strcmp(line, divider) == 0))
            break;
    return sound && record->nodes > 1 ? RECORD_PART : RECORD_BAD;
}

bool reader_start(RecordReader *reader, const char *sfen)
{
    enum { LONGEST = 512 }; /* 81 pieces, and 18 of each kind in both hands */
    const Setup *setup = &reader->setup;
    char text[LONGEST];
    if (!sfen)
        sfen = sfen_write_parts(setup->cell, setup->hand, setup->side, setup->played + 1,
                                text);
    reader->started = sfen_read(&reader->pos, sfen, reader->error);
    if (reader->started)
        sfen_write(&reader->pos, reader->record->start);
    return reader->started;
}

bool reader_play(RecordReader *reader, Move move)
{
    assert(move_is_legal(&reader->pos, move));
    if (reader->pos.ply >= MAX_GAME)
        return refusal_error(reader->error, REFUSAL_MANY_MOVES, MAX_GAME);
    int node = record_add(reader->record, reader->node, move, END_NONE);
    if (reader->record->failed)
        return refusal_error(reader->error, REFUSAL_TOO_LARGE);
    reader->node = reader->last = node;
    move_make(&reader->pos, move);
    return true;
}

bool reader_end(RecordReader *reader, RecordEnd end)
{
    reader->last = record_add(reader->record, reader->node, MOVE_NONE, end);
    return reader->ended = true;
}

bool reader_go_back(RecordReader *reader, int ply)
{
    if (ply < 0 || ply > reader->pos.ply)
        return refusal_error(reader->error, REFUSAL_NO_MOVE_TO_VARY, ply + 1);
    while (reader->pos.ply > ply) {
        move_unmake(&reader->pos);
        reader->node = reader->record->node[reader->node].parent;
    }
    reader->last = reader->node;
    reader->ended = false;
    return true;
}

/* --- writing --- */

bool record_format(const char *path, RecordFormat *format, Encoding *encoding)
{
    const char *dot = strrchr(path, '.');
    for (int i = 0; dot && i < 2 * FORMATS; i++)
        if (text_same(dot, formats[i / 2].ending[i % 2])) {
            *format = (RecordFormat)(i / 2);
            *encoding = *format <= FORMAT_KI2 && i % 2 == 0 ? ENCODING_SHIFT_JIS
                                                            : ENCODING_UTF8;
            return true;
        }
    return false;
}

unsigned record_write(const GameRecord *record, RecordFormat format, Encoding encoding,
                      Buffer *out)
{
    if (format == FORMAT_KIF)
        buffer_add(out, "#KIF version=2.0 encoding=%s\n",
                   encoding == ENCODING_UTF8 ? "UTF-8" : "Shift_JIS");
    return formats[format].write(record, out);
}

/* The text in Shift_JIS in its place, which is for programs on Windows: its lines end as
 * they do there. */
static void to_shift_jis(Buffer *text, unsigned *lost)
{
    Buffer lines = { .text = NULL };
    const char *rest = text->text;
    long missing = 0;
    for (Token line; text_line(&rest, &line);)
        buffer_add(&lines, "%.*s\r\n", line.length, line.text);
    if (!lines.failed)
        lines.length = encoding_shift_jis(lines.text, lines.text, &missing);
    *lost |= missing > 0 ? HOLDS_CHARACTERS : 0;
    buffer_free(text);
    *text = lines;
}

bool record_save(const GameRecord *record, const char *path, unsigned *lost,
                 char error[ERROR_TEXT])
{
    Replacement file;
    RecordFormat format;
    Encoding encoding;
    Buffer text = { .text = NULL };
    if (!record_format(path, &format, &encoding))
        return refusal_error(error, REFUSAL_EXTENSION);
    *lost = record_write(record, format, encoding, &text);
    if (!text.failed && encoding == ENCODING_SHIFT_JIS)
        to_shift_jis(&text, lost);
    if (text.failed || record->failed) {
        buffer_free(&text);
        return refusal_error(error, REFUSAL_NO_MEMORY);
    }
    bool good = replace_begin(&file, path);
    if (good) { /* what can't be written is told at the end */
        fwrite(text.text, 1, text.length, file.out);
        good = replace_end(&file);
    }
    int reason = errno;
    buffer_free(&text);
    return good || text_error(error, "%s", strerror(reason));
}
