/* slot.c - see slot.h. */
#include "slot.h"

#include <stdio.h>
#include <string.h>

void slot_prepare(Slot *slot)
{
    slot->begun = false;
    memset(slot->usage, 0, sizeof slot->usage);
    for (int i = 0; i < 2; i++) {
        slot->ready[i] = false;
        slot->left[i] = slot->player[i].engine->control.time * 1000;
        player_prepare(&slot->player[i]);
    }
}

typedef struct {
    char text[256]; /* the longest `go` has about 150 letters */
    int64_t limit;  /* what it allows, us; INT64_MAX: any time */
} Go;

/* Append a word and its number. */
static void add(Go *go, const char *word, int64_t number)
{
    size_t length = strlen(go->text);
    snprintf(go->text + length, sizeof go->text - length, "%s%s %lld",
             length > 0 ? " " : "", word, (long long)number);
}

/* Both clocks as a GUI would tell them; the increment, like byoyomi, is not in them. */
static void add_clock(const Slot *slot, int engine, Go *go)
{
    const Control *control = &slot->player[engine].engine->control;
    const Control *black = &slot->player[slot_black(slot)].engine->control;
    const Control *white = &slot->player[!slot_black(slot)].engine->control;
    add(go, "btime", slot->left[slot_black(slot)] / 1000);
    add(go, "wtime", slot->left[!slot_black(slot)] / 1000);
    if (control->increment > 0) {
        add(go, "binc", black->increment);
        add(go, "winc", white->increment);
    } else {
        add(go, "byoyomi", control->byoyomi);
    }
    go->limit = slot->left[engine] + (control->byoyomi + control->increment) * 1000;
}

/* The arguments of `go` for an engine. */
static Go make_go(const Slot *slot, int engine)
{
    Go go = { "", INT64_MAX };
    const Control *control = &slot->player[engine].engine->control;
    if (control_has_clock(control))
        add_clock(slot, engine, &go);
    if (control->movetime > 0) {
        add(&go, "movetime", control->movetime);
        if (go.limit > control->movetime * 1000)
            go.limit = control->movetime * 1000;
    }
    if (control->depth > 0)
        add(&go, "depth", control->depth);
    if (control->nodes > 0)
        add(&go, "nodes", control->nodes);
    return go;
}

void slot_ask(Slot *slot)
{
    int engine = slot->game.pos.side == slot_side(slot, 0) ? 0 : 1;
    Go go = make_go(slot, engine);
    player_ask(&slot->player[engine], slot->game.text, go.text, go.limit);
    slot->begun = true;
}

void slot_ponder(Slot *slot, int engine)
{
    Player *player = &slot->player[engine];
    if (!player->engine->ponder || !referee_could_play(&slot->game, player->ponder))
        return;
    Go go = make_go(slot, engine);
    player_ponder(player, slot->game.text, go.text, player->ponder);
}

void slot_count(Slot *slot, int engine)
{
    Usage *usage = &slot->usage[engine];
    const Effort *effort = &slot->player[engine].effort;
    usage->moves++;
    usage->us += effort->us;
    usage->nodes += effort->nodes;
    if (effort->depth > 0) {
        usage->measured++;
        usage->depth += effort->depth;
    }
    /* Fischer adds to the clock, byoyomi only replaces what is missing. */
    int64_t increment = slot->player[engine].engine->control.increment * 1000;
    int64_t left = slot->left[engine] + increment - effort->us;
    slot->left[engine] = left > 0 ? left : 0;
}
