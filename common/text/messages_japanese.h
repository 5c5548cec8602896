/* messages_japanese.h - the messages in Japanese, as players write it. */
#ifndef TEXT_MESSAGES_JAPANESE_H
#define TEXT_MESSAGES_JAPANESE_H

#include "text/messages.h"

extern const char *const japanese_messages[MESSAGES];

/* What the option does; NULL: not translated. */
const char *japanese_option(const char *name);

/* A chapter's title, a part of the evaluation, a column of a move's static value. */
const char *japanese_word(const char *english);

#endif
