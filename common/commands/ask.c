/* ask.c - commands that ask about the position: the engine, or the rules. */
#include "commands/commands.h"

#include <string.h>

#include "game/movegen.h"
#include "inspect/evaluation.h"
#include "inspect/perft.h"
#include "mate/mate.h"
#include "notation/plain_words.h"
#include "terminal/thinking.h"
#include "text/pager.h"
#include "think/settings.h"

enum {
    LINE_BYTES = 4096, /* of a line of play as text */
    MOST_LINES = 20,   /* of play, on one screen */
};

/* --- advice --- */

/* The lines that the search has left, a row each. */
static void tell_lines(Session *s)
{
    const RankedLine *lines;
    int count = think_lines(s->engine, &lines);
    char text[LINE_BYTES], score[SCORE_WORDS];
    for (int i = 0; i < count && pager_wanted(); i++) {
        session_line_text(s, &lines[i].line, true, text, sizeof text);
        score_in_words(lines[i].score, s->game.pos.side, score);
        if (*text)
            say(MSG_LINES_ROW, i + 1, score, lines[i].depth, text);
    }
}

static void tell_hint(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], score[SCORE_WORDS], text[LINE_BYTES];
    session_line_text(s, &answer->line, false, text, sizeof text);
    score_in_words(answer->score, s->game.pos.side, score);
    say(MSG_HINT, session_choice_text(s, answer->move, move), answer->depth, score);
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
        return say(MSG_HINT_DECLARE);
    move_to_usi(s->hinted = answer.move, s->offered); /* for `play it` and `why` */
    if (lines == 1 && !analysis)
        tell_hint(s, &answer);
    else
        tell_lines(s);
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
    Limits limits = { .mate = (int)ms };
    Request request = engine_request(s, &limits);
    thinking_begin(s, 0, false);
    MateResult result = mate_search(s->engine, &s->game.pos, &request, &line);
    thinking_end();
    if (result != MATE_FOUND)
        return say(result == MATE_NONE ? MSG_NO_MATE : MSG_MATE_TIMEOUT);
    session_line_text(s, &line, true, text, sizeof text);
    return say(MSG_MATE_FOUND, line.length, text);
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
    return s->no_board || say(MSG_EVAL_VALUE, score); /* the first has scrolled away */
}

bool obey_perft(Session *s, const char *arguments)
{
    enum { DEEPEST = 9 }; /* plies; hours, but Ctrl-C stops it */
    int64_t depth;
    if (!text_number(arguments, 1, DEEPEST, &depth))
        return usage_refused(MSG_PERFT_USE);
    thinking_begin(s, 0, false);
    const PerftListener listener = { .stopped = thinking_stopped };
    uint64_t leaves = perft(&s->game.pos, (int)depth, true, &listener);
    return say(thinking_end() == THINKING_DONE ? MSG_PERFT : MSG_STOPPED, (int)depth,
               (unsigned long long)leaves);
}

/* --- legal moves --- */

/* Is this a move that `moves WORD` asks for: from a square, of a kind of piece, a drop,
 * or such as begins so in USI (P*, 7g7), as all do where there is no word? */
static bool is_asked(Move move, const char *word, int sq, int kind)
{
    char text[MOVE_TEXT];
    if (sq != NO_SQUARE)
        return move_from(move) == sq;
    if (kind != NO_KIND)
        return move_kind(move) == kind;
    if (text_same(word, "drops") || strcmp(word, "打") == 0)
        return move_is_drop(move);
    return text_begins(move_to_usi(move, text), word);
}

/* One paragraph with all moves of the list that come from there, if there are any: from a
 * square (7g, 7七), or behind all squares from a kind of pieces in hand (P*, 歩打). */
static void list_origin(Session *s, const Move *list, int count, int origin)
{
    char text[LINE_BYTES] = "", move[SAID_TEXT], name[SAID_TEXT];
    bool japanese = s->words ? messages_language() == LANGUAGE_JAPANESE
                             : s->style.notation == NOTATION_JAPANESE;
    for (int i = 0; i < count; i++)
        if (origin == (move_is_drop(list[i]) ? SQUARES + move_kind(list[i])
                                             : move_from(list[i])))
            text_add(text, sizeof text, "%s%s", *text && s->words ? "; " : " ",
                     session_choice_text(s, list[i], move));
    if (!*text)
        return;
    if (origin >= SQUARES)
        snprintf(name, sizeof name, "%s%s",
                 (japanese ? kanji_name : letter_name)[origin - SQUARES],
                 japanese ? "打" : "*");
    else if (japanese)
        snprintf(name, sizeof name, "%d%s", square_file(origin),
                 kanji_digit[square_rank(origin)]);
    else
        square_write(origin, name);
    say(MSG_MOVES_ROW, name, text);
}

