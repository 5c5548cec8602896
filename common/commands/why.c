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
#include "terminal/engine_turn.h"
#include "terminal/while_thinking.h"
#include "text/refusal.h"

enum { PARTS_TEXT = 512 }; /* of a static value and its parts in words */

/* The first move of the answer to the line's first move, as text; "" if there is none. */
static void answer_text(Session *s, const Line *line, char text[SAID_TEXT])
{
    text[0] = '\0';
    if (line->length < 2)
        return;
    Position *pos = &s->game.pos;
    move_make(pos, line->move[0]);
    session_move_text(s, line->move[1], text);
    move_unmake(pos);
}

static void tell_move(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], reply[SAID_TEXT], score[SCORE_WORDS];
    session_move_text(s, answer->move, move);
    answer_text(s, &answer->line, reply);
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
    Limits limits = engine_advice_limits(s);
    Answer best = engine_advise(s, &limits, 1, NULL, 0);
    if (thinking_was_stopped())
        return say(MSG_STOPPED), true;
    if (best.kind == ANSWER_WIN) {
        say(MSG_HINT_DECLARE);
        return true;
    }
    /* As deep as the first one came, in whatever time that takes, within reason. */
    Limits as_deep = { .depth = best.depth > 0 ? best.depth : 1,
                       .movetime = limits.movetime > 0 ? 3 * limits.movetime : 0 };
    Answer asked = engine_advise(s, &as_deep, 1, &move, 1);
    if (thinking_was_stopped())
        return say(MSG_STOPPED), true;
    asked.move = move;
    tell_verdict(s, &best, &asked);
    tell_move(s, &asked);
    tell_difference(s, &best, &asked);
    if (best.move != asked.move)
        tell_refutation(s, asked.move, &as_deep);
    tell_parts(s, asked.move);
    return true;
}

/* Of a move; alone of the one hinted at, or of the last one played. */
bool obey_why(Session *s, const char *arguments)
{
    TypedMove typed;
    int ply = s->game.pos.ply;
    if (!*arguments && s->hinted != MOVE_NONE)
        return explain(s, s->hinted);
    if (!*arguments && ply == 0)
        return usage_refused(MSG_WHY_USE);
    if (*arguments)
        return !session_over(s) && typed_move_read(s, arguments, &typed)
            && explain(s, typed.found[0]);
    Move last = last_move(&s->game.pos);
    game_look(&s->game, ply - 1);
    bool good = explain(s, last);
    game_look(&s->game, ply);
    return good;
}
