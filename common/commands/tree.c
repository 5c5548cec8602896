/* tree.c - commands that show what the engine has searched: `tree`; `walk`, which goes
 * through a shallow search as a debugger does, from node to node in the order in which it
 * was searched; and `why MOVE`. All numbers of a tree are as the side sees them that made
 * the move. */
#include "commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "game/exchange.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "terminal/thinking.h"
#include "text/pager.h"
#include "tree/text.h"

enum {
    LINE_BYTES = 4096,            /* of a line of play as text */
    ROW_TEXT = 1024,
    PARTS_TEXT = 512,             /* of a static value and its parts in words */
    USUAL_DEPTH = 2, DEEPEST = 5, /* plies; more nobody walks through */
};

/* Of the search last made; and the parts of it that `tree` shows. */
static Tree tree = { .only = -1, .plies = 1, .most = SHOWN_CHILDREN };

/* Search, and record so many plies of it; `lines` is as in thinking_begin(). */
static void search(Session *s, const Limits *limits, int plies, int lines)
{
    thinking_begin(s, lines, false);
    Request request = engine_request(s, limits);
    trace_search(&tree.trace, s->engine, &s->game.pos, &request, plies);
    thinking_end();
}

/* --- the tree --- */

/* Legal moves in a row, in any notation, separated by blanks. */
static bool read_moves(Position pos, const char *text, Line *line)
{
    TypedMove typed = { .count = 1 };
    char word[MOVE_TEXT], error[ERROR_TEXT];
    line->length = 0;
    while (typed.count == 1 && line->length < MAX_PLY - 1
           && text_word(&text, word, sizeof word))
        if (move_read(&pos, word, &typed, error) == 1)
            move_make(&pos, line->move[line->length++] = typed.found[0]);
    if (typed.count == 0)
        return complain(MSG_REFUSED, error);
    return typed.count == 1 || usage_refused(MSG_TREE_USE);
}

static void tell_line(const char *line)
{
    if (pager_wanted())
        say(MSG_TREE_LINE, line);
}

bool obey_tree(Session *s, const char *arguments)
{
    if (session_over(s) || !read_moves(s->game.pos, arguments, &tree.line))
        return false;
    /* The iteration shown is one that can be finished: as deep as the advice comes. */
    Limits limits = engine_advice_limits(s);
    Answer advice = engine_advise(s, &limits, 1, NULL);
    if (thinking_stopped())
        return say(MSG_STOPPED);
    limits = (Limits){ .depth = advice.depth > 0 ? advice.depth : 1 };
    search(s, &limits, tree.line.length + 2, 1);
    tree.tell = tell_line;
    tree_text(&tree);
    trace_free(&tree.trace);
    return true;
}

/* --- a walk through it --- */

/* Where one stands: in front of an entry, or behind it, when its score is known. */
typedef struct {
    int entry;
    bool behind;
} Walker;

/* The entry that lies so many plies below the root on the way to this one. */
static const TraceNode *node_at(const Walker *w, int ply)
{
    const TraceNode *node = &tree.trace.node[w->entry];
    while (node->ply > ply)
        node--;
    return node;
}

static int ply_of(const Walker *w) { return tree.trace.node[w->entry].ply; }

/* One step; false: the search is over. */
static bool go_on(Walker *w)
{
    const Trace *t = &tree.trace;
    int ply = ply_of(w), next = w->behind ? t->node[w->entry].end : w->entry + 1;
    if (w->behind && ply == 0)
        return false;
    bool up = next == t->count || t->node[next].ply < ply;
    w->entry = up ? (int)(node_at(w, ply > 0 ? ply - 1 : 0) - t->node) : next;
    /* What has nothing below it is passed in one step. */
    w->behind = up || trace_first(t, next) < 0;
    return true;
}

/* On until this ply, or one nearer to the root, has been left. */
static bool leave(Walker *w, int ply)
{
    bool more = go_on(w);
    while (more && (ply_of(w) > ply || (ply_of(w) == ply && !w->behind)))
        more = go_on(w);
    return more;
}

/* On to the end of a node that was cut off, or with `better` of a move that turned out
 * better than those tried before it. Where there is none, one stays. */
static bool seek(Walker *w, bool better)
{
    Walker ahead = *w;
    while (go_on(&ahead)) {
        const TraceNode *node = &tree.trace.node[ahead.entry];
        bool first = node->ply == 0 || node[-1].ply < node->ply;
        if (ahead.behind
            && (better ? (node->marks & MARK_BEST) && !first : node->why == WHY_BETA)) {
            *w = ahead;
            return true;
        }
    }
    return say(MSG_WALK_NO_MORE);
}

/* The best of the moves in front of an entry that were searched from the same node; ""
 * there was none. */
