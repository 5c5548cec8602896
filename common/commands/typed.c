/* typed.c - lines that name no command: moves in any notation, and what a stranger says
 * in plain English or Japanese. */
#include "commands/commands.h"

#include <ctype.h>
#include <string.h>

#include "game/legal.h"
#include "game/movegen.h"
#include "notation/plain_words.h"
#include "options/table.h"
#include "terminal/question.h"

/* --- moves --- */

bool typed_move_read(Session *s, const char *text, TypedMove *typed)
{
    char error[ERROR_TEXT], list[MOVES_TEXT];
    int count = move_read(&s->game.pos, text, typed, error);
    if (count == 0 && guess_two_moves(&s->game.pos, text))
        complain(MSG_TWO_MOVES, text);
    else if (count == 0)
        complain(MSG_REFUSED, error);
    else if (count > 1)
        complain(MSG_AMBIGUOUS, text, session_moves_text(s, typed->found, count, list));
    return count == 1;
}

/* A script that sends moves would lose its next line as the answer. A person may ask back
 * what it means to promote. */
Move typed_move_settle(Session *s, const TypedMove *typed)
{
    char shown[MOVE_TEXT], word[WORD_TEXT];
    Move move = typed->found[0];
    bool japanese = messages_language() == LANGUAGE_JAPANESE;
    if (!typed->may_promote)
        return move;
    if (!s->interactive) {
        Notation told = japanese ? NOTATION_JAPANESE : NOTATION_USI;
        move_write(&s->game.pos, move, told, shown);
        say(MSG_PROMOTED, japanese ? shown : strcat(shown, "="));
        return move | MOVE_PROMOTE;
    }
    for (;;) {
        Said said = question_ask(s, message_text(MSG_PROMOTE_QUESTION));
        if (said != SAID_NOTHING)
            return said == SAID_YES ? move | MOVE_PROMOTE : move;
        const char *wish = plain_words_wish(s->behind, false, word);
        if (!text_begins(wish, "help") && strcmp(wish, "rules") != 0)
            break;
        s->behind[0] = '\0';
        say(MSG_PROMOTE_MEANS);
    }
    say(MSG_CANCELLED);
    return MOVE_NONE;
}

/* Name the moves that are a slip of the finger away from what was typed, behind the
 * reason why it is refused. Without one nothing is said if there are none. */
static bool refuse(Session *s, const char *line, const char *error)
{
    Move near[MOVES_SHOWN];
    char list[MOVES_TEXT];
    int count = guess_moves(&s->game.pos, line, near, MOVES_SHOWN);
    if (count == 0 && !error)
        return false;
    complain(error ? MSG_REFUSED : MSG_UNKNOWN_FAR, error ? error : line);
    return count == 0
        || !complain(MSG_NEAREST, session_moves_text(s, near, count, list));
}

static void play(Session *s, const TypedMove *typed)
{
    Move move = typed_move_settle(s, typed);
    char text[SAID_TEXT];
    if (s->quit || move == MOVE_NONE)
        return;
    session_judge_time(s); /* before the move: its time may have run out */
    if (session_ending(s) != END_NONE)
        return;
    if (s->words || s->aloud)
        say(MSG_PLAYS_WORDS, side_name(s->game.pos.side),
            session_move_text(s, move, text));
    session_play(s, move);
    s->redraw = true;
    s->announced = s->engine_waits = false;
}

/* The text can mean each of these moves: a person chooses one by its number. */
static void choose(Session *s, const char *line, const TypedMove *typed)
{
    char list[MOVES_TEXT], text[SAID_TEXT];
    int count = typed->count > MOVES_SHOWN ? MOVES_SHOWN : typed->count;
    if (!s->interactive) {
        complain(MSG_AMBIGUOUS, line, session_moves_text(s, typed->found, count, list));
        return;
    }
    say(MSG_WHICH, line);
    for (int i = 0; i < count; i++)
        say(MSG_WHICH_ROW, i + 1, session_choice_text(s, typed->found[i], text));
    int number = question_number(s, count);
    if (number == 0)
        say(MSG_CANCELLED);
    else
        typed_move_obey(s, move_to_usi(typed->found[number - 1], text));
}

bool typed_move_obey(Session *s, const char *line)
{
    TypedMove typed;
    char error[ERROR_TEXT];
    int count = move_read(&s->game.pos, line, &typed, error);
    if (!typed.is_move)
        return guess_two_moves(&s->game.pos, line) && !complain(MSG_TWO_MOVES, line);
    /* A move that reads as one is answered as one even after the end: it must not go on
     * to be taken for a command. */
    if (session_over(s))
        return true;
    if (count == 0)
        refuse(s, line, error);
    else if (count > 1)
        choose(s, line, &typed);
    else
        play(s, &typed);
    return true;
}

/* --- wishes --- */

/* Has the text the form of a move of chess: e4, exd5, Nf3, Rae1, e8=Q+, e2-e4, O-O, with
 * or without its number? Its files are letters and its ranks numbers, the other way round
 * than here. */
static bool is_chess(const char *text)
{
    static const char shapes[] = " f1 ff1 f1f1 Kf1 Kff1 K1f1 Kf1f1 OO OOO ";
    char shape[WORD_TEXT] = " ";
    size_t digits = strspn(text, "0123456789"), length = 1;
    if (text[digits] == '.')
        text += digits + strspn(text + digits, ". ");
    for (; *text && !strchr(" =+#!?", *text) && length < WORD_TEXT - 2; text++)
        if (*text != 'x' && *text != '-')
            shape[length++] = *text >= 'a' && *text <= 'h' ? 'f'
                            : *text >= '1' && *text <= '8' ? '1'
                            : strchr("KQRBNkqrn", *text) ? 'K'
                            : strchr("Oo0", *text) ? 'O' : *text;
    shape[length] = ' ';
    return length > 1 && strstr(shapes, shape);
}

