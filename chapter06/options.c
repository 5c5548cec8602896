/* options.c - the switches of this chapter, and what it offers to common/. */
#include "search.h"

Params params;

static const Option options[] = {
    { "LeafExchange", OPT_CHECK, &params.leaf_exchange, 1, 0, 1, "06",
      "add the best exchange to the evaluation at the horizon", NULL, NULL },
    { .name = NULL },
};

const Chapter chapter = {
    .number = "06",
    .title = "plain negamax",
    .options = options,
    .iterate = search_iterate,
};
