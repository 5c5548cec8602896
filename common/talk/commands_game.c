/* commands_game.c - commands that change the game or tell about it. */
#include "talk/commands_game.h"
#include "game/perft.h"
#include "think/settings.h"

#include <string.h>

/* --- going back and forth --- */

/* Take moves back (or play them again, by `step_once`) until it is a person's turn, or
 * `wanted` of them. */
static int go_through(Session *s, bool (*step_once)(Game *), int64_t wanted)
{
    int done = 0;
    while ((wanted == 0 || done < wanted) && step_once(&s->game)) {
        done++;
        if (wanted == 0 && !s->engine_plays[s->game.pos.side])
            break;
    }
    return done;
}

bool obey_undo(Session *s, const char *arguments)
{
    int64_t wanted = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &wanted))
        return usage_refused(MSG_HELP_UNDO);
    int side = s->game.pos.side;
    bool agreed = s->game.agreed.end != END_NONE;
    s->game.agreed.end = END_NONE;
    /* Resigned on one's own turn: taking that back is all. */
    int done = agreed && wanted == 0 && !s->engine_plays[side]
             ? 0 : go_through(s, game_undo, wanted);
    if (done == 0 && !agreed && !s->has_other) {
        complain(MSG_NOTHING_UNDO);
        return false;
    }
    if (done > 0) {
        say(MSG_TAKEN_BACK, done);
    } else if (agreed) {
        say(MSG_GOES_ON);
    } else {
        say(MSG_OTHER_GAME);
        session_swap(s);
    }
    session_changed(s);
    session_tell_waiting(s);
    return true;
}

bool obey_redo(Session *s, const char *arguments)
{
    int64_t wanted = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &wanted))
        return usage_refused(MSG_HELP_REDO);
    int done = go_through(s, game_redo, wanted);
    if (done == 0) {
        complain(MSG_NOTHING_REDO);
        return false;
    }
    say(MSG_REPEATED, done);
    session_changed(s);
    session_tell_waiting(s);
    return true;
}

/* --- the engine's help --- */

bool obey_go(Session *s, const char *arguments)
{
    (void)arguments;
    if (session_ending(s).end != END_NONE) {
        complain(MSG_GAME_OVER);
        return false;
    }
    session_engine_move(s);
    s->engine_waits = false;
    return true;
}

static void tell_line(Session *s, Message head, int number, const Line *line)
{
    Position *pos = &s->game.pos;
    char text[MAX_PLY * (MOVE_TEXT + 1)] = "", move[MOVE_TEXT];
    for (int i = 0; i < line->length; i++) {
        strcat(strcat(text, " "), session_move_text(s, line->move[i], move));
        move_make(pos, line->move[i]);
    }
    for (int i = 0; i < line->length; i++)
        move_unmake(pos);
    if (head == MSG_LINE)
        say(head, text);
    else
        say(head, number, text);
}

bool obey_hint(Session *s, const char *arguments)
{
    (void)arguments;
    if (session_ending(s).end != END_NONE) {
        complain(MSG_GAME_OVER);
        return false;
    }
    /* A weak level's opinion would be bad advice. */
    bool weak = s->level != LEVEL_OWN && s->level < LEVEL_DEFAULT;
    Strength strength = weak ? level_strength(LEVEL_DEFAULT) : s->strength;
    Answer answer = session_think(s, &strength);
    char move[MOVE_TEXT], score[MOVE_TEXT];
    if (answer.kind == ANSWER_WIN) {
        say(MSG_HINT_DECLARE);
        return true;
    }
    say(MSG_HINT, session_move_text(s, answer.move, move), answer.depth,
        score_write(answer.score, score), side_name(s->game.pos.side));
    tell_line(s, MSG_LINE, 0, &answer.line);
    return true;
}

bool obey_mate(Session *s, const char *arguments)
{
    enum { DEFAULT_TIME = 5000, LONGEST = 3600000 }; /* ms: five seconds, an hour */
    int64_t ms = DEFAULT_TIME;
    Line line;
    if (*arguments && !text_number(arguments, 1, LONGEST, &ms))
        return usage_refused(MSG_HELP_MATE);
    switch (session_mate(s, (int)ms, &line)) {
    case MATE_FOUND: tell_line(s, MSG_MATE_FOUND, line.length, &line); break;
    case MATE_NONE: say(MSG_NO_MATE); break;
    case MATE_TIMEOUT: say(MSG_MATE_TIMEOUT); break;
    }
    return true;
}

bool obey_eval(Session *s, const char *arguments)
{
    (void)arguments;
    evaluate_explain(&s->game.pos, stdout);
    return true;
}

/* --- legal moves --- */

/* One line with all moves of the list that come from where list[first] does. */
static void list_origin(Session *s, const Move *list, int count, int first)
{
    enum { WIDTH = 72 }; /* bytes before a line is broken */
    char text[MOVE_TEXT];
    int from = move_from(list[first]), kind = move_kind(list[first]), column = 5;
    printf("  %.2s:", move_to_usi(list[first], text));
    for (int i = first; i < count; i++) {
        if (move_from(list[i]) != from
            || (from == NO_SQUARE && move_kind(list[i]) != kind))
            continue;
        if (column > WIDTH)
            column = printf("\n     ") - 1;
        column += printf(" %s", session_move_text(s, list[i], text));
    }
    putchar('\n');
}

bool obey_moves(Session *s, const char *arguments)
{
    Move list[MAX_MOVES];
    char text[MOVE_TEXT];
    int count = 0, all = generate_legal(&s->game.pos, list);
    for (int i = 0; i < all; i++)
        if (text_begins(move_to_usi(list[i], text), arguments))
            list[count++] = list[i];
    for (int i = 0; i < count; i++) {
        bool listed = false;
        for (int j = 0; j < i; j++)
            listed |= move_from(list[j]) == move_from(list[i])
                && (!move_is_drop(list[i]) || move_kind(list[j]) == move_kind(list[i]));
        if (!listed)
            list_origin(s, list, count, i);
    }
    if (count == 0 && *arguments)
        complain(MSG_NO_MOVES_FROM, arguments);
    else
        say(MSG_MOVE_COUNT, count);
    return true;
}

bool obey_perft(Session *s, const char *arguments)
{
    enum { DEEPEST = 6 }; /* plies; deeper takes minutes: that is for the command line */
    int64_t depth;
    if (!text_number(arguments, 1, DEEPEST, &depth))
        return usage_refused(MSG_HELP_PERFT);
    say(MSG_PERFT, (int)depth, (unsigned long long)perft(&s->game.pos, (int)depth, true));
    return true;
}

/* --- endings by agreement --- */

bool obey_resign(Session *s, const char *arguments)
{
    (void)arguments;
    if (session_ending(s).end != END_NONE) {
        complain(MSG_GAME_OVER);
        return false;
    }
    if (s->engine_plays[s->game.pos.side] && !s->engine_plays[!s->game.pos.side]) {
        complain(MSG_ENGINE_WAITS);
        return false;
    }
    game_resign(&s->game);
    return true;
}

bool obey_declare(Session *s, const char *arguments)
{
    enum { PIECES_NEEDED = 10 }; /* see Declaration.pieces */
    (void)arguments;
    if (session_ending(s).end != END_NONE) {
        complain(MSG_GAME_OVER);
        return false;
    }
    if (settings.entering_king == DECLARE_OFF) {
        complain(MSG_DECLARE_OFF);
        return false;
    }
    if (settings.entering_king == DECLARE_TRY) {
        complain(MSG_DECLARE_TRY);
        return false;
    }
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
