/* reader.c - see reader.h. */
#include "record/reader.h"

#include <stdlib.h>
#include <string.h>

#include "game/legal.h"
#include "text/messages.h"

enum { ASK_EVERY = 16 }; /* lines; reading one may take a tenth of a millisecond */

static const char wide_blank[] = "　";

/* --- lines --- */

void reader_open(RecordReader *reader, char *text, RecordFormat format)
{
    memset(reader, 0, sizeof *reader);
    reader->format = format;
    reader->text = reader->next = text;
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
    while (*text == ' ' || strncmp(text, wide_blank, strlen(wide_blank)) == 0)
        text += *text == ' ' ? 1 : strlen(wide_blank);
    text[text_trimmed(text)] = '\0';
    return text;
}

/* --- the game --- */

RecordStatus reader_read(RecordReader *reader, bool (*read)(RecordReader *reader),
                         const char *divider)
{
    GameRecord *record = reader->record;
    char reason[ERROR_TEXT];
    record_clear(record, STARTPOS);
    reader->setup = (Setup){ .any = false };
    reader->any = reader->started = reader->ended = false;
    reader->node = reader->last = 0;
    bool good = read(reader);
    if (!reader->any)
        return RECORD_NONE;
    if (good && record->failed)
        good = refusal_error(reader->error, REFUSAL_TOO_LARGE);
    bool sound = !record->failed && record_replay(record, &reader->pos);
    if (good && !sound)
        good = refusal_error(reader->error, REFUSAL_UNPLAYABLE);
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
    reader->started = sfen_read(&reader->pos, sfen, reader->error);
    if (reader->started)
        sfen_write(&reader->pos, reader->record->start);
    return reader->started;
}

bool reader_start_setup(RecordReader *reader)
{
    enum { LONGEST = 512 }; /* 81 pieces, and 18 of each kind in both hands */
    const Setup *setup = &reader->setup;
    char text[LONGEST];
    sfen_write_parts(setup->cell, setup->hand, setup->side, setup->played + 1, text);
    return reader_start(reader, text);
}

bool reader_play(RecordReader *reader, Move move)
{
    assert(move_is_legal(&reader->pos, move));
    if (reader->pos.ply >= MAX_GAME)
        return refusal_error(reader->error, REFUSAL_MANY_MOVES, MAX_GAME);
    int node = record_add_move(reader->record, reader->node, move);
    if (reader->record->failed)
        return refusal_error(reader->error, REFUSAL_TOO_LARGE);
    reader->node = reader->last = node;
    move_make(&reader->pos, move);
    return true;
}

bool reader_end(RecordReader *reader, RecordEnd end)
{
    reader->last = record_add_end(reader->record, reader->node, end);
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
