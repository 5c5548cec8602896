/* plain_words.h - what a line in plain English or Japanese is about: a move, a square, a
 * piece, or the command that it wishes for; and which move was probably meant when
 * something else was typed. Nothing is answered here. */
#ifndef NOTATION_PLAIN_WORDS_H
#define NOTATION_PLAIN_WORDS_H

#include "notation/read_move.h"

enum { PARTED_TEXT = 160 }; /* bytes; a longer line is cut */

/* Japanese has no blanks: here they stand in place of the particles between words. */
const char *plain_words_parted(const char *line, char out[PARTED_TEXT]);

/* The kind of piece named by a word, in English or Japanese, whichever is spoken, or by a
 * letter that stands alone; NO_KIND: none. */
int kind_named(const char *word);

/* Take the next word, without signs behind it, and the kind of piece it names (NO_KIND:
 * none). False: there is none. */
bool plain_words_take(const char **line, char word[WORD_TEXT], int *kind);

/* What follows a word in the line; NULL: it is not there. */
const char *plain_words_behind(const char *line, const char *word);

/* The first square that the line names. False: none. */
bool plain_words_square(const char *line, char word[WORD_TEXT]);

/* A move among other words, as in "move 7g7f", "7g to 7f", "pawn to 7f" or "drop gold
 * 5b": as it is to be typed. */
bool plain_words_move(const Position *pos, const char *line, char move[WORD_TEXT]);

/* The command that the line wishes for, or in `word` the square or piece it is about;
 * "": nothing. `first`: only commands of which it begins with the first word. */
const char *plain_words_wish(const char *line, bool first, char word[WORD_TEXT]);

/* Legal moves that look nearly like the text in one of the notations, nearest first;
 * returns how many, at most `most`. */
int guess_moves(const Position *pos, const char *text, Move *found, int most);

/* Are these two or more words, each of which reads as a move? */
bool guess_two_moves(const Position *pos, const char *text);

#endif