/* Why nothing moves from this square. */
static bool tell_stuck(const Session *s, const char *name, int sq)
{
    const Position *pos = &s->game.pos;
    int piece = pos->board[sq];
    Move move;
    if (piece == EMPTY)
        return complain(MSG_SQUARE_EMPTY, name);
    int side = piece_side(piece);
    const char *why = side == pos->side ? message_text(MSG_SQUARE_BLOCKED)
                                        : refusal_text(ILLEGAL_NOT_YOURS);
    /* A move that is refused as late as this is forbidden for the king's safety alone. */
    for (int to = 0; to < SQUARES && side == pos->side; to++)
        if (pos->board[to] != WALL
            && rules_judge(pos, (Intent){ .from = sq, .to = to }, &move)
                   >= ILLEGAL_MUST_PROMOTE)
            why = refusal_text(pos->in_check ? ILLEGAL_IN_CHECK : ILLEGAL_INTO_CHECK);
    return complain(MSG_SQUARE_STUCK, name, side_name(side),
                    word_for_kind(piece_kind(piece)), why);
}

bool obey_moves(Session *s, const char *arguments)
{
    Move list[MAX_MOVES];
    int count = 0, all = generate_legal(&s->game.pos, list);
    int sq = square_named(arguments), kind = kind_named(arguments);
    for (int i = 0; i < all; i++)
        if (is_asked(list[i], arguments, sq, kind))
            list[count++] = list[i];
    for (int origin = 0; origin < SQUARES + HAND_KINDS && pager_wanted(); origin++)
        list_origin(s, list, count, origin);
    if (count == 0 && sq != NO_SQUARE)
        tell_stuck(s, arguments, sq);
    else if (count == 0 && *arguments)
        complain(MSG_NO_MOVES_FROM, arguments);
    else
        say(MSG_MOVE_COUNT, count);
    return true;
}

/* --- lessons --- */

bool obey_rules(Session *s, const char *arguments)
{
    (void)s;
    (void)arguments;
    return say(MSG_RULES);
}

enum {
    CENTRE = 0x55, /* where the piece of a diagram stands */
    REACH = 2,     /* squares that a diagram shows on each side of it */
    ACROSS = 5,    /* diagrams side by side */
    WIDTH = 9,     /* of one, behind two blanks, cells: 59 for all, a narrow screen */
    ROW_TEXT = 256,
};

/* A row of squares of a kind's diagram: "o . o . o", `o` for a step or jump, `*` for a
 * line. */
static void write_squares(int kind, int up, char text[ROW_TEXT])
{
    Position pos;
    position_clear(&pos);
    position_put(&pos, CENTRE, piece_make(BLACK, kind));
    for (int left = REACH; left >= -REACH; left--) {
        uint32_t attack = pos.attack[BLACK][CENTRE + left * 16 - up];
        const char *letter = letter_name[kind];
        char sign = !attack ? '.' : attack >> SLIDE ? '*' : 'o';
        if (left == 0 && up == 0)
            sign = letter[letter[0] == '+'];
        text += sprintf(text, left > -REACH ? "%c " : "%c", sign);
    }
}

/* So many kinds side by side, each in the width of a diagram: two rows of names, then
 * the squares. */
static void print_diagrams(const Session *s, const int kinds[], int count)
{
    for (int up = REACH + 2; up >= -REACH; up--) {
        char text[ROW_TEXT] = "", cell[ROW_TEXT];
        for (int i = 0; i < count; i++) {
            const char *kanji = s->style.kanji ? kanji_name[kinds[i]] : "";
            snprintf(cell, sizeof cell, "%s %s", letter_name[kinds[i]], kanji);
            if (up == REACH + 1)
                strcpy(cell, word_for_kind(kinds[i]));
            else if (up <= REACH)
                write_squares(kinds[i], up, cell);
            text_add(text, sizeof text, "  %s%*s", cell, WIDTH - text_width(cell), "");
        }
        strcpy(text + text_trimmed(text), "\n");
        pager_print(stdout, text);
    }
}

bool obey_pieces(Session *s, const char *arguments)
{
    static const int kinds[2][ACROSS] = {
        { KING, GOLD, SILVER, KNIGHT, LANCE }, { ROOK, BISHOP, PAWN, DRAGON, HORSE },
    };
    int kind = kind_named(arguments), both[2] = { kind, kind | PROMOTED };
    if (*arguments && kind == NO_KIND)
        return usage_refused(MSG_PIECES_USE);
    say(s->no_board ? MSG_PIECES_WORDS : MSG_PIECES_HEAD);
    if (*arguments && !s->no_board)
        print_diagrams(s, both, kind_can_promote(kind) ? 2 : 1);
    if (*arguments || s->no_board)
        return !*arguments || obey_moves(s, arguments);
    print_diagrams(s, kinds[0], ACROSS);
    print_diagrams(s, kinds[1], ACROSS);
    say(MSG_PIECES_TAIL);
    return !s->style.kanji || say(MSG_PIECES_KANJI);
}
