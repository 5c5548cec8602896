/* engine.c - commands that ask the engine about the position. */
#include "commands/commands.h"

#include <stdlib.h>

#include "commands/typed.h"
#include "game/exchange.h"
#include "inspect/evaluation.h"
#include "inspect/perft.h"
#include "notation/speak_move.h"
#include "terminal/thinking.h"
#include "text/pager.h"
#include "think/settings.h"
#include "tree/text.h"

enum {
    LINE_BYTES = 4096, /* of a line of play as text */
    MOST_LINES = 20,   /* of play, on one screen */
    PARTS_TEXT = 512,  /* of a static value and its parts in words */
};

static Tree tree; /* of the search last made for `tree` or `why` */

/* --- advice --- */

/* The N lines that the search has left, a row each. */
static void tell_lines(Session *s, int wanted)
{
    const RankedLine *lines;
    int count = think_lines(s->engine, &lines);
    char text[LINE_BYTES], score[SCORE_WORDS];
    for (int i = 0; i < count && i < wanted && pager_wanted(); i++) {
        session_line_text(s, &lines[i].line, true, text, sizeof text);
        if (*text)
            say(MSG_LINES_ROW, i + 1,
                score_in_words(lines[i].score, s->game.pos.side, score), lines[i].depth,
                text);
    }
}

static void tell_hint(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], score[SCORE_WORDS], text[LINE_BYTES];
    session_choice_text(s, answer->move, move);
    move_to_usi(s->hinted = answer->move, s->offered);
    session_line_text(s, &answer->line, false, text, sizeof text);
    say(MSG_HINT, move, answer->depth,
        score_in_words(answer->score, s->game.pos.side, score));
    say(MSG_LINE, text);
}

/* Think about the `wanted` best moves, or as many as the arguments say, and tell them;
 * more than the screen holds is no mistake. */
static bool advise(Session *s, const char *arguments, int64_t wanted, bool analysis)
{
    Limits limits = engine_advice_limits(s);
    if (*arguments && !text_number(arguments, 1, MAX_MOVES, &wanted))
        return usage_refused(analysis ? MSG_ANALYZE_USE : MSG_HINT_USE);
    if (session_over(s))
        return false;
    int lines = wanted > MOST_LINES ? MOST_LINES : (int)wanted;
    /* Nobody presses Enter in a pipe: there an analysis is a longer hint. */
    if (analysis && s->interactive) {
        limits = (Limits){ .infinite = true };
        say(MSG_ANALYZE);
    }
    Answer answer = engine_advise(s, &limits, lines, NULL);
    if (answer.kind == ANSWER_WIN)
        say(MSG_HINT_DECLARE);
    else if (lines == 1 && !analysis)
        tell_hint(s, &answer);
    else
        tell_lines(s, lines);
    return true;
}

bool obey_hint(Session *s, const char *arguments)
{
    return advise(s, arguments, settings.multi_pv, false);
}

bool obey_analyze(Session *s, const char *arguments)
{
    return advise(s, arguments, 1, true);
}

bool obey_mate(Session *s, const char *arguments)
{
    enum { DEFAULT_TIME = 5000, LONGEST = 3600000 }; /* ms: five seconds, an hour */
    int64_t ms = DEFAULT_TIME;
    char text[LINE_BYTES];
    Line line;
    if (*arguments && !text_number(arguments, 1, LONGEST, &ms))
        return usage_refused(MSG_MATE_USE);
    switch (engine_mate(s, (int)ms, &line)) {
    case MATE_FOUND:
        session_line_text(s, &line, true, text, sizeof text);
        say(MSG_MATE_FOUND, line.length, text);
        break;
    case MATE_NONE: say(MSG_NO_MATE); break;
    case MATE_TIMEOUT: say(MSG_MATE_TIMEOUT); break;
    }
    return true;
}

bool obey_eval(Session *s, const char *arguments)
{
    (void)arguments;
    Position *pos = &s->game.pos;
    char score[SCORE_WORDS];
    Part list[EVALUATION_PARTS];
    int count = evaluation_parts(pos, list);
    score_in_words(evaluate(pos), pos->side, score);
    say(MSG_EVAL_VALUE, score);
    if (!s->no_board)
        evaluation_picture(stdout, pos, &s->style);
    for (int i = 0; i < count; i++)
        say(MSG_EVAL_PART, list[i].cp, word_text(list[i].name));
    if (!s->no_board)
        say(MSG_EVAL_VALUE, score); /* the first one has scrolled away */
    return true;
}

