/* watch10.h - looks over the shoulder of chapter 10: at every pass, at every node and
 * move that futility decides, at every move that is late. Only what is switched on is
 * judged. */
#ifndef WATCH10_H
#define WATCH10_H

#include "checker.h"

extern bool watch_null, watch_futility, watch_late;

/* How often, since watch_techniques(). `again`: reduced moves searched at full depth. */
typedef struct {
    uint64_t passes, by_pass, node_futile, move_futile, late, reduced, again;
} Counts;
extern Counts count;

const Watcher *watch_techniques(void);

/* The next search begins at ply 1: nobody has entered a root. */
void forget_root(void);

#endif
