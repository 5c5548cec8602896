/* samples.c - see samples.h. */
#include "samples.h"

#include <stdlib.h>
#include <string.h>

#include "collect.h"
#include "inspect/evaluation.h"
#include "loss.h"
#include "notation/usi_move.h"

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

/* --- the network's --- */

uint16_t other_input[NET_INPUTS], mirror_input[NET_INPUTS];

static void fill_board(int piece)
{
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i);
        int mirror = square_make(10 - square_file(sq), square_rank(sq));
        int input = network_input_board(BLACK, piece, sq);
        other_input[input] = (uint16_t)network_input_board(WHITE, piece, sq);
        mirror_input[input] = (uint16_t)network_input_board(BLACK, piece, mirror);
    }
}

static void fill_hand(int owner, int kind, int most)
{
    for (int n = 1; n <= most; n++) {
        int input = network_input_hand(BLACK, owner, kind, n);
        other_input[input] = (uint16_t)network_input_hand(WHITE, owner, kind, n);
        mirror_input[input] = (uint16_t)input;
    }
}

void net_samples_init(void)
{
    static const int most[HAND_KINDS] = { 0, 18, 4, 4, 4, 4, 2, 2 };
    for (int owner = BLACK; owner <= WHITE; owner++) {
        for (int kind = PAWN; kind < KINDS; kind++)
            if (letter_name[kind]) /* promoted gold is no kind */
                fill_board(piece_make(owner, kind));
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            fill_hand(owner, kind, most[kind]);
    }
}

static void add_net_sample(void *where, const Position *pos, const Label *label)
{
    NetSamples *s = where;
    if (s->count == s->room) {
        s->room = s->room * 3 / 2 + 1000;
        s->sample = games_grow(s->sample, (size_t)s->room * sizeof *s->sample);
    }
    NetSample *sample = &s->sample[s->count++];
    *sample = (NetSample){
        .base = (int16_t)evaluate(pos), .target = (float)label->later,
        .held_out = label->held_out,
    };
    sample->count = (int8_t)network_inputs(pos, pos->side, sample->input);
}

bool net_samples_read(NetSamples *s, const char *path, int hold_out)
{
    return games_read(path, hold_out, add_net_sample, s, &s->games);
}

void net_samples_free(NetSamples *s) { free(s->sample); }
