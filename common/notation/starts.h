/* starts.h - positions to begin from: the handicaps (手合割), games in which White gives
 * pieces; and the problems (詰将棋) that come with the program. Those stand in
 * text/problem_rows.txt, which tells how they were made. */
#ifndef NOTATION_STARTS_H
#define NOTATION_STARTS_H

#include "game/position.h"

/* --- handicaps --- */

/* Even game first. */
typedef struct {
    const char *name; /* the English word that the terminal takes */
    const char *japanese, *sfen;
    bool well_known;  /* other programs know the Japanese name */
} Handicap;
extern const Handicap handicaps[]; /* ends with name NULL */

/* The handicap that begins with this SFEN; NULL: none. */
const Handicap *handicap_of(const char *start);

/* Does such a game begin with a handicap? A board set up by hand that lacks pieces is a
 * problem, not a gift. */
bool handicap_given(const char *start);

/* --- problems --- */

enum {
    PROBLEM_SET = 36,  /* problems of a length, at most */
    PROBLEM_TEXT = 80, /* longest row of one, with a line's end */
};

/* The row of a problem, numbered from 1: the board as SFEN has it, without the empty
 * ranks at its end, Black's hand, and a line's end. It stays the same when others come or
 * go. NULL: there are not so many of that length. */
const char *problem_row(int plies, int number);

/* How many there are in which Black mates in so many plies. */
int problem_count(int plies);

/* Set up one of them. No fewer plies mate, only one move does each time, and if the
 * defender holds out longest, nothing is left in the attacker's hand. */
void problem_set_up(Position *pos, int plies, int number);

#endif
