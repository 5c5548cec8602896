/* handicaps.h - the handicaps (手合割): games in which White gives pieces. */
#ifndef NOTATION_HANDICAPS_H
#define NOTATION_HANDICAPS_H

/* Even game first. `name` is the English word the terminal takes. */
typedef struct {
    const char *name, *japanese, *sfen;
} Handicap;
extern const Handicap handicaps[]; /* ends with name NULL */

#endif
