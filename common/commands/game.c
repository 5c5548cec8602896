/* game.c - commands that change the game. */
#include "commands/commands.h"
#include "terminal/engine_turn.h"
#include "think/settings.h"

/* --- going back and forth --- */

/* Take moves back (or play them again, by `step_once`) until it is a person's turn, or
 * `wanted` of them; one, if it is never a person's. */
static int go_through(Session *s, bool (*step_once)(Game *), int64_t wanted)
{
    int done = 0;
    if (wanted == 0 && s->engine_plays[BLACK] && s->engine_plays[WHITE])
        wanted = 1;
    while ((wanted == 0 || done < wanted) && step_once(&s->game)) {
        done++;
        if (wanted == 0 && !s->engine_plays[s->game.pos.side])
            break;
    }
    return done;
}

/* Which moves they were: so many from this ply on. */
static void tell_moves(Session *s, Message how, int from, int count)
{
    Line line = { .length = 0 };
    char text[MOVES_TEXT];
    int ply = s->game.pos.ply;
    for (; line.length < count && line.length < MAX_PLY; line.length++)
        line.move[line.length] = game_move(&s->game, from + line.length);
    game_look(&s->game, from);
    session_line_text(s, &line, false, text, sizeof text);
    game_look(&s->game, ply);
    say(how, count, text);
}

bool obey_undo(Session *s, const char *arguments)
{
    int64_t wanted = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &wanted))
        return usage_refused(MSG_UNDO_USE);
    int side = s->game.pos.side;
    bool agreed = s->game.agreed.end != END_NONE && s->game.pos.ply == s->game.length;
    /* Resigned on one's own turn: taking that back is all. */
    int done = agreed && wanted == 0 && !s->engine_plays[side]
             ? 0 : go_through(s, game_undo, wanted);
    if (done > 0) {
        tell_moves(s, MSG_TAKEN_BACK, s->game.pos.ply, done);
    } else if (game_reopen(&s->game)) {
        say(MSG_GOES_ON);
    } else if (s->has_other && s->game.length == 0) {
        say(MSG_OTHER_GAME);
        session_swap(s);
    } else {
        return complain(MSG_NOTHING_UNDO);
    }
    session_changed(s);
    session_tell_waiting(s);
    return true;
}

bool obey_redo(Session *s, const char *arguments)
{
    int64_t wanted = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &wanted))
        return usage_refused(MSG_REDO_USE);
    int done = go_through(s, game_redo, wanted);
    if (done == 0)
        return complain(MSG_NOTHING_REDO);
    tell_moves(s, MSG_REPEATED, s->game.pos.ply - done, done);
    session_changed(s);
    session_tell_waiting(s);
    return true;
}

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

static bool tell_who(const Session *s)
{
    char black[SAID_TEXT], white[SAID_TEXT];
    if (s->engine_plays[BLACK] || s->engine_plays[WHITE])
        return say(MSG_PLAY_NOW, session_who(s, BLACK, black),
                   session_who(s, WHITE, white));
    return say(MSG_HUMANS);
}

/* `black` and `white` are said by a person who takes a side, `none` and `both` of the
 * engine, as in most programs of this kind; so the answer spells it out. */
bool obey_play(Session *s, const char *arguments)
{
    if (text_same(arguments, "black") || text_same(arguments, "white")) {
        int you = text_same(arguments, "black") ? BLACK : WHITE;
        s->engine_plays[you] = false;
        s->engine_plays[!you] = true;
        s->redraw |= s->style.flipped != (you == WHITE);
        s->style.flipped = you == WHITE;
        say(MSG_YOU_PLAY, side_name(you), side_name(!you));
    } else if (!*arguments) {
        return tell_who(s);
    } else if (text_is_among("none both", arguments) || text_begins(arguments, "human")) {
        bool both = text_same(arguments, "both");
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = both;
        say(both ? MSG_ENGINE_BOTH
                 : text_same(arguments, "none") ? MSG_ENGINE_NONE : MSG_HUMANS);
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
    game_resign(&s->game, out_of_turn ? !side : side);
    game_clock_halt(&s->clock);
    return true;
}

bool obey_declare(Session *s, const char *arguments)
{
    enum { PIECES_NEEDED = 10 }; /* see Declaration.pieces */
    (void)arguments;
    if (session_over(s))
        return false;
    if (settings.entering_king == DECLARE_OFF)
        return complain(MSG_DECLARE_OFF);
    if (settings.entering_king == DECLARE_TRY)
        return complain(MSG_DECLARE_TRY);
    DeclareRule rule = session_declare_rule(s);
    Declaration report;
    DeclareVerdict verdict = rules_declaration(&s->game.pos, rule, &report);
    bool rule_24 = rule == DECLARE_24 || rule == DECLARE_24H;
    const char *answer[2] = { message_text(MSG_NO), message_text(MSG_YES) };
    say(MSG_DECLARE_HEAD, side_name(s->game.pos.side), rule_24 ? 24 : 27);
    say(MSG_DECLARE_ZONE, answer[report.king_in_zone]);
    say(MSG_DECLARE_CHECK, answer[!report.in_check]);
    say(MSG_DECLARE_PIECES, answer[report.pieces >= PIECES_NEEDED], report.pieces,
        PIECES_NEEDED);
    say(MSG_DECLARE_POINTS, answer[report.points >= report.needed], report.points,
        report.needed);
    if (verdict == DECLARE_NO)
        say(MSG_DECLARE_FAILS);
    game_declare(&s->game, verdict);
    return verdict != DECLARE_NO;
}
