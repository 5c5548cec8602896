/* spelling.c - see spelling.h. */
#include "notation/spelling.h"

#include <stdio.h>
#include <string.h>

#include "text/words.h"

/* Japanese words, spelled as in Western notation: a promoted piece has '+' in front, a
 * move that promotes has it at the end. */
static const struct { const char *word, *sign; } spelling[] = {
    { "歩", "P" }, { "香", "L" }, { "桂", "N" }, { "銀", "S" }, { "金", "G" },
    { "角", "B" }, { "飛", "R" }, { "玉", "K" }, { "王", "K" }, { "と", "+P" },
    { "杏", "+L" }, { "圭", "+N" }, { "全", "+S" }, { "馬", "+B" }, { "龍", "+R" },
    { "竜", "+R" }, { "不成", "=" }, { "成", "+" }, { "打", "*" },
    { "同", "@" }, { "仝", "@" }, { "右", "r" }, { "左", "l" }, { "直", "s" },
    { "上", "u" }, { "行", "u" }, { "寄", "h" }, { "引", "d" },
    { "▲", "<" }, { "☗", "<" }, { "△", ">" }, { "☖", ">" }, { "▽", ">" },
    { "　", "" }, { "×", "X" }, { "−", "-" },
};

/* How one character or word is spelled: its sign, and how many bytes it takes. NULL: no
 * notation uses it. */
static const char *spell_one(const char *text, size_t *used, char plain[2])
{
    *used = (size_t)text_character(text);
    plain[0] = text_narrow(text);
    plain[1] = '\0';
    if (strchr(BLANKS, plain[0]))
        return "";
    for (int i = 1; i <= 9; i++)
        if (!strncmp(text, kanji_digit[i], *used))
            plain[0] = (char)('0' + i);
    plain[0] = text_upper(plain[0]);
    if ((unsigned char)plain[0] < 0x80)
        return plain;
    for (size_t i = 0; i < sizeof spelling / sizeof *spelling; i++)
        if (!strncmp(text, spelling[i].word, strlen(spelling[i].word))) {
            *used = strlen(spelling[i].word);
            return spelling[i].sign;
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
