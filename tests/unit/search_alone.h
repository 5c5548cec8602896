/* search_alone.h - a search without think() around it, for tests and experiments that
 * call a chapter's functions themselves. */
#ifndef SEARCH_ALONE_H
#define SEARCH_ALONE_H

#include "think/settings.h"
#include "think/think.h"

static inline bool search_never_stops(Search *s) { return s->stop; }

/* At the root of *pos, as if think() had just begun, but that nobody looks at the clock,
 * and that the root is not stored in the table. What was learned before stays. */
static inline void search_alone(Search *s, Position *pos)
{
    *s = (Search){
        .pos = pos,
        .root_ply = pos->ply,
        .next_look = UINT64_MAX,
        .look = search_never_stops,
        .drops_first = settings.drops_first,
        .thinking = s->thinking,
        .memory = s->memory,
    };
    s->root_moves = generate_moves(pos, s->root_move, s->drops_first);
    chapter.new_search(s);
}

#endif
