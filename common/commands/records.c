/* records.c - commands that save, load and print games, and look through them. A look
 * back changes nothing: only a move played there makes another game of it. */
#include "commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "commands/review.h"
#include "notation/move_text.h"
#include "notation/starts.h"
#include "record/diagram.h"
#include "record/file.h"
#include "terminal/question.h"
#include "terminal/thinking.h"
#include "text/pager.h"

enum {
    LISTED = 100,    /* games of a file that are listed */
    BRANCHES = 9,    /* moves of a fork that are told; a digit each */
    ROW_TEXT = 1024, /* bytes of a row of the list */
};

static GameRecord record;   /* what is read from a file, or written to one */
static RecordReader reader;

/* Cut the last word off when it is `word`, or with NULL a number. Returns the length of
 * what stands before it, or of all. */
static int cut_last(const char *text, const char *word, int64_t *number)
{
    const char *last = strrchr(text, ' ');
    bool found = last && (word ? strcmp(last + 1, word) == 0
                               : text_number(last + 1, 1, INT32_MAX, number));
    int length = (int)(found ? last - text : (ptrdiff_t)strlen(text));
    while (length > 0 && text[length - 1] == ' ')
        length--;
    return length;
}

/* --- saving --- */

/* The words for what a format can't hold. */
static void tell_lost(unsigned lost, const char *path)
{
    char list[256] = "";
    for (int i = 0; i < HOLDS_KINDS; i++)
        if (lost >> i & 1)
            text_add(list, sizeof list, "%s%s", *list ? message_text(MSG_COMMA) : "",
                     message_text((Message)(MSG_LOST_NAMES + i)));
    if (lost)
        say(MSG_LOST, path, list);
}

bool obey_save(Session *s, const char *arguments)
{
    char path[PATH_TEXT], error[ERROR_TEXT];
    RecordFormat format;
    Encoding encoding;
    unsigned lost;
    int length = cut_last(arguments, "!", NULL);
    bool overwrite = length < (int)strlen(arguments);
    if (length == 0 || !command_path(arguments, length, path))
        return usage_refused(MSG_SAVE_USE);
    if (!record_format(path, &format, &encoding))
        return complain(MSG_FILE_ENDING, path);
    if (!overwrite && system_file(path, NULL) != FILE_MISSING)
        return complain(MSG_FILE_EXISTS, path, arguments);
    session_record(s, &record);
    int plies = record_plies(&record);
    bool good = record_save(&record, path, &lost, error);
    record_free(&record);
    if (!good)
        return complain(MSG_FILE_TROUBLE, path, word_text(error));
    say(MSG_SAVED, plies, path);
    tell_lost(lost, path);
    journal_saved(&s->journal);
    return true;
}

/* --- loading --- */

/* Where a game is read from, and which one of several. */
typedef struct {
    const char *name;     /* of the file, or what stands for it */
    const char *typed;    /* what `load` got */
    const Buffer *lines;  /* that were typed; NULL: it is a file */
    int64_t number;       /* 0: none was given */
} Source;

/* A player's name; of some nobody knows it. */
static const char *name_of(RecordField side)
{
    return record.field[side] ? record_field(&record, side) : "?";
}

static void tell_players(void)
{
    const char *event = record_field(&record, FIELD_EVENT);
    if (record.field[FIELD_BLACK] || record.field[FIELD_WHITE] || *event)
        say(MSG_RECORD_PLAYERS, name_of(FIELD_BLACK), name_of(FIELD_WHITE),
            *event ? message_text(MSG_COMMA) : "", event);
}

/* Open it; whoever gets tired of waiting for its games can stop that. */
static bool open_record(const Source *from)
{
    char error[ERROR_TEXT];
    const Buffer *lines = from->lines;
    bool good = lines ? record_open_text(&reader, lines->text ? lines->text : "",
                                         lines->length, error)
                      : record_open(&reader, from->name, error);
    if (!good)
        return complain(MSG_FILE_TROUBLE, from->name, word_text(error));
    reader.stops = lines ? NULL : thinking_stopped;
    return true;
}

