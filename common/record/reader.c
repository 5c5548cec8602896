/* reader.c - see reader.h. */
#include "record/reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/legal.h"
#include "notation/read_move.h"
#include "text/messages.h"

enum { ASK_EVERY = 16 }; /* lines; reading one may take a tenth of a millisecond */

static const char wide_blank[] = "　";

/* --- lines --- */

void reader_open(RecordReader *reader, char *text)
{
    reader->text = reader->next = text;
    reader->current = NULL;
    reader->line = 0;
    reader->again = false;
    reader->stops = NULL;
    reader->stopped = false;
    reader->record = NULL;
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

void reader_back(RecordReader *reader)
{
    reader->again = true;
}

RecordStatus reader_bad(RecordReader *reader)
{
    char reason[ERROR_TEXT];
    memcpy(reason, reader->error, sizeof reason);
    refusal_error(reader->error, REFUSAL_AT_LINE, reader->line, reason);
    bool part = reader->record->nodes > 1 && !reader->record->failed
             && record_replay(reader->record, &reader->pos);
    return part ? RECORD_PART : RECORD_BAD;
}

RecordStatus reader_refuse(RecordReader *reader, const char *divider)
{
    RecordStatus status = reader_bad(reader);
    /* What is left of this game would be read as another one. The line that was refused
     * may be the one that divides. */
    char *line = divider ? reader->current : reader->next;
    while (line && !(divider && strcmp(line, divider) == 0))
        line = reader_line(reader);
    return status;
}

char *reader_trim(char *text)
{
    while (*text == ' ' || strncmp(text, wide_blank, strlen(wide_blank)) == 0)
        text += *text == ' ' ? 1 : strlen(wide_blank);
    text[text_trimmed(text)] = '\0';
    return text;
}

/* --- the game --- */

bool reader_start(RecordReader *reader, const char *sfen)
{
    if (!sfen_read(&reader->pos, sfen, reader->error))
        return false;
    sfen_write(&reader->pos, reader->record->start);
    reader->node = 0;
    return true;
}

bool reader_play(RecordReader *reader, Move move)
{
    assert(move_is_legal(&reader->pos, move));
    if (reader->pos.ply >= MAX_GAME)
        return refusal_error(reader->error, REFUSAL_MANY_MOVES, MAX_GAME);
    int node = record_add_move(reader->record, reader->node, move);
    if (reader->record->failed)
        return refusal_error(reader->error, REFUSAL_TOO_LARGE);
    reader->node = node;
    move_make(&reader->pos, move);
    return true;
}

bool reader_play_text(RecordReader *reader, const char *text)
{
    TypedMove typed;
    int count = move_read(&reader->pos, text, &typed, reader->error);
    if (count > 1)
        return refusal_error(reader->error, REFUSAL_AMBIGUOUS, text);
    return count == 1 && reader_play(reader, typed.found[0]);
}

bool reader_go_back(RecordReader *reader, int ply)
{
    if (ply < 0 || ply > reader->pos.ply)
        return refusal_error(reader->error, REFUSAL_NO_MOVE_TO_VARY, ply + 1);
    while (reader->pos.ply > ply) {
        move_unmake(&reader->pos);
        reader->node = reader->record->node[reader->node].parent;
    }
    return true;
}

RecordStatus reader_finish(RecordReader *reader)
{
    bool good = false;
    /* A variation may have been read last. */
    if (reader->record->failed)
        refusal_error(reader->error, REFUSAL_TOO_LARGE);
    else if (!record_replay(reader->record, &reader->pos))
        refusal_error(reader->error, REFUSAL_UNPLAYABLE);
    else
        good = true;
    if (!good)
        return reader_refuse(reader, NULL);
    record_verify(reader->record, &reader->pos);
    return RECORD_GAME;
}