static void write_best(const Walker *w, char text[ROW_TEXT])
{
    char name[MOVE_TEXT], score[SCORE_TEXT];
    const TraceNode *here = &tree.trace.node[w->entry], *best = here;
    text[0] = '\0';
    if (here->ply == 0)
        return;
    do
        best--;
    while (best->ply > here->ply
           || (best->ply == here->ply && !(best->marks & MARK_BEST)));
    if (best->ply == here->ply)
        snprintf(text, ROW_TEXT, message_text(MSG_WALK_BEST),
                 move_to_usi(best->move, name), tree_score(best->score, score));
}

/* The moves from the root to here, the last of them with its window, its depth and, once
 * it is left, what came of it. */
static void tell_place(const Walker *w)
{
    char path[ROW_TEXT] = "", row[TREE_ROW], name[MOVE_TEXT], best[ROW_TEXT];
    bool japanese = messages_language() == LANGUAGE_JAPANESE;
    for (int i = ply_of(w) > 0; i <= ply_of(w); i++)
        text_add(path, ROW_TEXT, " %s", tree_move(node_at(w, i), japanese, name));
    tree_row(&tree, w->entry, w->behind, row);
    write_best(w, best);
    say(w->behind ? MSG_WALK_OUT : MSG_WALK_IN, path, row, best);
}

/* The board at this entry. */
static void show_board(Session *s, const Walker *w)
{
    Position kept = s->game.pos;
    for (int i = 1; i <= ply_of(w); i++)
        if (node_at(w, i)->move)
            move_make(&s->game.pos, node_at(w, i)->move);
        else
            move_make_null(&s->game.pos);
    s->aside = true;
    stage_show(s);
    s->aside = false;
    s->game.pos = kept;
}

/* One key; false: enough, or the search is over. */
static bool obey_key(Session *s, Walker *w)
{
    switch (question_key(s, message_text(MSG_WALK_QUESTION))) {
    case 'y': case 'i': return go_on(w);
    case 'o': return leave(w, ply_of(w));
    case 'u': return leave(w, ply_of(w) > 0 ? ply_of(w) - 1 : 0);
    case 'c': return seek(w, false);
    case 's': return seek(w, true);
    case 'b': show_board(s, w); return true;
    case 'q': case 3: case -1: return false;
    default: say(MSG_WALK_KEYS); return true;
    }
}

bool obey_walk(Session *s, const char *arguments)
{
    int64_t depth = USUAL_DEPTH;
    if (*arguments && !text_number(arguments, 1, DEEPEST, &depth))
        return usage_refused(MSG_WALK_USE);
    if (session_over(s))
        return false;
    search(s, &(Limits){ .depth = (int)depth }, MAX_PLY, 0);
    Walker walker = { .entry = trace_root(&tree.trace) };
    if (thinking_stopped() || walker.entry < 0) {
        bool wins = !thinking_stopped() && tree.trace.answer.kind == ANSWER_WIN;
        trace_free(&tree.trace);
        return say(wins ? MSG_HINT_DECLARE : MSG_STOPPED);
    }
    say(MSG_WALK, (int)depth, (int)tree.trace.node[walker.entry].nodes);
    do
        tell_place(&walker);
    while (obey_key(s, &walker));
    trace_free(&tree.trace);
    return say(MSG_WALK_END);
}

/* --- why a move is good or bad --- */

static void tell_move(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], reply[SAID_TEXT] = "", score[SCORE_WORDS];
    if (answer->line.length >= 2) {
        move_make(&s->game.pos, answer->line.move[0]);
        session_move_text(s, answer->line.move[1], reply);
        move_unmake(&s->game.pos);
    }
    say(*reply ? MSG_WHY_HEAD : MSG_WHY_NO_ANSWER,
        session_move_text(s, answer->move, move),
        score_in_words(answer->score, s->game.pos.side, score), reply);
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
    search(s, limits, MAX_PLY, 1);
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
    if (thinking_stopped())
        return say(MSG_STOPPED);
    if (best.kind == ANSWER_WIN)
        return say(MSG_HINT_DECLARE);
    /* As deep as the first one came, in whatever time that takes, within reason. */
    Limits as_deep = { .depth = best.depth > 0 ? best.depth : 1,
                       .movetime = 3 * limits.movetime };
    Answer asked = engine_advise(s, &as_deep, 1, &move);
    if (thinking_stopped())
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
    if (last || session_ending(s) != END_NONE
        || move_read(&s->game.pos, arguments, &typed, error) == 0)
        for (at = ply - 1; at >= 0 && !is_meant(s, at, arguments);)
            at--;
    bool good = at >= 0 && explain(s, game_move(&s->game, at));
    game_look(&s->game, ply);
    if (at >= 0)
        return good;
    if (last)
        return usage_refused(MSG_WHY_USE);
    return !session_over(s) && typed_move_read(s, arguments, &typed)
        && explain(s, typed.found[0]);
}
