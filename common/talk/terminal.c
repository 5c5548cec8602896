/* terminal.c - the loop of the game: lines in, moves and boards out.
 *
 * A line is a command when it begins with the full name of one, else a move when it
 * reads as one in any notation, else a command again, perhaps shortened.
 */
#include "talk/terminal.h"

#include <string.h>

#include "talk/input.h"
#include "talk/commands.h"
#include "talk/commands_journal.h"
#include "talk/commands_replay.h"
#include "talk/commands_settings.h"
#include "talk/typed.h"
#include "think/system.h"

enum { WORD_TEXT = 64 }; /* bytes of a command's name with its end */

static Session session; /* the one game; too large for a stack */

/* --- showing --- */

static void announce(const Session *s, Ending ending)
{
    const char *winner = side_name(ending.winner), *loser = side_name(!ending.winner);
    const Position *pos = &s->game.pos;
    switch (ending.end) {
    case END_MATE:
        /* Without a check it is no mate, but lost all the same. */
        if (pos->in_check)
            say(MSG_END_MATE, winner);
        else
            say(MSG_END_NO_MOVES, loser, winner);
        break;
    case END_RESIGN: say(MSG_END_RESIGN, loser, winner); break;
    case END_REPETITION: say(MSG_END_REPETITION); break;
    case END_ILLEGAL:
    case END_FOUL:
        if (rules_repetition(pos) == REPEAT_NONE)
            say(MSG_END_FOUL, loser, winner);
        else
            say(MSG_END_PERPETUAL, loser, winner);
        break;
    case END_TIME: say(MSG_END_TIME, loser, winner); break;
    case END_DEFAULT_WIN:
    case END_DEFAULT_LOSS: say(MSG_END_DEFAULT, loser, winner); break;
    case END_DECLARATION:
        say(settings.entering_king == DECLARE_TRY ? MSG_END_TRY : MSG_END_DECLARATION,
            winner);
        break;
    case END_IMPASSE:
        say(s->game.loaded ? MSG_END_DRAW : MSG_END_DECLARED_DRAW);
        break;
    case END_DRAW: say(MSG_END_DRAW); break;
    default: say(MSG_END_LONGEST, pos->first_number - 1 + pos->ply); break;
    }
}

/* Show what has changed since the last time. The end of a game is told once, and again
 * when it was taken back and reached anew. */
static void show(Session *s)
{
    if (s->redraw)
        board_print(stdout, &s->game.pos, &s->style);
    if (s->redraw)
        replay_show_comment(s);
    s->redraw = false;
    Ending ending = session_ending(s);
    if (ending.end != END_NONE && !s->announced)
        announce(s, ending);
    s->announced = ending.end != END_NONE;
    fflush(stdout);
}

/* --- the engine --- */

/* The board is shown once a turn, after the engine's answer; a board after each move of a
 * person as well would scroll the one that matters off a small screen. When the engine
 * plays itself, each of its moves is shown. */
static void play_engine_turns(Session *s)
{
    while (s->engine_plays[s->game.pos.side] && !s->engine_waits
           && session_ending(s).end == END_NONE) {
        if (s->engine_plays[!s->game.pos.side])
            show(s);
        session_engine_move(s);
        journal_follow(s);
    }
}

/* --- moves typed --- */

/* A move typed without a sign, where promotion is open: ask, or promote and say so. Asked
 * is a person only: a script that sends moves would lose its next line as the answer. */
static Move settle_promotion(Session *s, Move move)
{
    char shown[MOVE_TEXT];
    if (!s->interactive) {
        say(MSG_PROMOTED, move_to_usi(move, shown));
        return move | MOVE_PROMOTE;
    }
    say(MSG_PROMOTE_QUESTION);
    const char *answer = session_line(s);
    return answer && text_begins(answer, "n") ? move : move | MOVE_PROMOTE;
}

static void list_candidates(const char *text, const Move *found, int count)
{
    char list[8 * (MOVE_TEXT + 1)] = "", one[MOVE_TEXT];
    for (int i = 0; i < count && i < 8; i++) {
        strcat(list, " ");
        strcat(list, move_to_usi(found[i], one));
    }
    complain(MSG_AMBIGUOUS, text, list);
}