/* One line a game; returns false, since none is loaded. */
static bool list_games(const Source *from)
{
    RecordStatus status;
    int games = 0;
    if (!open_record(from))
        return false;
    say(MSG_FILE_GAMES, from->name, from->typed);
    while (pager_wanted() && (status = record_read(&reader, &record)) != RECORD_NONE
           && !reader.stopped) {
        if (++games > LISTED)
            continue;
        if (status == RECORD_BAD)
            say(MSG_FILE_GAME_BAD, games, reader.error);
        else
            say(MSG_FILE_GAME, games, record_plies(&record), name_of(FIELD_BLACK),
                name_of(FIELD_WHITE), record_field(&record, FIELD_START));
    }
    if (games > LISTED && !reader.stopped)
        say(MSG_FILE_GAMES_MORE, games - LISTED);
    reader_close(&reader);
    return false;
}

/* The game wanted is in the record. False: told why not. *error is "", or why it was not
 * read to its end. */
static bool read_wanted(const Source *from, char error[ERROR_TEXT])
{
    GameRecord more = { .nodes = 0 };
    RecordStatus status = RECORD_NONE, next;
    int games = 0;
    if (!open_record(from))
        return false;
    int64_t wanted = from->number > 0 ? from->number : 1;
    for (; games < wanted && (next = record_read(&reader, &record)) != RECORD_NONE;
         games++)
        status = next;
    snprintf(error, ERROR_TEXT, "%s", status == RECORD_GAME ? "" : reader.error);
    bool several = from->number == 0 && games > 0
                && record_read(&reader, &more) != RECORD_NONE;
    reader_close(&reader);
    record_free(&more);
    if (reader.stopped)
        return false;
    return several              ? list_games(from)
         : games == 0           ? complain(MSG_FILE_EMPTY, from->name)
         : games < wanted       ? complain(MSG_FILE_FEWER, from->name, games)
         : status == RECORD_BAD ? complain(MSG_FILE_TROUBLE, from->name, word_text(error))
                                : true;
}

static bool load(Session *s, const Source *from)
{
    char part[ERROR_TEXT];
    thinking_begin(s, 0, false);
    bool good = read_wanted(from, part);
    if (thinking_end() != THINKING_DONE)
        good = !say(MSG_LOAD_STOPPED);
    if (!good) {
        record_free(&record);
        return false;
    }
    say(MSG_LOADED, record_plies(&record), from->name);
    if (*part)
        say(MSG_LOAD_PART, from->name, part);
    tell_players();
    if (*record.remark)
        say(MSG_RECORD_REMARK, record.remark);
    game_take(&s->other, &record);
    session_begin_other(s);
    s->clock = (GameClock){ .since = -1, .held = -1 };
    session_tell_waiting(s);
    if (s->game.length > 0 && session_ending(s) == END_NONE)
        say(MSG_LOAD_NEXT);
    return true;
}

bool obey_load(Session *s, const char *arguments)
{
    char path[PATH_TEXT];
    Buffer lines = { .text = NULL };
    Source from = { path, arguments, NULL, 0 };
    if (!*arguments || !command_path(arguments, (int)strlen(arguments), path))
        return usage_refused(MSG_LOAD_USE);
    /* A name may end with a number itself. */
    if (system_file(path, NULL) == FILE_MISSING)
        command_path(arguments, cut_last(arguments, NULL, &from.number), path);
    if (strcmp(path, "-") != 0)
        return load(s, &from);
    if (s->interactive)
        say(MSG_LOAD_TYPE);
    from.name = message_text(MSG_LINES_TYPED);
    from.lines = &lines;
    bool good = paste_lines(s, &lines) ? load(s, &from) : !say(MSG_LOAD_STOPPED);
    buffer_free(&lines);
    return good;
}

/* Is the one line that was typed a game? What KIF has in a line may be a move of this
 * game as well, and what KI2 has in it two of them. */
static bool stands_alone(const Session *s, const Buffer *lines)
{
    char error[ERROR_TEXT];
    if (!record_open_text(&reader, lines->text, lines->length, error))
        return false;
    bool game = record_read(&reader, &record) == RECORD_GAME
             && (record.nodes > 1 || strcmp(record.start, STARTPOS) != 0);
    int fewest = reader.format == FORMAT_KIF ? MAX_GAME + 1
               : reader.format == FORMAT_KI2 && s->game.pos.ply > 0 ? 3 : 0;
    game &= record_plies(&record) >= fewest;
    reader_close(&reader);
    record_free(&record);
    return game;
}

