/* resume.c - going on with a game that was interrupted: it is found by its journal, and
 * offered when the program begins, or taken over by `resume`. */
#include "commands/commands.h"

#include <string.h>

#include "notation/plain_words.h"
#include "terminal/question.h"
#include "terminal/stage.h"

static LeftGame left; /* the journal found last */
static Game found;    /* its game: not in s->other, which undo may still want */

/* The moves of a game must not be lost, though nobody wants to go on with it now; false:
 * its file can't be written. */
static bool put_away(Message told)
{
    char path[PATH_TEXT];
    bool kept = journal_put_away(&left, &found, path);
    if (kept)
        say(told, path);
    journal_leave(&left, kept);
    return kept;
}

/* Games that have ended need not go on, but are kept. Leaves the newest other one in
 * `found`. */
static bool find_unfinished(Session *s)
{
    while (journal_find(&left, &s->journal, &found))
        if (left.saved)
            journal_leave(&left, true);
        else if (session_ending_of(&found) == END_NONE)
            return true;
        else if (!put_away(MSG_KEPT_ENDED))
            return false;
    return false;
}

/* `TIME FROM`: the clocks with what the record tells of times, whole seconds a move. */
static bool set_clock(Session *s, const char *text)
{
    char time[CLOCK_TEXT];
    int64_t from = 0;
    text_word(&text, time, sizeof time);
    if (!game_clock_read(&s->clock, time))
        return !s->clock.on || obey_time(s, "off");
    for (int ply = 0; ply < s->game.length; ply++) {
        int32_t took = s->game.record.node[s->game.line[ply]].time;
        s->clock.used[ply] = took == RECORD_NO_TIME ? 0 : took;
    }
    text_number(text, 0, MAX_GAME, &from);
    s->clock.from = (int)from;
    return obey_time(s, "");
}

/* Do again what sets up how the game was played, as far as it is not so now; it tells
 * what it does, or why it can't be done. */
static void set_up(Session *s, const char *setup)
{
    char now[JOURNAL_LINE], part[JOURNAL_LINE], name[JOURNAL_LINE];
    session_setup(s, now);
    for (const char *end; (end = strchr(setup, ';')) != NULL; setup = end + 1) {
        const char *arguments = part;
        snprintf(part, sizeof part, "%.*s", (int)(end - setup) + 1, setup);
        if (strstr(now, part))
            continue;
        part[end - setup] = '\0';
        text_word(&arguments, name, sizeof name);
        const Command *command = command_find(name);
        if (strcmp(name, "clock") == 0)
            set_clock(s, arguments);
        else if (command)
            command->run(s, arguments);
    }
}

/* Who played it plays on, unless names were given for this session. */
static void take_name(Session *s, int side, const char *kept)
{
    char *own = s->name[s->engine_plays[!side] ? 0 : side];
    if (!s->engine_plays[side] && !*own)
        snprintf(own, USER_TEXT, "%s", kept);
}

/* The game found becomes the one on the table. Only when the new journal has it, the old
 * one goes. */
static void take_over(Session *s)
{
    char black[USER_TEXT], white[USER_TEXT];
    snprintf(black, sizeof black, "%s", record_field(&found.record, FIELD_BLACK));
    snprintf(white, sizeof white, "%s", record_field(&found.record, FIELD_WHITE));
    record_free(&s->other.record);
    s->other = found;
    memset(&found, 0, sizeof found); /* its record is the other's now */
    session_begin_other(s);
    say(MSG_RESUMED, s->game.length);
    set_up(s, left.setup);
    take_name(s, BLACK, black);
    take_name(s, WHITE, white);
    s->game.notes++; /* to be kept even without a move of ours */
    session_keep(s);
    journal_leave(&left, s->journal.file && !s->journal.failed);
    /* A person's move is answered; a game of the engine with itself waits for `go`. */
    s->engine_waits = s->engine_plays[BLACK] && s->engine_plays[WHITE];
}

bool obey_resume(Session *s, const char *arguments)
{
    (void)arguments;
    journal_close(&s->other_journal);
    if (!find_unfinished(s))
        return complain(MSG_RESUME_NONE);
    take_over(s);
    return true;
}

/* Its last position as its player sees it, whose game it was, of when, and whether it is
 * the only one. */
static void tell_found(Session *s)
{
    const char *black = record_field(&found.record, FIELD_BLACK);
    const char *white = record_field(&found.record, FIELD_WHITE);
    char you[SAID_TEXT]; /* the record names the engine, but perhaps not its opponent */
    Game kept = s->game;
    bool flipped = s->style.flipped;
    s->game = found;
    s->style.flipped = strstr(left.setup, "play white;") != NULL;
    s->aside = true; /* nobody plays it yet */
    stage_show(s);
    s->aside = false;
    s->style.flipped = flipped;
    s->game = kept;
    snprintf(you, sizeof you, message_text(MSG_WHO_YOU),
             side_name(*black ? WHITE : BLACK));
    say(MSG_UNFINISHED_GAME, found.length,
        *black ? black : *white ? you : side_name(BLACK),
        *white ? white : *black ? you : side_name(WHITE),
        record_field(&found.record, FIELD_START));
    if (left.others > 0)
        say(MSG_UNFINISHED_MORE, left.others);
}

/* What a person says to the offer, asked until that is clear. A line that is something
 * else to do is obeyed next. */
static Said ask_person(Session *s)
{
    TypedMove typed;
    char word[WORD_TEXT], about[WORD_TEXT], error[ERROR_TEXT];
    const char *line;
    while ((line = question_line(s, message_text(MSG_UNFINISHED_QUESTION))) != NULL) {
        const char *rest = line;
        Said said = question_said(line);
        text_word(&rest, word, sizeof word);
        const Command *command = command_find(word);
        const char *wish = command ? command->name : plain_words_wish(line, false, about);
        if (said != SAID_NOTHING)
            return said;
        if (strcmp(wish, "resume") == 0)
            return SAID_YES;
        if (!command && strcmp(wish, "new") == 0)
            return SAID_NO;
        if (*wish || move_read(&s->game.pos, line, &typed, error) > 0) {
            strcpy(s->behind, line);
            say(MSG_UNFINISHED_LATER);
            return SAID_NOTHING;
        }
        say(MSG_UNFINISHED_UNCLEAR);
    }
    return SAID_NOTHING;
}

bool obey_offer(Session *s, const char *arguments)
{
    (void)arguments;
    if (s->journal.off || s->games > 0 || !find_unfinished(s))
        return false;
    if (s->interactive)
        tell_found(s);
    else
        say(MSG_UNFINISHED, found.length);
    Said said = s->interactive ? ask_person(s) : SAID_NOTHING;
    if (said == SAID_YES)
        take_over(s);
    else if (said == SAID_NO)
        put_away(MSG_KEPT_UNFINISHED);
    else
        journal_leave(&left, false); /* asked again the next time */
    return true;
}
