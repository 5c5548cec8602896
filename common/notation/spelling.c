/* spelling.c - see spelling.h. */
#include "notation/spelling.h"

#include <stdio.h>
#include <string.h>

#include "game/types.h"
#include "text/messages.h"
#include "text/words.h"

/* spelling_words.txt: Japanese words of moves, and their signs; ends with NULL. */
extern const char *const spelling_words[][LANGUAGES];

/* How one character or word is spelled: its sign, and how many bytes it takes. NULL: no
 * notation uses it. */
static const char *spell_one(const char *text, size_t *used, char plain[2])
{
    *used = (size_t)text_character(text);
    plain[0] = text_upper(text_narrow(text));
    plain[1] = '\0';
    if (strchr(BLANKS, plain[0]) || text_begins(text, "　"))
        return "";
    if ((unsigned char)plain[0] < 0x80)
        return plain;
    for (int i = 0; spelling_words[i][0]; i++)
        if (text_begins(text, spelling_words[i][0])) {
            *used = strlen(spelling_words[i][0]);
            return spelling_words[i][1];
        }
    return NULL;
}

/* Behind the number that a line of a KIF file begins with: "  3 ２六歩(27)". */
static const char *skip_number(const char *text)
{
    const char *at = text + strspn(text, " ");
    size_t digits = strspn(at, "0123456789");
    at += digits + strspn(at + digits, " ");
    bool move = text_narrow(at) != *at || !strncmp(at, "同", strlen("同"));
    return digits > 0 && at[-1] == ' ' && move ? at : text;
}

/* Does the time of a move begin here, as KIF files have it: "( 0:01/00:00:01)"? */
static bool is_time(const char *text)
{
    if (text_narrow(text) != '(')
        return false;
    text += text_character(text);
    text += strspn(text, " ");
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && text[digits] == ':';
}

bool spell(const char *text, char out[SPELLED])
{
    size_t length = 0, used;
    char plain[2];
    for (text = skip_number(text); *text && !is_time(text); text += used) {
        const char *sign = spell_one(text, &used, plain);
        if (!sign || length + strlen(sign) >= SPELLED)
            return false;
        length += (size_t)sprintf(out + length, "%s", sign);
    }
    out[length] = '\0';
    return length > 0;
}

bool take_square(const char **spelled, int *sq)
{
    const char *c = *spelled;
    if (c[0] < '1' || c[0] > '9')
        return false;
    int rank = c[1] >= 'A' ? c[1] - 'A' + 1 : c[1] - '0';
    if (rank < 1 || rank > 9)
        return false;
    *sq = square_make(c[0] - '0', rank);
    *spelled += 2;
    return true;
}

int square_named(const char *word)
{
    char text[SPELLED];
    const char *at = text;
    int sq;
    return spell(word, text) && take_square(&at, &sq) && !*at ? sq : NO_SQUARE;
}
