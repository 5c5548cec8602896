/* file.c - see file.h. */
#include "record/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine/replace.h"
#include "machine/system.h"
#include "record/formats.h"
#include "text/messages.h"

enum { LARGEST = 16 << 20 }; /* bytes of a file that is read */

static const struct {
    FormatReader *read;
    FormatWriter *write;
    const char *divider; /* of games, see reader_read() */
} formats[FORMATS] = {
    [FORMAT_KIF] = { kif_read, kif_write, NULL }, [FORMAT_KI2] = { kif_read, ki2_write, NULL },
    [FORMAT_CSA] = { csa_read, csa_write, "/" },
    [FORMAT_USI] = { usi_lines_read, usi_lines_write, "" },
};

/* What a file's name says. */
static const struct {
    const char *ending;
    RecordFormat format;
    Encoding encoding;
} endings[] = {
    { ".kif", FORMAT_KIF, ENCODING_SHIFT_JIS }, { ".kifu", FORMAT_KIF, ENCODING_UTF8 },
    { ".ki2", FORMAT_KI2, ENCODING_SHIFT_JIS }, { ".ki2u", FORMAT_KI2, ENCODING_UTF8 },
    { ".csa", FORMAT_CSA, ENCODING_UTF8 }, { ".usi", FORMAT_USI, ENCODING_UTF8 },
    { ".sfen", FORMAT_USI, ENCODING_UTF8 },
};

/* --- reading --- */

/* The format that a line is a sign of; FORMATS: of none. A header with a wide colon, or a
 * diagram, fits KIF as well as KI2: *headers tells of it. */
static RecordFormat line_format(const char *line, bool *headers)
{
    size_t digits;
    line += strspn(line, " ");
    digits = strspn(line, "0123456789");
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
    bool header = (!words && colon) || *line == '|';
    *headers |= header;
    return !header && csa_is_line(line) ? FORMAT_CSA : FORMATS;
}

/* The first line that tells decides; FORMATS: none does, but there may be *headers. Where
 * a file says #KIF, none can tell of CSA or USI. */
static RecordFormat first_format(const char *text, bool *headers)
{
    enum { ENOUGH = 128 }; /* bytes of a line that are looked at */
    bool kif = false;
    char line[ENOUGH];
    *headers = false;
    for (Token whole; text_line(&text, &whole);) {
        snprintf(line, sizeof line, "%.*s",
                 whole.length < ENOUGH ? whole.length : ENOUGH - 1, whole.text);
        kif |= text_begins(line, "#KIF");
        bool remark = *line == '#' || *line == '*' || *line == '&';
        RecordFormat format = remark ? FORMATS : line_format(line, headers);
        if (format <= FORMAT_KI2 || (format < FORMATS && !kif))
            return format;
    }
    *headers |= kif;
    return FORMATS;
}

static RecordFormat text_format(const char *text)
{
    bool headers;
    RecordFormat format = first_format(text, &headers);
    return format == FORMATS && headers ? FORMAT_KIF : format;
}

/* How many moves with the mark of a side are in a line. */
static int marked_moves(const char *line)
{
    int count = 0;
    for (; *line; line += text_character(line))
        count += ki2_is_move(line);
    return count;
}

bool record_begins(const char *line)
{
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    bool headers;
    line += text_begins(line, byte_order_mark) ? strlen(byte_order_mark) : 0;
    switch (first_format(line, &headers)) {
    case FORMAT_KIF: return text_begins(line, "1 ") || text_begins(line, "手数-");
    case FORMAT_KI2: return marked_moves(line) > 1;
    case FORMAT_USI: return true;
    case FORMAT_CSA: return csa_is_start(line);
    default: return headers || text_begins(line, "#KI2") || text_begins(line, "# --");
    }
}

bool record_goes_on_with(const char *text, const char *line)
{
    bool headers, more;
    RecordFormat format = first_format(text, &headers), own = first_format(line, &more);
    if (format == FORMAT_CSA)
        return own == FORMAT_CSA || csa_is_between(line);
    if (own == FORMATS)
        return format != FORMAT_USI && (more || kif_is_between(line));
    return own <= FORMAT_KI2 && (format == FORMATS || format == own);
}

bool record_open_text(RecordReader *reader, const char *bytes, size_t size,
                      char error[ERROR_TEXT])
{
    char *text = encoding_read(bytes, size);
    RecordFormat format = text ? text_format(text) : FORMATS;
    if (!text)
        return refusal_error(error, REFUSAL_NO_MEMORY);
    if (format == FORMATS) {
        free(text);
        return refusal_error(error, REFUSAL_NO_RECORD);
    }
    reader_open(reader, text, format);
    return true;
}

bool record_open(RecordReader *reader, const char *path, char error[ERROR_TEXT])
{
    int64_t length = 0;
    FileKind kind = system_file(path, &length);
    if (kind == FILE_FOLDER || kind == FILE_OTHER)
        return refusal_error(error, kind == FILE_FOLDER ? REFUSAL_FOLDER : REFUSAL_NO_FILE);
    if (length > LARGEST)
        return refusal_error(error, REFUSAL_LARGE_FILE, LARGEST >> 20);
    FILE *in = system_open(path, "rb");
    if (!in)
        return text_error(error, "%s", strerror(errno));
    char *bytes = malloc((size_t)length + 1);
    size_t size = bytes ? fread(bytes, 1, (size_t)length, in) : 0;
    bool good = !ferror(in) || refusal_error(error, REFUSAL_UNREADABLE);
    if (!bytes)
        good = refusal_error(error, REFUSAL_NO_MEMORY);
    good = good && record_open_text(reader, bytes, size, error);
    free(bytes);
    fclose(in);
    return good;
}

RecordStatus record_read(RecordReader *reader, GameRecord *record)
{
    reader->record = record;
    return reader_read(reader, formats[reader->format].read,
                       formats[reader->format].divider);
}

/* --- writing --- */

bool record_format(const char *path, RecordFormat *format, Encoding *encoding)
{
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (text_same(dot, endings[i].ending)) {
            *format = endings[i].format;
            *encoding = endings[i].encoding;
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

/* Shift_JIS is for programs on Windows: its lines end as they do there. */
static bool put_text(const char *text, bool shift_jis, FILE *out)
{
    for (; *text; text++)
        if ((shift_jis && *text == '\n' && putc('\r', out) == EOF)
            || putc(*text, out) == EOF)
            return false;
    return true;
}

/* The text in Shift_JIS in its place; false: no memory. */
static bool to_shift_jis(Buffer *text, unsigned *lost)
{
    long missing = 0;
    char *bytes = malloc(text->length + 1);
    if (!bytes)
        return false;
    text->length = encoding_shift_jis(text->text, bytes, &missing);
    free(text->text);
    text->text = bytes;
    *lost |= missing > 0 ? HOLDS_CHARACTERS : 0;
    return true;
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
    bool shift_jis = encoding == ENCODING_SHIFT_JIS;
    if (text.failed || record->failed || (shift_jis && !to_shift_jis(&text, lost))) {
        buffer_free(&text);
        return refusal_error(error, REFUSAL_NO_MEMORY);
    }
    bool begun = replace_begin(&file, path);
    bool good = begun && put_text(text.text, shift_jis, file.out);
    int reason = errno;
    if (good) {
        good = replace_end(&file);
        reason = errno;
    } else if (begun) {
        replace_cancel(&file);
    }
    buffer_free(&text);
    return good || text_error(error, "%s", strerror(reason));
}
