/* messages_english.h - the messages in English. */
#ifndef TEXT_MESSAGES_ENGLISH_H
#define TEXT_MESSAGES_ENGLISH_H

#include "text/messages.h"

extern const char *const english_messages[MESSAGES];

#endif
