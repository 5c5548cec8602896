/* game.c - commands that change the game or set up another one. A game that is replaced
 * is not lost: it changes places with `other`, and undo at the first move of the new game
 * brings it back, later `resume`. */
#include "commands/commands.h"

#include <string.h>

#include "notation/starts.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "terminal/thinking.h"

enum { NAME_TEXT = 64 };

/* number_words.txt: words in names of handicaps, and digits; ends with NULL. */
extern const char *const number_words[][LANGUAGES];

/* --- going back and forth --- */

/* Take moves back, or play them again, until it is a person's turn, or `wanted` of them;
 * one, if it is never a person's. Tells which; returns how many. */
static int go_through(Session *s, bool back, int64_t wanted)
{
    Line line = { .length = 0 };
    char text[MOVES_TEXT];
    int before = s->game.pos.ply, done = 0;
    if (wanted == 0 && s->engine_plays[BLACK] && s->engine_plays[WHITE])
        wanted = 1;
    while ((wanted == 0 || done < wanted) && (back ? game_undo : game_redo)(&s->game)) {
        done++;
        if (wanted == 0 && !s->engine_plays[s->game.pos.side])
            break;
    }
    int ply = s->game.pos.ply, from = back ? ply : before;
    for (; line.length < done && line.length < MAX_PLY; line.length++)
        line.move[line.length] = game_move(&s->game, from + line.length);
    game_look(&s->game, from);
    session_line_text(s, &line, false, text, sizeof text);
    game_look(&s->game, ply);
    if (done > 0)
        say(back ? MSG_TAKEN_BACK : MSG_REPEATED, done, text);
    return done;
}

/* `undo`, which goes back, and `redo`. */
static bool replay(Session *s, const char *arguments, bool back)
{
    int64_t wanted = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &wanted))
        return usage_refused(back ? MSG_UNDO_USE : MSG_REDO_USE);
    bool agreed = s->game.agreed != END_NONE && s->game.pos.ply == s->game.length;
    /* Resigned on one's own turn: taking that back is all. */
    int done = back && agreed && wanted == 0 && !s->engine_plays[s->game.pos.side]
             ? 0 : go_through(s, back, wanted);
    if (done == 0 && !back)
        return complain(MSG_NOTHING_REDO);
    if (done == 0 && game_reopen(&s->game)) {
        say(MSG_GOES_ON);
    } else if (done == 0 && s->games > 0 && s->game.length == 0) {
        say(MSG_OTHER_GAME);
        session_swap(s);
    } else if (done == 0) {
        return complain(MSG_NOTHING_UNDO);
    }
    session_changed(s);
    session_tell_waiting(s);
    return true;
}

bool obey_undo(Session *s, const char *arguments) { return replay(s, arguments, true); }

bool obey_redo(Session *s, const char *arguments) { return replay(s, arguments, false); }

/* --- who plays --- */

bool obey_go(Session *s, const char *arguments)
{
    (void)arguments;
    if (session_over(s))
        return false;
    s->engine_waits = false;
    engine_move(s);
    return true;
}

/* `black` and `white` are said by a person who takes a side, `none` and `both` of the
 * engine, as in most programs of this kind; so the answer spells it out. */
bool obey_play(Session *s, const char *arguments)
{
    char black[SAID_TEXT], white[SAID_TEXT];
    bool both = text_same(arguments, "both"), none = text_same(arguments, "none");
    bool engine = s->engine_plays[BLACK] || s->engine_plays[WHITE];
    if (!*arguments)
        return say(engine ? MSG_PLAY_NOW : MSG_HUMANS, session_who(s, BLACK, black),
                   session_who(s, WHITE, white));
    if (text_is_among("black white", arguments)) {
        int you = text_same(arguments, "black") ? BLACK : WHITE;
        s->engine_plays[you] = false;
        s->engine_plays[!you] = true;
        s->redraw |= s->style.flipped != (you == WHITE);
        s->style.flipped = you == WHITE;
        say(MSG_YOU_PLAY, side_name(you), side_name(!you));
    } else if (both || none || text_begins(arguments, "human")) {
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = both;
        say(both ? MSG_ENGINE_BOTH : none ? MSG_ENGINE_NONE : MSG_HUMANS);
    } else {
        return usage_refused(MSG_PLAY_USE);
    }
    s->engine_waits = false;
    return true;
}

/* --- endings by agreement --- */

/* Whoever plays one side against the engine gives up for that side, also while it is the
 * engine's turn. */
bool obey_resign(Session *s, const char *arguments)
{
    (void)arguments;
    if (session_over(s))
        return false;
    int side = s->game.pos.side;
    bool out_of_turn = s->engine_plays[side] && !s->engine_plays[!side];
    game_end(&s->game, out_of_turn ? END_LEFT : END_RESIGN);
    game_clock_halt(&s->clock);
    return true;
}

