/* speak_move.c - see speak_move.h. */
#include "notation/speak_move.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/usi_move.h"
#include "notation/write_move.h"
#include "text/messages.h"

/* "7g"; in Japanese the rank is a digit, which is read aloud. */
static const char *square_text(int sq, char text[3])
{
    square_write(sq, text);
    if (messages_language() == LANGUAGE_JAPANESE)
        text[1] = (char)('0' + square_rank(sq));
    return text;
}

char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT])
{
    char from[3], to[3];
    assert(move_is_legal(pos, move));
    const char *kind = word_for_kind(move_kind(move));
    int taken = pos->board[move_to(move)];
    text[0] = '\0';
    square_text(move_to(move), to);
    if (move_is_drop(move))
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_DROP), kind, to);
    else
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_MOVE), kind,
                 square_text(move_from(move), from), to);
    if (taken != EMPTY)
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_TAKES),
                 word_for_kind(piece_kind(taken)));
    if (move_promotes(move))
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_PROMOTES));
    if (move_gives_check(pos, move))
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_CHECK));
    return text;
}

char *side_speak(const Position *pos, int side, char text[SPOKEN_SIDE])
{
    const char *comma = message_text(MSG_COMMA);
    char square[3];
    int held = 0;
    text[0] = '\0';
    for (int i = 0; i < KINDS; i++) {
        int kind = (i + KING) % KINDS, count = 0; /* the king first */
        for (int sq = 0; sq < SQUARES && kind != NO_KIND; sq++) {
            if (pos->board[sq] != piece_make(side, kind))
                continue;
            if (count++ == 0)
                text_add(text, SPOKEN_SIDE, "%s%s", *text ? comma : "",
                         word_for_kind(kind));
            text_add(text, SPOKEN_SIDE, " %s", square_text(sq, square));
        }
    }
    text_add(text, SPOKEN_SIDE, "; %s", message_text(MSG_HAND));
    for (int kind = PAWN; kind <= ROOK; kind++)
        if (pos->hand[side][kind] > 0)
            text_add(text, SPOKEN_SIDE, "%s%s %d", held++ ? comma : " ",
                     word_for_kind(kind), pos->hand[side][kind]);
    text_add(text, SPOKEN_SIDE, "%s", held ? "" : message_text(MSG_HAND_EMPTY));
    return text;
}

int moves_spoken(const Position *pos, const char *text, Move found[MAX_MOVES])
{
    Move legal[MAX_MOVES];
    char spoken[SPOKEN_TEXT];
    const char *colon = strstr(text, ": ");
    text = colon ? colon + 2 : text;
    int length = (int)strlen(text), count = 0;
    int all = strpbrk(text, "123456789") ? generate_legal(pos, legal) : 0;
    if (length > 0 && text[length - 1] == '.')
        length--;
    if (length > 3 && strcmp(text + length - 3, "。") == 0)
        length -= 3;
    for (int i = 0; i < all; i++) {
        move_speak(pos, legal[i], spoken);
        if (strncmp(spoken, text, (size_t)length) != 0)
            continue; /* as when the text is the longer one */
        const char *rest = spoken + length;
        if (!*rest) {
            found[0] = legal[i];
            return 1;
        }
        if (*rest == ',' || strncmp(rest, "、", strlen("、")) == 0)
            found[count++] = legal[i];
    }
    return count;
}

char *score_in_words(int score, int side, char text[SCORE_WORDS])
{
    enum { PAWN_CP = 100, LEVEL_BELOW = 25 }; /* cp; what is less is no advantage */
    const char *better = side_name(score >= 0 ? side : !side);
    int size = abs(score);
    if (size == SCORE_MATE)
        snprintf(text, SCORE_WORDS, message_text(MSG_MATED), better);
    else if (is_mate_score(score))
        snprintf(text, SCORE_WORDS, message_text(MSG_MATES), better, SCORE_MATE - size);
    else if (is_win_score(size))
        snprintf(text, SCORE_WORDS, message_text(MSG_WINS_BY_RULE), better);
    else if (size < LEVEL_BELOW)
        snprintf(text, SCORE_WORDS, "%s", message_text(MSG_LEVEL_SCORE));
    else
        snprintf(text, SCORE_WORDS, message_text(MSG_AHEAD), better,
                 (double)size / PAWN_CP);
    if (!is_win_score(size) && messages_language() == LANGUAGE_JAPANESE)
        text_add(text, SCORE_WORDS, message_text(MSG_SCORE_NUMBER),
                 side == BLACK ? score : -score);
    return text;
}

/* asked_words.txt, in which more names of pieces stand beside their English ones. */
extern const char *const asked_words[][LANGUAGES];

int kind_named(const char *word)
{
    for (int i = 0; asked_words[i][0]; i++)
        if (strcmp(word, asked_words[i][0]) == 0)
            word = asked_words[i][1];
    for (int kind = PAWN; kind < KINDS; kind++)
        if (letter_name[kind] && kanji_name[kind]
            && (word_names_kind(word, kind) || strcmp(word, kanji_name[kind]) == 0
                || text_same(word, letter_name[kind])))
            return kind;
    return NO_KIND;
}
