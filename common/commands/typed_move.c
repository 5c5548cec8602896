/* typed_move.c - see typed_move.h. */
#include "commands/typed_move.h"

#include <string.h>

#include "notation/guess_move.h"
#include "notation/plain_words.h"
#include "notation/speak_move.h"
#include "notation/spelling.h"
#include "terminal/question.h"

bool typed_move_read(Session *s, const char *text, TypedMove *typed)
{
    char error[ERROR_TEXT], list[MOVES_TEXT];
    int count = move_read(&s->game.pos, text, typed, error);
    if (count == 0 && guess_two_moves(&s->game.pos, text))
        complain(MSG_TWO_MOVES, text);
    else if (count == 0)
        complain(MSG_REFUSED, error);
    else if (count > 1)
        complain(MSG_AMBIGUOUS, text, session_moves_text(s, typed->found, count, list));
    return count == 1;
}

/* Asked whether it promotes, a person may ask back what that is. */
static Said ask_promotion(Session *s)
{
    char word[WORD_TEXT];
    for (;;) {
        Said said = question_ask(s, message_text(MSG_PROMOTE_QUESTION));
        const char *wish =
            said == SAID_NOTHING ? plain_words_wish(s->behind, false, word) : "";
        if (!text_begins(wish, "help") && strcmp(wish, "rules") != 0)
            return said;
        s->behind[0] = '\0';
        say(MSG_PROMOTE_MEANS);
    }
}

/* Asked is a person only: a script that sends moves would lose its next line as the
 * answer. */
Move typed_move_settle(Session *s, const TypedMove *typed)
{
    char shown[MOVE_TEXT];
    Move move = typed->found[0];
    if (!typed->may_promote)
        return move;
    if (!s->interactive) {
        Notation told = messages_language() == LANGUAGE_JAPANESE ? NOTATION_JAPANESE
                                                                 : NOTATION_USI;
        move_write(&s->game.pos, move, told, shown);
        say(MSG_PROMOTED, told == NOTATION_USI ? strcat(shown, "=") : shown);
        return move | MOVE_PROMOTE;
    }
    switch (ask_promotion(s)) {
    case SAID_YES: return move | MOVE_PROMOTE;
    case SAID_NO: return move;
    default: say(MSG_CANCELLED); return MOVE_NONE;
    }
}

/* Say this, and name the moves that are a slip of the finger away from what was typed;
 * `only_near`: nothing, if there are none. */
static bool refuse(Session *s, const char *line, bool only_near, Message why,
                   const char *text)
{
    Move near[MOVES_SHOWN];
    char list[MOVES_TEXT];
    int count = guess_moves(&s->game.pos, line, near, MOVES_SHOWN);
    if (count == 0 && only_near)
        return false;
    complain(why, text);
    if (count > 0)
        complain(MSG_NEAREST, session_moves_text(s, near, count, list));
    return true;
}

bool typed_move_is_near(Session *s, const char *line)
{
    char text[SPELLED];
    return spell(line, text) && strpbrk(text, "123456789")
        && refuse(s, line, true, MSG_UNKNOWN_FAR, line);
}

static void play_typed(Session *s, const TypedMove *typed)
{
    Move move = typed_move_settle(s, typed);
    char text[SAID_TEXT];
    if (s->quit || move == MOVE_NONE)
        return;
    session_judge_time(s); /* before the move: its time may have run out */
    if (session_ending(s).end != END_NONE)
        return;
    if (s->words || s->aloud)
        say(MSG_PLAYS_WORDS, side_name(s->game.pos.side),
            session_move_text(s, move, text));
    session_play(s, move);
    s->redraw = true;
    s->announced = false;
    s->engine_waits = false;
}

void typed_move_choose(Session *s, const char *line, const TypedMove *typed)
{
    char list[MOVES_TEXT], text[SAID_TEXT];
    int count = typed->count > MOVES_SHOWN ? MOVES_SHOWN : typed->count;
    if (!s->interactive) {
        complain(MSG_AMBIGUOUS, line, session_moves_text(s, typed->found, count, list));
        return;
    }
    say(MSG_WHICH, line);
    for (int i = 0; i < count; i++)
        say(MSG_WHICH_ROW, i + 1, session_choice_text(s, typed->found[i], text));
    int number = question_number(s, count);
    if (number == 0)
        say(MSG_CANCELLED);
    else
        typed_move_obey(s, move_to_usi(typed->found[number - 1], text));
}

bool typed_move_obey(Session *s, const char *line)
{
    TypedMove typed;
    char error[ERROR_TEXT];
    int count = move_read(&s->game.pos, line, &typed, error);
    if (!typed.is_move && guess_two_moves(&s->game.pos, line))
        return !complain(MSG_TWO_MOVES, line);
    if (!typed.is_move)
        return false;
    /* A move that reads as one is answered as one even after the end: it must not go on
     * to be taken for a command. */
    if (session_over(s))
        return true;
    if (count == 0)
        refuse(s, line, false, MSG_REFUSED, error);
    else if (count > 1)
        typed_move_choose(s, line, &typed);
    else
        play_typed(s, &typed);
    return true;
}