/* True when the line was a move, good or bad. */
static bool try_move(Session *s, const char *line)
{
    static TypedMove typed;
    char error[ERROR_TEXT];
    int count = typed_read(&s->game.pos, line, &typed, error);
    if (!typed.is_move)
        return false;
    /* A move that reads as one is answered as one even after the end: it must not go on
     * to be taken for a command. */
    if (session_ending(s).end != END_NONE) {
        complain(MSG_GAME_OVER);
    } else if (count == 0) {
        complain(MSG_REFUSED, error);
    } else if (count > 1) {
        list_candidates(line, typed.found, count);
    } else {
        Move move = typed.found[0];
        if (typed.may_promote)
            move = settle_promotion(s, move);
        if (s->quit)
            return true;
        game_play(&s->game, move, session_spent(s));
        session_changed(s);
        s->engine_waits = false;
    }
    return true;
}

/* --- the loop --- */

static void prompt(const Session *s)
{
    const Position *pos = &s->game.pos;
    if (s->announced)
        say(MSG_PROMPT_OVER);
    else
        say(MSG_PROMPT, side_name(pos->side), pos->first_number + pos->ply);
}

static void obey(Session *s, const char *line)
{
    char word[WORD_TEXT];
    if (*line == '\0')
        return;
    const char *arguments = line;
    text_word(&arguments, word, WORD_TEXT);
    const Command *command = command_find(word);
    /* `N 7g` is a move, though `n` alone is a command. */
    bool letter = word[1] == '\0' && *arguments;
    if ((!command || letter) && try_move(s, line))
        return;
    if (!command)
        command = command_guess(word);
    if (command)
        command->run(s, arguments);
}

/* --NAME or --NAME=VALUE: the command said before the first line. */
static bool obey_option(Session *s, const char *option)
{
    char name[WORD_TEXT];
    const char *value = strchr(option, '=');
    int length = value ? (int)(value - option) - 2 : (int)strlen(option) - 2;
    if (strncmp(option, "--", 2) == 0 && length > 0 && length < WORD_TEXT) {
        snprintf(name, sizeof name, "%.*s", length, option + 2);
        const Command *command = command_find(name);
        if (command && command->is_option)
            return command->run(s, value ? value + 1 : "");
    }
    complain(MSG_BAD_OPTION, option);
    return false;
}

/* A fresh session: an even game, the person has Black. */
static void begin(Session *s)
{
    char error[ERROR_TEXT];
    s->interactive = system_is_terminal(0) && system_is_terminal(1);
    s->style = (BoardStyle){ .kanji = system_is_utf8(), .notation = NOTATION_USI };
    s->engine_plays[WHITE] = true;
    s->journal.off = !s->interactive; /* scripts leave nothing behind */
    s->level = LEVEL_DEFAULT;
    s->strength = level_strength(LEVEL_DEFAULT);
    obey_color(s, "auto");
    game_set(&s->game, "startpos", error);
}

int terminal_run(int count, char **options, const char *first_line)
{
    Session *s = &session;
    char first[LINE_TEXT] = "";
    /* An option is the command of that name, but at the start nobody wants to read that
     * it was obeyed. */
    messages_hush(true);
    begin(s);
    for (int i = 0; i < count; i++)
        if (!obey_option(s, options[i]))
            return 2;
    messages_hush(false);
    s->redraw = s->interactive;
    s->engine_waits = false;
    s->since = system_now();
    if (s->interactive)
        say(MSG_WELCOME, chapter.number, chapter.title);
    journal_offer(s);
    if (first_line && session_clean(first_line, first)) {
        s->redraw = false;
        obey(s, first);
    }
    while (!s->quit) {
        journal_follow(s);
        play_engine_turns(s);
        show(s);
        if (s->interactive)
            prompt(s);
        const char *line = session_line(s);
        if (line)
            obey(s, line);
    }
    journal_close(&s->journal);
    fflush(stdout);
    return s->status;
}
