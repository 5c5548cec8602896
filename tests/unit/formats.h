/* formats.h - what a printf() format asks for: texts in two languages must agree. */
#ifndef FORMATS_H
#define FORMATS_H

#include <string.h>

#include "text/words.h"

/* The next place holder's letter, with the width or precision that takes an argument of
 * its own: "*s", "d", "lld"; the text goes behind it. Length 0 at the end. */
static inline Token next_place(const char **text)
{
    while ((*text = strchr(*text, '%')) != NULL) {
        const char *at = *text + 1 + strspn(*text + 1, "0123456789.-+ #");
        Token place = { at, (int)strspn(at, "*hljzt") + 1 };
        *text = at + place.length;
        if (*at != '%')
            return place;
    }
    return (Token){ "", 0 };
}

/* Do two printf() formats take the same arguments in the same order? */
static inline bool same_format(const char *a, const char *b)
{
    Token one, other;
    do {
        one = a ? next_place(&a) : (Token){ "", 0 };
        other = b ? next_place(&b) : (Token){ "", 0 };
        if (one.length != other.length
            || memcmp(one.text, other.text, (size_t)one.length) != 0)
            return false;
    } while (one.length > 0);
    return true;
}

#endif
