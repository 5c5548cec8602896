/* messages_english.h - the messages in English. */
#ifndef MESSAGES_ENGLISH_H
#define MESSAGES_ENGLISH_H

#include "talk/messages.h"

extern const char *const english_messages[MESSAGES];

#endif