bool obey_declare(Session *s, const char *arguments)
{
    enum { NEEDED = 10 }; /* see Declaration.pieces */
    (void)arguments;
    if (session_over(s))
        return false;
    DeclareRule rule = session_declare_rule(s);
    if (rule == DECLARE_OFF || rule == DECLARE_TRY)
        return complain(rule == DECLARE_OFF ? MSG_DECLARE_OFF : MSG_DECLARE_TRY);
    Declaration report;
    DeclareVerdict verdict = rules_declaration(&s->game.pos, rule, &report);
    const char *answer[2] = { message_text(MSG_NO), message_text(MSG_YES) };
    say(MSG_DECLARE_HEAD, side_name(s->game.pos.side),
        rule == DECLARE_24 || rule == DECLARE_24H ? 24 : 27);
    say(MSG_DECLARE_ZONE, answer[report.king_in_zone]);
    say(MSG_DECLARE_CHECK, answer[!report.in_check]);
    say(MSG_DECLARE_PIECES, answer[report.pieces >= NEEDED], report.pieces, NEEDED);
    say(MSG_DECLARE_POINTS, answer[report.points >= report.needed], report.points,
        report.needed);
    if (verdict == DECLARE_NO)
        say(MSG_DECLARE_FAILS);
    else
        game_end(&s->game, verdict == DECLARE_WIN ? END_DECLARATION : END_IMPASSE);
    return verdict != DECLARE_NO;
}

/* --- new games --- */

/* Compare a name with what was typed: any case, no blanks or hyphens, and `two` is 2. */
static void spell_name(const char *text, char out[NAME_TEXT])
{
    int length = 0;
    while (*text && length < NAME_TEXT - 5) {
        int used = text_character(text);
        char one[2] = { text_narrow(text), '\0' };
        const char *sign = one;
        for (int i = 0; number_words[i][0] && sign == one; i++)
            if (text_begins(text, number_words[i][0])) {
                sign = number_words[i][1];
                used = (int)strlen(number_words[i][0]);
            }
        for (; *sign; sign++)
            if (*sign != ' ' && *sign != '-')
                out[length++] = text_lower(*sign);
        text += used;
    }
    out[length] = '\0';
}

/* The handicap of this name, or the only one whose name begins so; no text: an even
 * game. */
static const Handicap *find_handicap(const char *text)
{
    const Handicap *only = NULL;
    char typed[NAME_TEXT], name[NAME_TEXT], japanese[NAME_TEXT];
    int count = 0;
    spell_name(text, typed);
    for (const Handicap *h = handicaps; h->name; h++) {
        spell_name(h->name, name);
        spell_name(h->japanese, japanese);
        if (!*text || strcmp(name, typed) == 0 || strcmp(japanese, typed) == 0)
            return h;
        if (text_begins(name, typed)) {
            only = h;
            count++;
        }
    }
    return count == 1 ? only : NULL;
}

bool obey_new(Session *s, const char *arguments)
{
    char position[SFEN_TEXT + 8], error[ERROR_TEXT];
    const Handicap *handicap = find_handicap(arguments);
    bool japanese = messages_language() == LANGUAGE_JAPANESE;
    if (!handicap) {
        if (strcmp(arguments, "?") != 0)
            complain(MSG_NEW_UNKNOWN, arguments);
        for (const Handicap *h = handicaps; h->name; h++)
            say(MSG_NEW_ROW, h->name, s->style.kanji || japanese ? h->japanese : "");
        return false;
    }
    snprintf(position, sizeof position, "sfen %s", handicap->sfen);
    if (!game_set(&s->other, position, error))
        return complain(MSG_REFUSED, error);
    session_begin_other(s);
    settings_seed(s);
    think_new_game(s->engine);
    s->engine_waits = false;
    const char *name = japanese ? handicap->japanese
                     : handicap == handicaps ? message_text(MSG_EVEN) : handicap->name;
    return say(s->style.kanji && !japanese ? MSG_NEW_GAME_KANJI : MSG_NEW_GAME, name,
               handicap->japanese);
}

/* --- positions --- */

bool obey_position(Session *s, const char *arguments)
{
    char error[ERROR_TEXT];
    if (!*arguments)
        return obey_print(s, "usi");
    if (!game_set(&s->other, arguments, error))
        return complain(MSG_REFUSED, error);
    session_begin_other(s);
    session_tell_waiting(s);
    return true;
}

bool obey_sfen(Session *s, const char *arguments)
{
    char text[SFEN_TEXT * 2];
    if (*arguments == '\0') {
        puts(sfen_write(&s->game.pos, text));
        return true;
    }
    if (strncmp(arguments, "startpos", 8) == 0 || strncmp(arguments, "sfen ", 5) == 0)
        return obey_position(s, arguments);
    if (snprintf(text, sizeof text, "sfen %s", arguments) >= (int)sizeof text)
        return complain(MSG_REFUSED, message_text(MSG_TOO_LONG));
    return obey_position(s, text);
}
