/* plain_words.c - see plain_words.h. */
#include "commands/plain_words.h"

#include <ctype.h>
#include <string.h>

#include "commands/typed_move.h"
#include "game/legal.h"
#include "game/movegen.h"
#include "notation/read_move.h"
#include "notation/speak_move.h"
#include "notation/spelling.h"
#include "notation/write_move.h"
#include "options/table.h"
#include "text/refusal.h"

/* asked_words.txt: words of a line, and what to type for it; ends with NULL. */
extern const char *const asked_words[][LANGUAGES];

/* --- moves --- */

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

/* The next word without signs behind it, and which piece it names. */
static bool take_word(const char **line, char word[WORD_TEXT], int *kind)
{
    bool any = text_word(line, word, WORD_TEXT);
    word[strcspn(word, ".,!?")] = '\0';
    *kind = word[0] && word[1] ? kind_named(word) : NO_KIND;
    return any;
}

/* Japanese has no blanks: here they stand in place of the particles between words. */
static const char *parted(const char *line, char out[SAID_TEXT])
{
    int length = 0;
    for (int size; *line && length < SAID_TEXT - 4; line += size) {
        char one[5];
        size = text_character(line);
        sprintf(one, "%.*s", size, line);
        bool particle = size > 1 && strstr("からをにへのはがで、？", one);
        length += sprintf(out + length, "%s", particle ? " " : one);
    }
    out[length] = '\0';
    return out;
}

bool plain_words_move(const Position *pos, const char *line, char move[WORD_TEXT])
{
    TypedMove typed;
    bool drop = false, to = strstr(line, "に") || strstr(line, "へ");
    bool aims = to; /* at a square: `pawn to 2c` */
    char word[WORD_TEXT], error[ERROR_TEXT], front[3] = ""; /* a piece, or a square */
    char text[SAID_TEXT], spelled[SPELLED];
    line = parted(line, text);
    for (int kind; take_word(&line, word, &kind);) {
        bool digit = strpbrk(spell(word, spelled) ? spelled : word, "123456789") != NULL;
        drop |= text_is_among("drop put place 打つ", word);
        for (int i = 0; i < 2 && digit; i++) {
            snprintf(move, WORD_TEXT, "%s%s%.40s", i ? front : "", i && drop ? "*" : "",
                     word);
            if (move_read(pos, move, &typed, error) > 0
                || (i && *front && (drop || aims) && typed.is_move))
                return true;
        }
        aims = to || text_same(word, "to");
        if (kind != NO_KIND || (digit && strlen(spelled) == 2))
            strcpy(front, kind != NO_KIND ? letter_name[kind]
                                   : word[2] ? spelled : word);
    }
    return false;
}

/* --- wishes --- */

/* Does a word end here, as before a comma? A file's name goes on behind its dot. */
static bool is_end(const char *at)
{
    at += strspn(at, ".,;!?");
    return *at == ' ' || *at == '\0';
}

/* What follows a word in the line; NULL: it is not there. Japanese knows no blanks. */
static const char *behind_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    bool japanese = (unsigned char)*word >= 0x80;
    for (const char *at = line; *at; at += text_character(at))
        if (text_begins(at, word)
            && (japanese || ((at == line || at[-1] == ' ') && is_end(at + length))))
            return at + length;
    return NULL;
}

/* Has it these words, in this order? `first`: and begins with the first of them. */
static bool has_words(const char *line, const char *words, bool first)
{
    char word[WORD_TEXT];
    while (line && text_word(&words, word, sizeof word)) {
        if (first && !text_begins(line, word))
            return false;
        line = behind_word(line, word);
        first = false;
    }
    return line != NULL;
}

/* The first square that the line names: two characters between which and others stands
 * something, be it Japanese. */
static bool names_square(const char *line, char word[WORD_TEXT])
{
    char text[SPELLED], before = ' ';
    for (int size; *line; before = *line, line += size) {
        size = text_character(line);
        int length = size + text_character(line + size);
        snprintf(word, WORD_TEXT, "%.*s", length, line);
        if (!isalnum((unsigned char)before) && !isalnum((unsigned char)line[length])
            && spell(word, text) && strlen(text) == 2 && strchr("123456789", text[0])
            && strchr("123456789ABCDEFGHI", text[1]))
            return true;
    }
    return false;
}

/* What to type for it: the first row of the table that fits, or in `word` the square that
 * it is about, or the piece; NULL: nothing. */
static const char *wished(const char *line, bool first, char word[WORD_TEXT])
{
    const char *found = NULL;
    int kind;
    for (int i = 0; asked_words[i][0] && !found; i++)
        if ((!first || strchr(asked_words[i][0], ' '))
            && has_words(line, asked_words[i][0], first))
            found = asked_words[i][1];
    bool of_piece = !found ? !first : strstr("help moves", found) != NULL;
    if (of_piece && names_square(line, word))
        return word;
    while (of_piece && take_word(&line, word, &kind))
        if (kind != NO_KIND)
            return word_for_kind(kind);
    return found;
}

const char *plain_words_wish(const char *line)
{
    static char word[WORD_TEXT];
    const char *wish = wished(line, false, word);
    return wish ? wish : "";
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
    while (fits && take_word(&line, word, &kind))
        fits = kind == NO_KIND || kind == move_kind(move) || kind == piece_kind(taken);
    return fits;
}

/* "can I take the pawn on 8e", 24の歩を取る: the captures that are meant. False: the line
 * asks for none. */
static bool answer_capture(Session *s, const char *line)
{
    Move list[MAX_MOVES];
    TypedMove typed = { .count = 0 };
    char square[WORD_TEXT], word[WORD_TEXT], text[SAID_TEXT];
    int sq = names_square(line, square) ? square_named(square) : NO_SQUARE, kind = NO_KIND;
    bool takes = behind_word(line, "take") || behind_word(line, "capture")
              || behind_word(line, "取");
    const char *parts = parted(line, text);
    for (const char *at = parts; kind == NO_KIND && take_word(&at, word, &kind);)
        continue;
    if (!takes || behind_word(line, "back") || (sq == NO_SQUARE && kind == NO_KIND)
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
        complain(MSG_NO_CAPTURE, side_name(s->game.pos.side));
    return true;
}

/* A wish in plain words that depends on the game: a move of either side, another level. */
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

bool plain_words_answer(Session *s, const char *line, const Command *command)
{
    TypedMove typed;
    char word[WORD_TEXT], move[WORD_TEXT], error[ERROR_TEXT];
    const char *rest = line;
    text_word(&rest, word, sizeof word);
    /* What may be a command that is shortened is not searched for wishes. */
    bool first = command != NULL || command_is_begun(word);
    bool plays = command && (command->run == obey_play || command->run == obey_go);
    if (!command && line[1] && kind_named(line) != NO_KIND)
        return obey_pieces(s, line);
    if (!command && is_chess(line))
        return !complain(MSG_CHESS, line);
    if ((*rest || (unsigned char)*line >= 0x80) && (!first || plays || text_same(word, "move"))
        && plain_words_move(&s->game.pos, line, move))
        return move_read(&s->game.pos, move, &typed, error) > 0
             ? offer(s, MSG_TYPE_ALONE, move) : typed_move_obey(s, move);
    if (!command && answer_capture(s, line))
        return true;
    const char *wish = wished(line, first, word);
    if (wish == word)
        return obey_moves(s, word);
    return wish && answer_wish(s, wish);
}
