/* messages.c - see messages.h. */
#include "text/messages.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/pager.h"

enum { TEXT_SIZE = 16384 }; /* bytes of a message with its arguments; longer: cut */

/* refusal_texts.txt by Refusal or Illegal; and japanese_words.txt, a word and the same in
 * Japanese, which ends with NULL. */
extern const char *const refusal_texts[][LANGUAGES];
extern const char *const japanese_words[][LANGUAGES];

static struct {
    Language language;
    bool hushed, handicap;
} state;

void messages_speak(Language language) { state.language = language; }

Language messages_language(void) { return state.language; }

void messages_hush(bool hush) { state.hushed = hush; }

const char *message_text(Message id) { return message_texts[id][state.language]; }

/* Make marked nouns in a finished text agree with the numbers before them: "1 move",
 * "2 moves". The text does not grow. */
static void agree(char *text)
{
    char *out = text;
    bool one = false;
    for (const char *at = text; *at; at++) {
        bool begins = at == text || at[-1] == ' ' || at[-1] == '(';
        if (*at >= '0' && *at <= '9')
            one = begins && *at == '1' && at[1] == ' ';
        if (*at != '\b')
            *out++ = *at;
        else if (!one)
            *out++ = 's';
    }
    *out = '\0';
}

static void print(FILE *out, Message id, va_list arguments)
{
    char text[TEXT_SIZE];
    vsnprintf(text, sizeof text, message_text(id), arguments);
    text_mend(text);
    agree(text);
    if (id == MSG_REFUSED) /* as parsers say it, it may stand behind "line 2:" */
        text[0] = text_upper(text[0]);
    pager_print(out, text);
    fflush(out); /* not every system does it by itself for stderr */
}

bool say(Message id, ...)
{
    va_list arguments;
    va_start(arguments, id);
    if (!state.hushed)
        print(stdout, id, arguments);
    va_end(arguments);
    return true;
}

bool complain(Message id, ...)
{
    va_list arguments;
    fflush(stdout);
    va_start(arguments, id);
    print(stderr, id, arguments);
    va_end(arguments);
    return false;
}

void messages_handicap(bool handicap) { state.handicap = handicap; }

const char *side_name(int side)
{
    if (state.handicap)
        return message_text(side == BLACK ? MSG_TAKER : MSG_GIVER);
    return message_text(side == BLACK ? MSG_BLACK : MSG_WHITE);
}

/* --- refusals --- */

const char *refusal_text(int reason)
{
    assert(reason >= 0 && reason < REFUSALS);
    return refusal_texts[reason][state.language];
}

bool refusal_error(char error[ERROR_TEXT], Refusal reason, ...)
{
    va_list arguments;
    va_start(arguments, reason);
    text_errors(error, refusal_text((int)reason), arguments);
    va_end(arguments);
    return false;
}

const char *word_for_side(int side) { return refusal_text(REFUSAL_BLACK + side); }
const char *word_for_kind(int kind) { return refusal_text(REFUSAL_KIND + kind); }
const char *word_for_kinds(int kind) { return refusal_text(REFUSAL_KINDS + kind); }

bool word_names_kind(const char *word, int kind)
{
    for (int i = LANGUAGE_ENGLISH; i <= LANGUAGE_JAPANESE; i++)
        if (text_same(word, refusal_texts[REFUSAL_KIND + kind][i])
            || (kind <= KING && text_same(word, refusal_texts[REFUSAL_KINDS + kind][i])))
            return true;
    return false;
}

/* --- words of other parts --- */

const char *japanese_word(const char *name)
{
    for (int i = 0; japanese_words[i][0]; i++)
        if (strcmp(japanese_words[i][0], name) == 0)
            return japanese_words[i][1];
    return NULL;
}

const char *option_text(const char *name, const char *help)
{
    const char *text = state.language == LANGUAGE_JAPANESE ? japanese_word(name) : NULL;
    return text ? text : help;
}

const char *word_text(const char *english) { return option_text(english, english); }
