/* refusal.c - see refusal.h. */
#include "text/refusal.h"

#include "text/messages.h"

/* refusal_texts.txt, by Refusal or Illegal. */
extern const char *const refusal_texts[][LANGUAGES];

const char *refusal_text(int reason)
{
    assert(reason >= 0 && reason < REFUSALS);
    return refusal_texts[reason][messages_language()];
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

bool refusal_error(char error[ERROR_TEXT], Refusal reason, ...)
{
    va_list arguments;
    va_start(arguments, reason);
    text_errors(error, refusal_text(reason), arguments);
    va_end(arguments);
    return false;
}
