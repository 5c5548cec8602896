/* sight.h - how a weak player chooses a move: by a short look ahead that overlooks some
 * moves of either side, as people do. */
#ifndef PLAY_SIGHT_H
#define PLAY_SIGHT_H

#include "think/think.h"

/* What a weak player sees. */
typedef struct {
    int plies;   /* of the look ahead, 1 to 3; 0: none, see level.h */
    int percent; /* chance to see an ordinary quiet move; captures, checks and near moves
                  * are seen more often, far ones and drops less often */
    int noise;   /* cp: by how much positions are misjudged, at most */
} Sight;

/* Choose a move of *pos by such a look. Answers to a check and recaptures on the last
 * move's square are always seen. What is overlooked stays overlooked during one call;
 * `seed` (not 0) makes that differ from call to call, and the same seed gives the same
 * move. Needs: 1 to 3 plies, a seed, a legal move. */
Answer sight_choose(const Position *pos, const Sight *sight, uint64_t seed);

#endif