/* `save 対局：1.kif` looks like a header of KIF, by its colon. */
static bool is_command(const char *line)
{
    char word[WORD_TEXT];
    return text_word(&line, word, sizeof word) && command_find(word) != NULL;
}

bool obey_pasted(Session *s, const char *line)
{
    Buffer lines = { .text = NULL };
    Source from = { message_text(MSG_LINES_TYPED), "-", &lines, 1 };
    buffer_add(&lines, "%s\n", line);
    bool record_there = !lines.failed
                     && (paste_record(s, &lines, is_command) > 0
                         || stands_alone(s, &lines));
    if (record_there)
        load(s, &from);
    buffer_free(&lines);
    return record_there;
}

/* --- printing --- */

/* The record of the game, with names, dates and its ending, as `kif`, `ki2` or `csa`; as
 * `usi`, for `position`, in one line. `bod`: the position as a diagram that programs and
 * people read. */
bool obey_print(Session *s, const char *arguments)
{
    RecordFormat format = text_same(arguments, "csa") ? FORMAT_CSA
                        : text_same(arguments, "ki2") ? FORMAT_KI2
                        : text_same(arguments, "usi") ? FORMAT_USI : FORMAT_KIF;
    Buffer text = { .text = NULL };
    if (text_same(arguments, "bod")) {
        board_write_bod(&s->game.pos, handicap_given(s->game.record.start), &text);
    } else {
        session_record(s, &record);
        record_write(&record, format, ENCODING_UTF8, &text);
        record_free(&record);
    }
    if (!text.failed)
        session_print(text.text, text.length);
    buffer_free(&text);
    return true;
}

/* --- going through --- */

/* The end of the game is where its clock runs. */
static bool at_end(const Game *game)
{
    return game->pos.ply == game->length && !game->own.put_aside;
}

/* Where one looks now, and the moves of the record that may follow there, if there are
 * several. */
static bool tell_look(Session *s)
{
    int32_t nodes[BRANCHES];
    char list[BRANCHES * (SAID_TEXT + 8)] = "", move[SAID_TEXT];
    session_changed(s);
    if (at_end(&s->game))
        game_clock_go_on(&s->clock);
    say(s->game.own.put_aside ? MSG_LOOK_ASIDE : MSG_LOOK, s->game.pos.ply,
        s->game.length);
    int count = game_branches(&s->game, nodes, BRANCHES);
    int first = s->game.pos.ply < s->game.total; /* the line's own move is not told */
    for (int i = first; i < count; i++)
        sprintf(list + strlen(list), "  %d %s", i + 1,
                session_move_text(s, s->game.record.node[nodes[i]].move, move));
    return count <= first || say(MSG_LOOK_ALSO, list, first + 1);
}

static bool look(Session *s, int ply)
{
    if (at_end(&s->game))
        game_clock_hold(&s->clock);
    while (s->game.own.put_aside && ply <= s->game.own.fork)
        game_leave(&s->game);
    game_look(&s->game, ply);
    return tell_look(s);
}

/* `next` and `prev`: N moves on or back, one without a number. */
static bool look_by(Session *s, const char *arguments, int direction, Message use)
{
    int64_t count = 1;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &count))
        return usage_refused(use);
    if (s->game.pos.ply == (direction < 0 ? 0 : s->game.length))
        return complain(direction < 0  ? MSG_LOOK_FIRST
                        : s->announced ? MSG_LOOK_LAST : MSG_LOOK_SO_FAR);
    int ply = s->game.pos.ply + direction * (int)count;
    return look(s, ply < 0 ? 0 : ply);
}

bool obey_next(Session *s, const char *arguments)
{
    int32_t nodes[BRANCHES];
    int64_t wanted;
    int first = s->game.pos.ply < s->game.total;
    if (!text_number(arguments, 1 + first, game_branches(&s->game, nodes, BRANCHES),
                     &wanted))
        return look_by(s, arguments, 1, MSG_NEXT_USE);
    if (at_end(&s->game))
        game_clock_hold(&s->clock);
    game_enter(&s->game, nodes[wanted - 1]);
    return tell_look(s);
}

