/* usi_lines.c - files with a USI position argument or a bare SFEN on each line, see
 * file.h. A blank line, or one that begins with #, is none. */
#include "record/file.h"

#include <string.h>

/* A board has eight slashes, and nothing else that a record begins with has so many. */
static bool is_sfen(const char *text)
{
    int slashes = 0;
    for (; *text && *text != ' '; text++)
        slashes += *text == '/';
    return slashes == 8;
}

static const char *skip_word(const char *text, const char *word)
{
    const char *behind = text;
    if (!token_is(text_token(&behind), word))
        return text;
    return behind + strspn(behind, BLANKS);
}

bool usi_lines_is_line(const char *line)
{
    const char *text = skip_word(line + strspn(line, BLANKS), "position");
    return is_sfen(text) || skip_word(text, "startpos") != text
        || skip_word(text, "sfen") != text;
}

bool usi_lines_read(RecordReader *reader)
{
    const char *line, *text;
    Buffer whole = { .text = NULL };
    do {
        line = reader_line(reader);
        if (!line)
            return true;
        line += strspn(line, BLANKS);
    } while (*line == '\0' || *line == '#');
    reader->any = true;
    /* Lines copied from a USI log begin with the command's name. */
    text = skip_word(line, "position");
    if (is_sfen(text)) {
        buffer_add(&whole, "sfen %s", text);
        text = whole.failed ? "" : whole.text;
    }
    bool good = position_read_part(&reader->pos, text, reader->error);
    buffer_free(&whole);
    if (good)
        record_from_history(reader->record, &reader->pos);
    return good && !reader->error[0];
}

unsigned usi_lines_write(const GameRecord *record, Buffer *out)
{
    char text[MOVE_TEXT];
    bool even = strcmp(record->start, STARTPOS) == 0;
    buffer_add(out, "position %s%s", even ? "startpos" : "sfen ",
               even ? "" : record->start);
    for (int node = 0, first = 1; (node = record_next(record, node)) != 0; first = 0)
        buffer_add(out, "%s %s", first ? " moves" : "",
                   move_to_usi(record->node[node].move, text));
    buffer_add(out, "\n");
    return record_contents(record) | (record_end(record) != END_NONE ? HOLDS_ENDING : 0);
}
