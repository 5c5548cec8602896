/* slot.c - see slot.h. */
#include "slot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"

void slot_prepare(Slot *slot)
{
    slot->begun = false;
    memset(slot->usage, 0, sizeof slot->usage);
    for (int i = 0; i < 2; i++) {
        slot->ready[i] = false;
        slot->left[i] = (int64_t)slot->player[i].engine->control.time * 1000;
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
    go->limit = slot->left[engine]
        + ((int64_t)control->byoyomi + control->increment) * 1000;
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
        if (go.limit > (int64_t)control->movetime * 1000)
            go.limit = (int64_t)control->movetime * 1000;
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
    size_t room = slot->game.length + 2 * WORD_TEXT;
    char *position = tool_memory(NULL, room);
    snprintf(position, room, "%s %s", slot->game.text, player->ponder);
    Go go = make_go(slot, engine);
    player_ponder(player, position, go.text, player->ponder);
    free(position);
}

/* The clock after an answer: Fischer adds, byoyomi only replaces what is missing. */
static void update_clock(Slot *slot, int engine, int64_t used)
{
    const Control *control = &slot->player[engine].engine->control;
    int64_t left = slot->left[engine] + (int64_t)control->increment * 1000 - used;
    slot->left[engine] = left > 0 ? left : 0;
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
    update_clock(slot, engine, effort->us);
}