static bool offer(Session *s, Message how, const char *line)
{
    snprintf(s->offered, sizeof s->offered, "%s", line);
    return !complain(how, line);
}

/* Does the move capture what is named: on this square, with these kinds or of them? */
static bool is_meant(const Position *pos, Move move, unsigned kinds, int sq)
{
    int taken = pos->board[move_to(move)];
    return taken != EMPTY
        && (sq == NO_SQUARE || sq == move_to(move) || sq == move_from(move))
        && (kinds & ~(1u << move_kind(move) | 1u << piece_kind(taken))) == 0
        && (!move_promotes(move) || !move_is_legal(pos, move ^ MOVE_PROMOTE));
}

/* "can I take the pawn on 8e", 24の歩を取る: the captures that are meant. False: the line
 * asks for none. */
static bool answer_capture(Session *s, const char *line)
{
    Move list[MAX_MOVES];
    TypedMove typed = { .count = 0 };
    const Position *pos = &s->game.pos;
    char square[WORD_TEXT], word[WORD_TEXT], text[PARTED_TEXT];
    int sq = plain_words_square(line, square) ? square_named(square) : NO_SQUARE;
    bool takes = strstr(line, "取") != NULL;
    unsigned kinds = 0; /* a bit each */
    const char *at = plain_words_parted(line, text);
    for (int kind; plain_words_take(&at, word, &kind);) {
        kinds |= kind == NO_KIND ? 0 : 1u << kind;
        takes |= text_is_among("take takes capture captures", word);
    }
    bool named = sq == NO_SQUARE ? kinds != 0 : pos->board[sq] != EMPTY;
    if (!takes || !named || plain_words_behind(line, "back"))
        return false;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count; i++)
        if (is_meant(pos, list[i], kinds, sq))
            typed.found[typed.count++] = list[i];
    if (typed.count > 1)
        choose(s, line, &typed);
    else if (typed.count == 1)
        offer(s, MSG_TYPE_ALONE, move_to_usi(typed.found[0], word));
    else
        complain(sq == NO_SQUARE ? MSG_NO_SUCH_CAPTURE : MSG_NO_CAPTURE,
                 side_name(pos->side));
    return true;
}

/* A wish that depends on the game: a move of either side, another level. */
static bool answer_wish(Session *s, const char *wish)
{
    char text[WORD_TEXT];
    int level = s->level + 1;
    if (isdigit((unsigned char)*wish)) {
        snprintf(text, sizeof text, "%.4s", wish + (s->game.pos.side == WHITE ? 5 : 0));
        return offer(s, MSG_TYPE_ALONE, text);
    }
    if (strcmp(wish, "level 0") == 0 && s->level == 0)
        return !complain(MSG_LEVEL_LEAST);
    if (strcmp(wish, "level +") != 0)
        return offer(s, MSG_TYPE_INSTEAD, wish);
    while (level < LEVEL_MAX && !options_has_level(level))
        level++;
    if (level > LEVEL_MAX)
        return !complain(MSG_LEVEL_MOST);
    sprintf(text, "level %d", level);
    return offer(s, MSG_TYPE_INSTEAD, text);
}

/* Does the line ask about a move that it names: how good it was, what it means? */
static bool answer_about(Session *s, const char *line, const char *wish)
{
    TypedMove typed = { .is_move = false };
    char word[WORD_TEXT], error[ERROR_TEXT], why[WORD_TEXT];
    bool means = strcmp(wish, "help board") == 0;
    for (int kind; !typed.is_move && plain_words_take(&line, word, &kind);)
        move_read(&s->game.pos, word, &typed, error);
    snprintf(why, sizeof why, "why %.50s", word);
    return typed.is_move && (means || text_begins(wish, "why"))
        && offer(s, MSG_TYPE_INSTEAD, means ? "help moves" : why);
}

bool typed_wish_answer(Session *s, const char *line, const Command *command)
{
    TypedMove typed;
    char word[WORD_TEXT], move[WORD_TEXT], about[WORD_TEXT], error[ERROR_TEXT];
    char spelled[SPELLED];
    const char *rest = line;
    text_word(&rest, word, sizeof word);
    /* What may be a command shortened to two letters or more is not searched. */
    bool first = command != NULL;
    for (const Command *c = commands; c->name && word[1]; c++)
        first |= text_begins(c->name, word);
    bool plays = command && (command->run == obey_play || command->run == obey_go);
    if (!command && line[1] && kind_named(line) != NO_KIND)
        return obey_pieces(s, line);
    if (!command && is_chess(line))
        return !complain(MSG_CHESS, line);
    const char *wish = plain_words_wish(line, first, about);
    if (answer_about(s, line, wish))
        return true;
    if ((*rest || (unsigned char)*line >= 0x80)
        && (!first || plays || text_same(word, "move"))
        && plain_words_move(&s->game.pos, line, move))
        return move_read(&s->game.pos, move, &typed, error) > 0
             ? offer(s, MSG_TYPE_ALONE, move) : typed_move_obey(s, move);
    if (!command && answer_capture(s, line))
        return true;
    if (wish == about)
        return obey_moves(s, about);
    if (*wish)
        return answer_wish(s, wish);
    return !command && spell(line, spelled) && strpbrk(spelled, "123456789")
        && refuse(s, line, NULL);
}
