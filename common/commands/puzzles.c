/* puzzles.c - positions in which a better move is to be found. They are those in which
 * the reviewed game turned; a move is right that the engine, which looks at it alone,
 * finds as good as its own. */
#include "commands/commands.h"

#include "commands/review.h"
#include "commands/tsume.h"
#include "notation/score.h"
#include "terminal/engine_turn.h"
#include "terminal/stage.h"

enum { AS_GOOD = 50 }; /* cp: nearer to the best move nobody can tell */

static void tell_answer(Session *s, Message how, Move move, int score)
{
    char text[SAID_TEXT], words[SCORE_WORDS];
    say(how, session_move_text(s, move, text),
        score_in_words(score, s->game.pos.side, words));
}

/* Is it as good as the best one? False: told by how much it is not. */
static bool is_right(Session *s, const Swing *swing, Move move, const Answer *best)
{
    if (move == swing->played) {
        say(MSG_PUZZLE_PLAYED);
        return false;
    }
    Limits as_deep = { .depth = best->depth > 0 ? best->depth : 1 };
    Answer tried = engine_advise(s, &as_deep, 1, &move);
    int worse = move == swing->best || move == best->move ? 0 : best->score - tried.score;
    if (worse > AS_GOOD && !is_win_score(tried.score)) {
        say(MSG_PUZZLE_WORSE, worse / 100.0);
        return false;
    }
    tell_answer(s, MSG_PUZZLE_RIGHT, move, tried.score);
    return true;
}

/* The board as who is to move sees it, and what is asked. */
static void show_puzzle(Session *s, const Swing *swing, int number, int count)
{
    char move[SAID_TEXT];
    const Position *pos = &s->game.pos;
    s->style.flipped = pos->side == WHITE;
    stage_show(s);
    say(MSG_PUZZLE, number, count, pos->first_number + pos->ply, side_name(pos->side),
        session_move_text(s, swing->played, move));
}

static PuzzleEnd ask_puzzle(Session *s, const Swing *swing, int number, int count)
{
    game_look(&s->game, swing->ply);
    show_puzzle(s, swing, number, count);
    Limits limits = engine_advice_limits(s);
    Answer best = engine_advise(s, &limits, 1, NULL);
    for (;;) {
        Move move;
        switch (tsume_ask(s, &move)) {
        case ATTEMPT_NONE: return PUZZLE_LEFT;
        case ATTEMPT_ANSWER:
            tell_answer(s, MSG_PUZZLE_ANSWER, best.move, best.score);
            return PUZZLE_SHOWN;
        case ATTEMPT_HINT: tsume_hint(best.move); break;
        case ATTEMPT_UNDO: complain(MSG_NOTHING_UNDO); break;
        case ATTEMPT_MOVE:
            if (is_right(s, swing, move, &best))
                return PUZZLE_SOLVED;
        }
    }
}

bool obey_puzzles(Session *s, const char *arguments)
{
    const Swing *swings;
    int swing_count = review_swings(s, &swings), ply = s->game.pos.ply, next = 0;
    PuzzleCount count = { 0, 0 };
    if (!*arguments && swing_count == 0)
        say(MSG_PUZZLES_NONE);
    if (*arguments || swing_count == 0)
        return tsume_obey(s, *arguments ? arguments : "1");
    bool flipped = s->style.flipped;
    s->aside = true;
    for (bool more = true; more && next < swing_count; next++)
        more = tsume_goes_on(s, ask_puzzle(s, &swings[next], next + 1, swing_count),
                             &count);
    game_look(&s->game, ply);
    tsume_leave(s, flipped, &count);
    return true;
}
