/* journal.c - see journal.h. */
#include "commands/journal.h"

#include <string.h>

#include "think/settings.h"

static LeftGame left; /* its path is too large for a stack */
static Game found;    /* its game: not in s->other, which undo may still want */

static const char *on_off(bool on)
{
    return message_text(on ? MSG_ON : MSG_OFF);
}

bool obey_journal(Session *s, const char *arguments)
{
    bool on = text_same(arguments, "on");
    if (*arguments && !on && !text_same(arguments, "off"))
        return usage_refused(MSG_JOURNAL_USE);
    if (*arguments)
        s->journal.off = !on;
    say(MSG_JOURNAL, on_off(!s->journal.off));
    return true;
}

/* Games that have ended need not go on, but are kept. Leaves the newest other one in
 * `found`. */
static bool find_unfinished(Session *s)
{
    static char path[PATH_TEXT];
    while (journal_find(&left, &s->journal, &found)) {
        bool over = session_ending_of(&found).end != END_NONE;
        if (!left.saved && !over)
            return true;
        if (!left.saved && !journal_put_away(&left, &found, path)) {
            journal_leave(&left);
            return false;
        }
        if (!left.saved)
            say(MSG_KEPT_ENDED, path);
        journal_remove(&left);
    }
    return false;
}

/* The game found becomes the one on the table. Only when the new journal has it, the old
 * one goes. */
static void take_over(Session *s)
{
    record_free(&s->other.record);
    s->other = found;
    memset(&found, 0, sizeof found); /* its record is the other's now */
    s->other_clock = s->clock; /* the same times, not what another game used */
    clock_reset(&s->other_clock);
    s->other_clock.from = s->other.pos.ply;
    session_swap(s);
    memcpy(s->engine_plays, left.engine, sizeof s->engine_plays);
    s->game.notes++; /* to be kept even without a move of ours */
    session_keep(s);
    if (s->journal.file && !s->journal.failed)
        journal_remove(&left);
    else
        journal_leave(&left);
    say(MSG_RESUMED, s->game.length);
    /* A person's move is answered; a game of the engine with itself waits for `go`. */
    s->engine_waits = left.engine[BLACK] && left.engine[WHITE];
}

bool obey_resume(Session *s, const char *arguments)
{
    (void)arguments;
    if (!find_unfinished(s)) {
        complain(MSG_RESUME_NONE);
        return false;
    }
    take_over(s);
    return true;
}

/* The moves of a game that must not be lost, but that nobody wants to go on with now. */
static void decline(void)
{
    static char path[PATH_TEXT];
    if (journal_put_away(&left, &found, path)) {
        journal_remove(&left);
        say(MSG_KEPT_UNFINISHED, path);
    } else {
        journal_leave(&left);
    }
}

void journal_offer(Session *s)
{
    if (s->journal.off || s->has_other || !find_unfinished(s))
        return;
    if (!s->interactive) {
        say(MSG_UNFINISHED, found.length);
        journal_leave(&left);
        return;
    }
    char question[256];
    snprintf(question, sizeof question, message_text(MSG_UNFINISHED_QUESTION),
             found.length);
    message_agree(question);
    switch (session_ask(s, question)) {
    case SAID_YES: take_over(s); break;
    case SAID_NO: decline(); break;
    case SAID_NOTHING: journal_leave(&left); break; /* asked again the next time */
    }
}
