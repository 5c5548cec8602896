/* table.c - see table.h. */
#include "mate/table.h"

#include <assert.h>
#include <string.h>

enum {
    ENTRIES = 1 << 20, /* of 32 bytes: enough for a minute; a power of two */
    PROBES = 8,        /* neighbours in which a position may be stored */
};

typedef struct {
    uint64_t board_key;
    Proof proof;
    uint32_t line;
    uint32_t effort; /* 0: empty */
} Entry;

static Entry table[ENTRIES];

static Entry *first_entry(uint64_t board_key)
{
    return &table[board_key & (ENTRIES - 1) & ~(uint64_t)(PROBES - 1)];
}

void mate_table_clear(void) { memset(table, 0, sizeof table); }

/* Does an entry that says mate or no mate say so of this position, too? More in the
 * attacker's hand is never worse for him. */
static bool decides(const Entry *e, bool mate, const MateNode *node)
{
    if (mate)
        return e->proof.length <= node->left && hand_holds(node->hand, e->proof.hand);
    bool same = e->line == node->line && e->proof.hand == node->hand;
    if (e->proof.loop != NO_LOOP && !same)
        return false;
    return e->proof.length >= node->left && hand_holds(e->proof.hand, node->hand);
}

bool mate_table_probe(const MateNode *node, Proof *proof)
{
    uint32_t to_mate = 1, to_refute = 1;
    bool known = false;
    const Entry *e = first_entry(node->board_key);
    for (const Entry *last = e + PROBES; e < last; e++) {
        if (e->effort == 0 || e->board_key != node->board_key)
            continue;
        uint32_t mate = node->attacks ? e->proof.phi : e->proof.delta;
        uint32_t refute = node->attacks ? e->proof.delta : e->proof.phi;
        if (mate == 0 || refute == 0) {
            *proof = e->proof;
            if (decides(e, mate == 0, node))
                return true;
            continue;
        }
        known |= e->proof.hand == node->hand;
        if (mate > to_mate && hand_holds(e->proof.hand, node->hand))
            to_mate = mate;
        if (refute > to_refute && hand_holds(node->hand, e->proof.hand))
            to_refute = refute;
    }
    *proof = (Proof){ node->attacks ? to_mate : to_refute,
                      node->attacks ? to_refute : to_mate, node->hand, 0, NO_LOOP };
    return known;
}

void mate_table_store(uint64_t board_key, uint32_t line, Proof proof, uint64_t effort)
{
    assert(effort > 0);
    Entry *e = first_entry(board_key), *place = e;
    for (const Entry *last = e + PROBES; e < last; e++) {
        if (e->effort != 0 && e->board_key == board_key && e->proof.hand == proof.hand) {
            place = e;
            break;
        }
        if (e->effort < place->effort)
            place = e;
    }
    *place = (Entry){ board_key, proof, line,
                      effort < UINT32_MAX ? (uint32_t)effort : UINT32_MAX };
}
