/* plain_answer.c - see plain_answer.h. */
#include "commands/plain_answer.h"

#include <ctype.h>
#include <string.h>

#include "commands/typed_move.h"
#include "game/legal.h"
#include "game/movegen.h"
#include "notation/plain_words.h"
#include "notation/read_move.h"
#include "notation/speak_move.h"
#include "notation/spelling.h"
#include "notation/write_move.h"
#include "options/table.h"
#include "text/messages.h"

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

/* Does the move capture what the line names: on this square, with this piece or of it? */
static bool is_meant(const Position *pos, Move move, const char *line, int sq)
{
    int taken = pos->board[move_to(move)], kind;
    char word[WORD_TEXT];
    bool fits = taken != EMPTY
             && (sq == NO_SQUARE || sq == move_to(move) || sq == move_from(move))
             && (!move_promotes(move) || !move_is_legal(pos, move ^ MOVE_PROMOTE));
    while (fits && plain_words_take(&line, word, &kind))
        fits = kind == NO_KIND || kind == move_kind(move) || kind == piece_kind(taken);
    return fits;
}

/* "can I take the pawn on 8e", 24の歩を取る: the captures that are meant. False: the line
 * asks for none. */
static bool answer_capture(Session *s, const char *line)
{
    Move list[MAX_MOVES];
    TypedMove typed = { .count = 0 };
    char square[WORD_TEXT], word[WORD_TEXT], text[PARTED_TEXT];
    int sq = plain_words_square(line, square) ? square_named(square) : NO_SQUARE;
    int kind = NO_KIND;
    bool takes = strstr(line, "取") != NULL;
    const char *parts = plain_words_parted(line, text), *at = parts;
    for (int one; plain_words_take(&at, word, &one);) {
        kind = one != NO_KIND ? one : kind;
        takes |= text_is_among("take takes capture captures", word);
    }
    if (!takes || plain_words_behind(line, "back")
        || (sq == NO_SQUARE && kind == NO_KIND)
        || (sq != NO_SQUARE && s->game.pos.board[sq] == EMPTY))
        return false;
    int count = generate_legal(&s->game.pos, list);
    for (int i = 0; i < count; i++)
        if (is_meant(&s->game.pos, list[i], parts, sq))
            typed.found[typed.count++] = list[i];
    if (typed.count > 1)
        typed_move_choose(s, line, &typed);
    else if (typed.count == 1)
        return offer(s, MSG_TYPE_ALONE, move_to_usi(typed.found[0], word));
    else
        complain(sq == NO_SQUARE ? MSG_NO_SUCH_CAPTURE : MSG_NO_CAPTURE,
                 side_name(s->game.pos.side));
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
    int kind;
    bool means = strcmp(wish, "help board") == 0;
    while (!typed.is_move && plain_words_take(&line, word, &kind))
        move_read(&s->game.pos, word, &typed, error);
    snprintf(why, sizeof why, "why %.50s", word);
    return typed.is_move && (means || text_begins(wish, "why"))
        && offer(s, MSG_TYPE_INSTEAD, means ? "help moves" : why);
}

bool plain_answer(Session *s, const char *line, const Command *command)
{
    TypedMove typed;
    char word[WORD_TEXT], move[WORD_TEXT], about[WORD_TEXT], error[ERROR_TEXT];
    const char *rest = line;
    text_word(&rest, word, sizeof word);
    /* What may be a command that is shortened is not searched for wishes. */
    bool first = command != NULL || command_is_begun(word);
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
    return *wish && answer_wish(s, wish);
}
