/* why.c - `why MOVE`: what is expected in answer to a move, and what it is worth beside
 * the best one. The move and the best one are searched alike, so that their scores
 * can be compared: first all moves, then this one alone, as deep. */
#include "commands/commands.h"

#include <stdio.h>
#include <stdlib.h>

#include "commands/tree.h"
#include "commands/typed_move.h"
#include "game/exchange.h"
#include "notation/score.h"
#include "notation/speak_move.h"
#include "terminal/engine_turn.h"
#include "terminal/while_thinking.h"
#include "text/messages.h"

enum { PARTS_TEXT = 512 }; /* of a static value and its parts in words */

static void tell_move(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], reply[SAID_TEXT] = "", score[SCORE_WORDS];
    session_move_text(s, answer->move, move);
    if (answer->line.length >= 2) {
        move_make(&s->game.pos, answer->line.move[0]);
        session_move_text(s, answer->line.move[1], reply);
        move_unmake(&s->game.pos);
    }
    score_in_words(answer->score, s->game.pos.side, score);
    say(*reply ? MSG_WHY_HEAD : MSG_WHY_NO_ANSWER, move, score, reply);
}

/* ", NAME NUMBER" behind what stands there. */
static void add_part(char text[PARTS_TEXT], const char *name, int number)
{
    text_add(text, PARTS_TEXT, "%s%s %d", *text ? message_text(MSG_COMMA) : "",
             word_text(name), number);
}

/* The move's static value, if the chapter judges moves. */
static void tell_parts(Session *s, Move move)
{
    JudgedMove list[MAX_MOVES];
    char parts[PARTS_TEXT] = "";
    int count = chapter.judge_moves ? chapter.judge_moves(&s->game.pos, list) : 0;
    for (int i = 0; i < count; i++) {
        if (list[i].move != move)
            continue;
        add_part(parts, "rank", i + 1);
        add_part(parts, "value", list[i].value);
        for (int k = 0; chapter.part_names[k]; k++)
            add_part(parts, chapter.part_names[k], list[i].part[k]);
        say(MSG_WHY_PARTS, parts);
    }
}

/* Tenths of a pawn, as scores are told. */
static int tenths(int score)
{
    return (abs(score) + 5) / 10 * (score < 0 ? -1 : 1);
}

static void tell_difference(Session *s, const Answer *best, const Answer *asked)
{
    char move[SAID_TEXT], score[SCORE_WORDS];
    int less = tenths(best->score) - tenths(asked->score);
    if (best->move == asked->move)
        return;
    session_choice_text(s, best->move, move);
    say(MSG_WHY_BEST, move, score_in_words(best->score, s->game.pos.side, score));
    if (is_win_score(abs(best->score)) || is_win_score(abs(asked->score)))
        return;
    say(less > 0 ? MSG_WHY_LESS : MSG_WHY_NOT_LESS, less / 10.0,
        side_name(s->game.pos.side));
}

/* The answer in a sentence: what the move wins or loses on its square, unless something
 * else matters more. */
static void tell_verdict(Session *s, const Answer *best, const Answer *asked)
{
    enum { NOTHING = 50, MUCH = 100 }; /* cp */
    const Position *pos = &s->game.pos;
    char text[SAID_TEXT];
    int taken = pos->board[move_to(asked->move)], gain = exchange_move(pos, asked->move);
    bool decided = is_win_score(abs(best->score)) || is_win_score(abs(asked->score));
    bool much = best->score - asked->score >= MUCH;
    if (best->move == asked->move)
        say(MSG_WHY_SAME);
    if (decided)
        return;
    if (much && gain <= -NOTHING)
        say(MSG_WHY_LOSES, word_for_kind(move_kind_after(asked->move)));
    else if (much)
        say(MSG_WHY_BETTER, session_choice_text(s, best->move, text));
    else if (taken != EMPTY && gain >= capture_value(piece_kind(taken)))
        say(MSG_WHY_WINS, word_for_kind(piece_kind(taken)));
    else if (gain >= NOTHING)
        say(MSG_WHY_GAINS);
    else if (best->move != asked->move)
        say(MSG_WHY_GOOD);
}

static bool explain(Session *s, Move move)
{
    const Position *pos = &s->game.pos;
    char who[SAID_TEXT], spoken[SPOKEN_TEXT];
    say(MSG_WHY_MOVE, pos->first_number + pos->ply, session_who(s, pos->side, who),
        move_speak(pos, move, spoken));
    Limits limits = engine_advice_limits(s);
    Answer best = engine_advise(s, &limits, 1, NULL);
    if (thinking_was_stopped())
        return say(MSG_STOPPED);
    if (best.kind == ANSWER_WIN)
        return say(MSG_HINT_DECLARE);
    /* As deep as the first one came, in whatever time that takes, within reason. */
    Limits as_deep = { .depth = best.depth > 0 ? best.depth : 1,
                       .movetime = limits.movetime > 0 ? 3 * limits.movetime : 0 };
    Answer asked = engine_advise(s, &as_deep, 1, &move);
    if (thinking_was_stopped())
        return say(MSG_STOPPED);
    asked.move = move;
    tell_verdict(s, &best, &asked);
    tell_move(s, &asked);
    tell_difference(s, &best, &asked);
    if (best.move != asked.move)
        tell_refutation(s, asked.move, &as_deep);
    tell_parts(s, asked.move);
    return true;
}

/* Is the move played at this ply meant: by "" any, by `mine` a person's, else as it is
 * typed? Looks there. */
static bool is_meant(Session *s, int ply, const char *text)
{
    TypedMove typed;
    char error[ERROR_TEXT];
    bool meant = !*text;
    game_look(&s->game, ply);
    if (text_same(text, "mine"))
        return !s->engine_plays[s->game.pos.side];
    for (int i = *text ? move_read(&s->game.pos, text, &typed, error) : 0; i > 0; i--)
        meant |= (typed.found[i - 1] | MOVE_PROMOTE)
              == (game_move(&s->game, ply) | MOVE_PROMOTE);
    return meant;
}

/* Of a move that can be played, or else was; alone of the one hinted at, or of the last
 * one played; `mine`: by a person. */
bool obey_why(Session *s, const char *arguments)
{
    TypedMove typed;
    char error[ERROR_TEXT];
    int ply = s->game.pos.ply, at = -1;
    bool last = !*arguments || text_same(arguments, "mine");
    if (!*arguments && s->hinted != MOVE_NONE)
        return explain(s, s->hinted);
    if (last || session_ending(s).end != END_NONE
        || move_read(&s->game.pos, arguments, &typed, error) == 0)
        for (at = ply - 1; at >= 0 && !is_meant(s, at, arguments);)
            at--;
    bool good = at >= 0 && explain(s, game_move(&s->game, at));
    game_look(&s->game, ply);
    if (at >= 0)
        return good;
    return last ? usage_refused(MSG_WHY_USE)
                : !session_over(s) && typed_move_read(s, arguments, &typed)
                      && explain(s, typed.found[0]);
}
