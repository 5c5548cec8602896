/* plain_words.c - see plain_words.h. */
#include "notation/plain_words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "game/movegen.h"
#include "text/messages.h"

/* plain_words.txt: words of a line, and what to type for it, and more names of pieces
 * beside their English ones; ends with NULL. */
extern const char *const plain_words[][LANGUAGES];

int kind_named(const char *word)
{
    for (int i = 0; plain_words[i][0]; i++)
        if (strcmp(word, plain_words[i][0]) == 0)
            word = plain_words[i][1];
    for (int kind = PAWN; kind < KINDS; kind++)
        if (letter_name[kind] && kanji_name[kind]
            && (word_names_kind(word, kind) || strcmp(word, kanji_name[kind]) == 0
                || text_same(word, letter_name[kind])))
            return kind;
    return NO_KIND;
}

bool plain_words_take(const char **line, char word[WORD_TEXT], int *kind)
{
    bool any = text_word(line, word, WORD_TEXT);
    word[strcspn(word, ".,!?")] = '\0';
    bool named = strlen(word) > 1 || isupper((unsigned char)*word);
    *kind = named ? kind_named(word) : NO_KIND;
    return any;
}

const char *plain_words_parted(const char *line, char out[PARTED_TEXT])
{
    out[0] = '\0';
    for (int size; *line && strlen(out) < PARTED_TEXT - 4; line += size) {
        char one[5];
        size = text_character(line);
        sprintf(one, "%.*s", size, line);
        bool particle = size > 1 && strstr("からをにへのはがで、？", one);
        text_add(out, PARTED_TEXT, "%s", particle ? " " : one);
    }
    return out;
}

bool plain_words_move(const Position *pos, const char *line, char move[WORD_TEXT])
{
    TypedMove typed;
    bool drop = false, to = strstr(line, "に") || strstr(line, "へ");
    bool aims = to; /* at a square: `pawn to 2c` */
    char word[WORD_TEXT], error[ERROR_TEXT], front[3] = ""; /* a piece, or a square */
    char text[PARTED_TEXT], spelled[SPELLED];
    line = plain_words_parted(line, text);
    for (int kind; plain_words_take(&line, word, &kind);) {
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
            strcpy(front, kind != NO_KIND ? letter_name[kind] : word[2] ? spelled : word);
    }
    return false;
}

/* Does a word end here, as before a comma? A file's name goes on behind its dot. */
static bool is_end(const char *at)
{
    at += strspn(at, ".,;!?");
    return *at == ' ' || *at == '\0';
}

const char *plain_words_behind(const char *line, const char *word)
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
        line = plain_words_behind(line, word);
        first = false;
    }
    return line != NULL;
}

/* Between a square's two characters and others stands something, be it Japanese. */
bool plain_words_square(const char *line, char word[WORD_TEXT])
{
    char before = ' ';
    for (int size; *line; before = *line, line += size) {
        size = text_character(line);
        int length = size + text_character(line + size);
        snprintf(word, WORD_TEXT, "%.*s", length, line);
        if (!isalnum((unsigned char)before) && !isalnum((unsigned char)line[length])
            && square_named(word) != NO_SQUARE)
            return true;
    }
    return false;
}

const char *plain_words_wish(const char *line, bool first, char word[WORD_TEXT])
{
    const char *found = NULL;
    int kind;
    for (int i = 0; plain_words[i][0] && !found; i++)
        if ((!first || strchr(plain_words[i][0], ' '))
            && has_words(line, plain_words[i][0], first))
            found = plain_words[i][1];
    bool of_piece = !found ? !first : strstr("help moves", found) != NULL;
    if (of_piece && plain_words_square(line, word))
        return word;
    while (of_piece && plain_words_take(&line, word, &kind))
        if (kind != NO_KIND)
            return word_for_kind(kind);
    return found ? found : "";
}

/* --- slips --- */

/* The least distance in any notation; marks of the side don't count. */
static int move_distance(const Position *pos, Move move, const char *text)
{
    char written[MOVE_TEXT];
    int least = MOVE_TEXT;
    for (int n = NOTATION_USI; n <= NOTATION_WESTERN; n++) {
        const char *at = move_write(pos, move, (Notation)n, written);
        if (n == NOTATION_JAPANESE || n == NOTATION_CSA)
            at += text_character(at);
        int distance = text_distance(text, at);
        least = distance < least ? distance : least;
    }
    return least;
}

int guess_moves(const Position *pos, const char *text, Move *found, int most)
{
    enum { FAR = 2 }; /* one slip of the finger, no more */
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list), taken = 0;
    for (int distance = 0; distance < FAR; distance++)
        for (int i = 0; i < count && taken < most; i++)
            if (move_distance(pos, list[i], text) == distance)
                found[taken++] = list[i];
    return taken;
}

bool guess_two_moves(const Position *pos, const char *text)
{
    TypedMove typed;
    char word[WORD_TEXT], error[ERROR_TEXT];
    int words = 0;
    for (; text_word(&text, word, sizeof word); words++) {
        move_read(pos, word, &typed, error);
        if (!typed.is_move)
            return false;
    }
    return words > 1;
}
