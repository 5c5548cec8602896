/* slot.h - one board of a match: two engines, their clocks and the game between them. */
#ifndef SLOT_H
#define SLOT_H

#include "player.h"
#include "table.h"

enum { NO_GAME = -1 };

/* One board with its two engines: index 0 is the first engine of the match. */
typedef struct {
    Player player[2];
    bool ready[2];
    int64_t left[2]; /* main time left, us */
    int number;      /* game being played, or NO_GAME */
    bool begun;      /* the first question was asked */
    Usage usage[2];
    Game game;
} Slot;

static inline int slot_side(const Slot *slot, int engine)
{
    return (slot->number & 1) ^ engine;
}
static inline int slot_black(const Slot *slot) { return slot->number & 1; }

/* Wind up the clocks and make both engines ready for the game. */
void slot_prepare(Slot *slot);

/* Ask the engine whose side is to move. */
void slot_ask(Slot *slot);

/* Let the engine that has just moved think on the reply it expects, if it wants to. */
void slot_ponder(Slot *slot, int engine);

/* Book what the engine used for the answer it has just given. */
void slot_count(Slot *slot, int engine);

#endif