bool obey_perft(Session *s, const char *arguments)
{
    enum { DEEPEST = 9 }; /* plies; hours, but Ctrl-C stops it */
    int64_t depth;
    if (!text_number(arguments, 1, DEEPEST, &depth))
        return usage_refused(MSG_PERFT_USE);
    thinking_begin(s, 0, false);
    const PerftListener listener = { .stopped = thinking_stopped };
    uint64_t leaves = perft_divide(&s->game.pos, (int)depth, true, &listener);
    return say(thinking_end() == THINKING_DONE ? MSG_PERFT : MSG_STOPPED, (int)depth,
               (unsigned long long)leaves);
}

/* --- the searched tree --- */

/* Legal moves in a row, in any notation, separated by blanks. */
static bool read_moves(Position *pos, const char *text, Line *line)
{
    TypedMove typed;
    char word[MOVE_TEXT], error[ERROR_TEXT] = "";
    bool good = true;
    line->length = 0;
    while (good && line->length < MAX_PLY - 1 && text_word(&text, word, sizeof word)) {
        good = move_read(pos, word, &typed, error) == 1;
        if (good)
            move_make(pos, line->move[line->length++] = typed.found[0]);
    }
    for (int i = 0; i < line->length; i++)
        move_unmake(pos);
    if (!good && typed.count == 0)
        complain(MSG_REFUSED, error);
    else if (!good)
        usage_refused(MSG_TREE_USE);
    return good;
}

static void search(Session *s, const Limits *limits, int plies)
{
    thinking_begin(s, 1, false);
    Request request = engine_request(s, limits);
    trace_search(&tree.trace, s->engine, &s->game.pos, &request, plies);
    thinking_end();
}

static void tell_line(const char *line)
{
    if (pager_wanted())
        say(MSG_TREE_LINE, line);
}

bool obey_tree(Session *s, const char *arguments)
{
    if (session_over(s) || !read_moves(&s->game.pos, arguments, &tree.line))
        return false;
    /* The iteration shown is one that can be finished: as deep as the advice comes. */
    Limits limits = engine_advice_limits(s);
    Answer advice = engine_advise(s, &limits, 1, NULL);
    if (thinking_was_stopped())
        return say(MSG_STOPPED);
    limits = (Limits){ .depth = advice.depth > 0 ? advice.depth : 1 };
    tree.only = -1;
    tree.plies = 1;
    tree.most = SHOWN_CHILDREN;
    search(s, &limits, tree.line.length + 2);
    tree_text(tell_line, &tree);
    trace_free(&tree.trace);
    return true;
}

/* --- why a move is good or bad --- */

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
static int tenths(int score) { return (abs(score) + 5) / 10 * (score < 0 ? -1 : 1); }

/* The best move; and by how much another one is worse, unless pawns mean nothing. */
static void tell_best(Session *s, const Answer *best, const Answer *asked, bool decided)
{
    char move[SAID_TEXT], score[SCORE_WORDS];
    int less = tenths(best->score) - tenths(asked->score);
    session_choice_text(s, best->move, move);
    say(MSG_WHY_BEST, move, score_in_words(best->score, s->game.pos.side, score));
    if (!decided)
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
    bool much = best->score - asked->score >= MUCH;
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

/* Search once more with these limits, and tell the best play against a legal move, as far
 * as it was searched, and which technique decided it. */
static void tell_refutation(Session *s, Move move, const Limits *limits)
{
    Line line;
    char text[LINE_BYTES], why[WHY_TEXT];
    search(s, limits, MAX_PLY);
    if (tree_refutation(&tree, move, &line, why)) {
        session_line_text(s, &line, false, text, sizeof text);
        say(MSG_WHY_REFUTED, text, why);
    }
    trace_free(&tree.trace);
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
    bool decided = is_win_score(abs(best.score)) || is_win_score(abs(asked.score));
    if (best.move == move)
        say(MSG_WHY_SAME);
    if (!decided)
        tell_verdict(s, &best, &asked);
    tell_move(s, &asked);
    if (best.move != move) {
        tell_best(s, &best, &asked, decided);
        tell_refutation(s, move, &as_deep);
    }
    tell_parts(s, move);
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
