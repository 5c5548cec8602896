/* engine_turn.c - see engine_turn.h. */
#include "terminal/engine_turn.h"

#include "notation/speak_move.h"
#include "terminal/while_thinking.h"
#include "text/messages.h"
#include "threads/helpers.h"
#include "usi/print.h"

Limits engine_advice_limits(const Session *s)
{
    return s->level == LEVEL_OWN ? s->strength.limits
                                 : level_strength(LEVEL_DEFAULT).limits;
}

Request engine_request(Session *s, const Limits *limits)
{
    Request request = think_request();
    request.limits = *limits;
    request.lines = 1;
    request.declare = session_declare_rule(s);
    request.interrupt = thinking_interrupt;
    request.helpers = &helpers;
    request.report = s->post ? usi_print_line : NULL;
    return request;
}

Answer engine_advise(Session *s, const Limits *limits, int lines, const Move *only)
{
    Request request = engine_request(s, limits);
    request.lines = lines;
    request.only = only;
    request.only_count = only != NULL;
    thinking_begin(s, lines, limits->infinite);
    Answer answer = think(s->engine, &s->game.pos, &request);
    thinking_end();
    return answer;
}

MateResult engine_mate(Session *s, int milliseconds, Line *line)
{
    Limits limits = { .mate = milliseconds };
    Request request = engine_request(s, &limits);
    thinking_begin(s, 0, false);
    MateResult result = mate_search(s->engine, &s->game.pos, &request, line);
    thinking_end();
    return result;
}

/* A game that has looked lost for some moves is lost; before that the other side may
 * still go wrong. */
static bool gives_up(Session *s, const Answer *answer)
{
    enum { MOVES = 3 };
    s->hopeless = answer->score <= SCORE_LOST ? s->hopeless + 1 : 0;
    return s->surrender && s->hopeless >= MOVES && !s->engine_plays[!s->game.pos.side];
}

/* Play and say it. The move is in the journal before anyone hears of it. */
static void play_and_tell(Session *s, const Answer *answer)
{
    int side = s->game.pos.side;
    char move[SAID_TEXT], score[SCORE_WORDS];
    bool plain = messages_language() == LANGUAGE_JAPANESE;
    bool weak = s->level != LEVEL_OWN && level_strength(s->level).sight.plies > 0;
    int taken = s->game.pos.board[move_to(answer->move)];
    (plain ? session_move_text : session_choice_text)(s, answer->move, move);
    if (taken != EMPTY && !s->words)
        text_add(move, SAID_TEXT, message_text(MSG_WORDS_TAKES),
                 word_for_kind(piece_kind(taken)));
    session_play(s, answer->move);
    session_keep(s);
    if (s->words || weak) /* what such a level thinks of the position is no help */
        say(s->words ? MSG_PLAYS_WORDS : MSG_PLAYS_MOVE, side_name(side), move);
    else
        say(MSG_PLAYS, side_name(side), move, answer->depth,
            score_in_words(answer->score, side, score));
    if (s->bell && s->interactive)
        putchar('\a');
}

void engine_move(Session *s)
{
    Strength strength = s->level == LEVEL_OWN ? s->strength : level_strength(s->level);
    game_clock_limits(&s->clock, &s->game.pos, &strength.limits);
    const Request request = engine_request(s, &strength.limits);
    if (chapter.touch)
        chapter.touch(); /* nobody's clock runs here */
    game_clock_start(&s->clock);
    thinking_begin(s, 1, false);
    Answer answer = level_think(s->engine, &s->game.pos, &strength, &request,
                                s->varies ? s->seed : 0);
    thinking_stopped(); /* a level that does not search has not listened yet */
    ThinkingEnd end = thinking_end();
    if (end == THINKING_TAKEN) { /* a command instead: it comes as the next line */
        s->engine_waits = s->taken = true;
        return;
    }
    s->redraw = true;
    session_judge_time(s); /* before its move, as a person's */
    if (session_ending(s).end != END_NONE)
        return;
    if (answer.kind == ANSWER_RESIGN && answer.move != MOVE_NONE && !s->surrender)
        answer.kind = ANSWER_MOVE;
    if (answer.kind == ANSWER_WIN)
        game_declare(&s->game, DECLARE_WIN);
    else if (answer.kind == ANSWER_RESIGN || gives_up(s, &answer))
        game_resign(&s->game, s->game.pos.side);
    if (session_ending(s).end != END_NONE || answer.kind != ANSWER_MOVE)
        return; /* show() tells the end of the game */
    play_and_tell(s, &answer);
    /* Ctrl-C makes the engine move at once; when it plays both sides, the next move would
     * begin to be thought about before anyone could type a word. */
    if (end == THINKING_STOPPED && s->engine_plays[BLACK] && s->engine_plays[WHITE]) {
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = false;
        say(MSG_SELF_PLAY_OFF);
    }
}
