/* net_samples.c - see net_samples.h. */
#include "net_samples.h"

#include <stdlib.h>

#include "notation/usi_move.h"
#include "think/feature.h"

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

static void add_sample(void *where, const Position *pos, const Label *label)
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
    return games_read(path, hold_out, add_sample, s, &s->games);
}

void net_samples_free(NetSamples *s) { free(s->sample); }
