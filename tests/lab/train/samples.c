/* samples.c - see samples.h. */
#include "samples.h"

#include <stdlib.h>
#include <string.h>

#include "collect.h"
#include "inspect/evaluation.h"
#include "loss.h"

static void add_sample(void *where, const Position *pos, const Label *label)
{
    Samples *s = where;
    static FeatureList own, other;
    collect_features(pos, pos->side, &own);
    collect_features(pos, !pos->side, &other);
    if (s->count == s->room) {
        s->room = s->room * 3 / 2 + 1000;
        s->sample = games_grow(s->sample, (size_t)s->room * sizeof *s->sample);
    }
    size_t all = (size_t)(own.count + other.count);
    if (s->features + all > s->feature_room) {
        s->feature_room = s->feature_room * 3 / 2 + 100000;
        s->feature = games_grow(s->feature, s->feature_room * sizeof *s->feature);
    }
    uint16_t *feature = s->feature + s->features;
    memcpy(feature, own.list, (size_t)own.count * sizeof *feature);
    memcpy(feature + own.count, other.list, (size_t)other.count * sizeof *feature);
    s->sample[s->count++] = (Sample){
        .first = s->features, .own = (uint16_t)own.count, .all = (uint16_t)all,
        .target = s->later ? label->later : target_of(label->score, label->result),
        .material = (int16_t)evaluation_material(pos),
        .simple = (int16_t)evaluate(pos),
        .held_out = label->held_out,
    };
    s->features += all;
}

bool samples_read(Samples *s, const char *path, int hold_out)
{
    return games_read(path, hold_out, add_sample, s, &s->games);
}

void samples_free(Samples *s)
{
    free(s->sample);
    free(s->feature);
}
