/* search_alone.h - what the tests of chapters and experiments share: options, requests,
 * and a search without think() around it, for those that call a chapter's functions. */
#ifndef SEARCH_ALONE_H
#define SEARCH_ALONE_H

#include "options/table.h"
#include "setup.h"
#include "think/evaluate.h"
#include "think/think.h"

static inline void set(const char *name, const char *value)
{
    char error[ERROR_TEXT];
    require(options_set(name, value, error), name, error);
}

/* First of all, for tests that shall not change with what was learned. */
static inline Search *begin_simple(void)
{
    position_init();
    options_reset();
    evaluate_init(EVALUATION_SIMPLE);
    return think_new();
}

/* A request with these limits; 0: none. */
static inline Request within(int depth, int64_t nodes)
{
    Request request = think_request();
    request.limits = (Limits){ .depth = depth, .nodes = nodes };
    return request;
}

static inline bool search_stops(Search *s)
{
    s->stop |= s->nodes >= (uint64_t)s->request.limits.nodes;
    return s->stop;
}

/* At the root of *pos, as if think() had just begun, but that nobody looks at the clock,
 * and that the root is not stored in the table. What was learned before stays. */
static inline void search_alone(Search *s, Position *pos)
{
    *s = (Search){
        .pos = pos,
        .root_ply = pos->ply,
        .request.limits.nodes = INT64_MAX,
        .next_look = UINT64_MAX,
        .look = search_stops,
        .thinking = s->thinking,
        .memory = s->memory,
    };
    s->root_moves = generate_moves(pos, s->root_move, settings.drops_first);
    chapter.new_search(s);
}

/* From now on it ends itself at so many nodes. */
static inline void search_until(Search *s, uint64_t nodes)
{
    s->request.limits.nodes = (int64_t)nodes;
    s->next_look = 0;
}

#endif
