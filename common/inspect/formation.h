/* formation.h - the openings and castles (囲い) that players have names for. */
#ifndef INSPECT_FORMATION_H
#define INSPECT_FORMATION_H

#include "game/position.h"

/* The castle that a side's pieces stand in, or the opening, in the language of the
 * messages; NULL: it has no name here. An opening is told by its rook or silver, and by
 * bishops that are off. */
const char *formation_name(const Position *pos, int side, bool opening);

#endif
