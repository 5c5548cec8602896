/* level.h - how strong the engine plays: one scale for the terminal and for USI. */
#ifndef PLAY_LEVEL_H
#define PLAY_LEVEL_H

#include "think/think.h"

/* What a weak player sees: a short look ahead that overlooks moves of either side. */
typedef struct {
    int plies;   /* of the look ahead, 1 to 3; 0: none, the chapter searches */
    int percent; /* chance to see an ordinary quiet move; captures, checks and near moves
                  * are seen more often, far ones and drops less often */
    int noise;   /* cp: by how much positions are misjudged, at most */
} Sight;

/* The lowest levels look ahead a little way and overlook things, those above let the
 * chapter search as many nodes as it says; the highest one is limited by time alone. */
typedef struct {
    Limits limits;
    Sight sight;
} Strength;

enum { LEVEL_DEFAULT = LEVEL_MAX, LEVEL_OWN = -1 }; /* own: set by depth, nodes or time */

/* The strength of a level without a clock. Needs: one that the chapter has. */
Strength level_strength(int level);

/* The same with limits from elsewhere: of the nodes, the smaller number counts, the
 * level's own or that of the limits. */
Strength level_within(int level, const Limits *limits);

/* think() at that strength, with its limits in place of the request's. In the first plies
 * a seed, if it is not 0, chooses among the moves that are as good as the best. */
enum { OPENING_PLIES = 10 };
Answer level_think(Search *s, const Position *pos, const Strength *strength,
                   const Request *request, int seed);

#endif