bool obey_prev(Session *s, const char *arguments)
{
    return look_by(s, arguments, -1, MSG_PREV_USE);
}

bool obey_up(Session *s, const char *arguments)
{
    (void)arguments;
    return game_leave(&s->game) ? tell_look(s) : complain(MSG_LOOK_GAME);
}

bool obey_goto(Session *s, const char *arguments)
{
    int64_t ply = text_same(arguments, "last") ? s->game.length : 0;
    if (!text_is_among("first last", arguments)
        && !text_number(arguments, 0, s->game.length, &ply))
        return complain(MSG_LOOK_RANGE, s->game.length);
    return look(s, (int)ply);
}

/* --- the list --- */

/* Behind what stands in the row, ">+ 12 7g7f        1:02*": whether it is the present
 * position, whether one move of several, number, move, time, whether a comment says more
 * than the score. Those before it are played. */
static void add_move(Session *s, int ply, bool here, char row[ROW_TEXT])
{
    enum { MOVE_WIDTH = 12 }; /* columns */
    const RecordNode *node = &s->game.record.node[s->game.line[ply]];
    char text[MOVE_TEXT], time[16] = "";
    move_write(&s->game.pos, node->move, s->style.notation, text);
    int seconds = node->time / 1000;
    if (node->time != RECORD_NO_TIME)
        snprintf(time, sizeof time, "%d:%02d", seconds / 60, seconds % 60);
    const char *comment = record_text(&s->game.record, node->comment);
    if (review_score(comment, &(int){ 0 }))
        comment += strcspn(comment, "\n") + 1;
    bool fork = game_branches(&s->game, (int32_t[2]){ 0 }, 2) > 1;
    const char *mark = here && fork ? ">+" : here ? ">" : fork ? "+" : " ";
    text_add(row, ROW_TEXT, "%s%*d %s%*s%5s%c", mark, 5 - (int)strlen(mark),
             s->game.pos.first_number + ply, text, MOVE_WIDTH - text_width(text), "",
             time, *comment ? '*' : ' ');
}

bool obey_list(Session *s, const char *arguments)
{
    enum { CELL_WIDTH = 26, MOST = 8 };
    char row[ROW_TEXT] = "";
    int fit = pager_columns() / CELL_WIDTH, a_line = fit < MOST ? fit : MOST;
    int64_t from = 1;
    int ply = s->game.pos.ply;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &from))
        return usage_refused(MSG_LIST_USE);
    for (int i = (int)from - 1; i < s->game.length && pager_wanted(); i++) {
        game_look(&s->game, i);
        add_move(s, i, i + 1 == ply, row);
        bool last = (i + 2 - from) % a_line == 0 || i + 1 == s->game.length;
        strcat(row, last ? "\n" : " ");
        if (last) {
            pager_print(stdout, row);
            row[0] = '\0';
        }
    }
    game_look(&s->game, ply);
    if (!*arguments)
        review_tell_names(s);
    return say(MSG_LIST, s->game.length);
}

/* --- comments --- */

bool obey_comment(Session *s, const char *arguments)
{
    const GameRecord *own = &s->game.record;
    const char *text = record_text(own, own->node[game_node(&s->game)].comment);
    char score[SCORE_WORDS], said[LINE_TEXT];
    bool forget = strcmp(arguments, "-") == 0;
    int number;
    if (*arguments) {
        snprintf(said, sizeof said, "%s", arguments);
        text_clean(said); /* a record is UTF-8, whatever was typed */
        game_comment(&s->game, forget ? NULL : said);
        return say(forget ? MSG_COMMENT_GONE : MSG_COMMENT_KEPT);
    }
    if (!*text)
        say(MSG_COMMENT_NONE);
    for (Token line; text_line(&text, &line);)
        if (review_score(line.text, &number)) {
            say(MSG_COMMENT_SCORE, score_in_words(number, BLACK, score));
        } else { /* what a review wrote begins with '#' */
            bool ours = *line.text == '#';
            fputs(ours ? "" : "* ", stdout);
            session_print(line.text + ours, (size_t)(line.length - ours));
            putchar('\n');
        }
    return true;
}
