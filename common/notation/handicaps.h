/* handicaps.h - the handicaps (手合割): games in which White gives pieces. */
#ifndef NOTATION_HANDICAPS_H
#define NOTATION_HANDICAPS_H

#include <stdbool.h>

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

#endif
