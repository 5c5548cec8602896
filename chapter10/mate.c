/* mate.c - long mates (詰み) by depth-first proof-number search.
 *
 * The attacker tries all checks, the defender all answers. Every position has two
 * numbers, seen from the side to move as in negamax: `phi` estimates how many positions
 * must still be decided to show that this side reaches its goal, `delta` that it does
 * not; 0 means shown. The attacker's goal is mate, the defender's is to have none. One
 * answer that fails is enough to succeed, so phi is the least delta of the answers. To
 * fail, all of them must succeed: delta is the largest of their phi, plus one for every
 * other one that is open. (A sum would count lines that meet again twice.) The search
 * goes where the numbers are least and stays there until they pass a threshold.
 *
 * A position that stands earlier in the same line, with no less in the attacker's hand,
 * is a failure for the attacker: a shortest mate never needs it. This failure, and those
 * that follow from it, are true in that line only, back to the position repeated; there
 * they become true anywhere. Until then they are remembered together with the line. Only
 * positions of the line count, not those of the game before it.
 *
 * Source: A. Nagai, Df-pn algorithm for searching AND/OR trees, 2002; largest, not sum:
 * T. Ueda, T. Hashimoto, J. Hashimoto, H. Iida, Weak proof-number search, 2008. */
#include "search.h"

#include <string.h>

enum {
    IMPOSSIBLE = 1 << 30,      /* phi or delta of what is shown to be wrong */
    MATE_ENTRIES = 1 << 20,    /* of 32 bytes: enough for a minute; a power of two */
    MATE_PROBES = 8,           /* neighbours in which a position may be stored */
    MATE_LIMIT = MAX_PLY - 2,  /* plies; longer mates are not looked for */
    UNLIMITED = INT16_MAX,     /* plies: no mate, however long */
    NO_LOOP = MAX_PLY,         /* the failure rests on no repetition */
    SHORTEN_NODES = 200000,    /* for a look for a shorter mate, beside a quarter of the
                                * nodes that the first one took */
};

/* What is known about a position. */
typedef struct {
    uint32_t phi, delta;
    uint32_t hand;  /* the attacker's, packed; of a mate: all that he needs of it */
    int16_t length; /* plies to the mate, or within which there is none for sure */
    int16_t loop;   /* of no mate: ply of the earliest position repeated */
} Proof;

typedef struct {
    uint64_t board_key;
    Proof proof;
    uint32_t line;     /* key of the line from the root; matters with a loop */
    uint32_t effort;   /* nodes spent here; the cheapest is overwritten. 0: empty */
} MateEntry;

typedef struct {
    Move move;
    Proof proof; /* after it, for the other side */
} Answer;

/* The search for mates: one at a time. The table (32 MB) takes up no memory before its
 * first use. */
static struct {
    int attacker;
    int limit;          /* plies from the root within which the mate must be given */
    int base;           /* ply from which on repetitions count */
    uint64_t last_node; /* give up at this number of nodes */
    uint64_t board_key[MAX_PLY + 1]; /* of the line, by ply */
    uint32_t hand[MAX_PLY + 1];
    MateEntry table[MATE_ENTRIES];
} solver;

/* A hand as one number, with a spare bit behind each count to compare all at once. */
enum { SPARE_BITS = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 24 | 1 << 27 };

static uint32_t pack_hand(const uint8_t *hand)
{
    return (uint32_t)(hand[PAWN] | hand[LANCE] << 6 | hand[KNIGHT] << 10
        | hand[SILVER] << 14 | hand[GOLD] << 18 | hand[BISHOP] << 22 | hand[ROOK] << 25);
}

/* Does the first hand hold at least what the second does? */
static bool holds(uint32_t hand, uint32_t other)
{
    return (((hand | SPARE_BITS) - other) & SPARE_BITS) == SPARE_BITS;
}

/* Where the count of each kind is in the packed hand, and the bits that hold it. */
static const uint8_t hand_shift[HAND_KINDS] = { [PAWN] = 0, [LANCE] = 6, [KNIGHT] = 10,
    [SILVER] = 14, [GOLD] = 18, [BISHOP] = 22, [ROOK] = 25 };
static const uint32_t hand_bits[HAND_KINDS] = { [PAWN] = 31, [LANCE] = 7, [KNIGHT] = 7,
    [SILVER] = 7, [GOLD] = 7, [BISHOP] = 3, [ROOK] = 3 };

/* The larger of both counts of each kind. */
static uint32_t join_hands(uint32_t hand, uint32_t other)
{
    uint32_t joined = 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++) {
        uint32_t bits = hand_bits[kind] << hand_shift[kind];
        joined |= (hand & bits) > (other & bits) ? hand & bits : other & bits;
    }
    return joined;
}

/* What the attacker needs to have before a move if he needs `hand` after it. */
static uint32_t hand_before(const Position *pos, Move move, uint32_t hand)
{
    int taken = pos->board[move_to(move)];
    if (move_is_drop(move))
        return hand + (1u << hand_shift[move_kind(move)]);
    int kind = kind_plain(piece_kind(taken));
    if (taken != EMPTY && (hand >> hand_shift[kind] & hand_bits[kind]))
        hand -= 1u << hand_shift[kind];
    return hand;
}

/* In a check from afar the attacker needs all pieces of a kind that the defender lacks:
 * else those could be dropped in between. */
static uint32_t hand_withheld(const Position *pos)
{
    int king = pos->king[pos->side];
    uint32_t checks = pos->attack[!pos->side][king], hand = 0;
    int bit = lowest_bit(checks);
    if ((checks & (checks - 1)) || bit < SLIDE
        || pos->board[king - step[bit - SLIDE]] != EMPTY)
        return 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        if (pos->hand[pos->side][kind] == 0)
            hand |= (uint32_t)pos->hand[!pos->side][kind] << hand_shift[kind];
    return hand;
}

static Proof mate_within(bool attacks, int length, uint32_t hand)
{
    return (Proof){ attacks ? 0 : IMPOSSIBLE, attacks ? IMPOSSIBLE : 0, hand,
                    (int16_t)length, NO_LOOP };
}

static Proof no_mate_within(bool attacks, int length, int loop)
{
    return (Proof){ attacks ? IMPOSSIBLE : 0, attacks ? 0 : IMPOSSIBLE, 0,
                    (int16_t)length, (int16_t)loop };
}

static MateEntry *first_entry(uint64_t board_key)
{
    return &solver.table[board_key & (MATE_ENTRIES - 1) & ~(uint64_t)(MATE_PROBES - 1)];
}

/* Does an entry that says mate or no mate say so of the position at `ply`, too? More in
 * the attacker's hand is never worse for him. */
static bool decides(const MateEntry *e, bool mate, int ply, uint32_t line)
{
    uint32_t hand = solver.hand[ply];
    int left = solver.limit - ply;
    if (mate)
        return e->proof.length <= left && holds(hand, e->proof.hand);
    if (e->proof.loop != NO_LOOP && (e->line != line || e->proof.hand != hand))
        return false;
    return e->proof.length >= left && holds(e->proof.hand, hand);
}

/* What the table knows of the position at `ply`: true if it is decided there, or its own
 * numbers are. False if they are only lower bounds, 1 or from positions with other hands:
 * with more in hand mate is no harder to prove, with less no easier. */
static bool recall(int ply, bool attacks, uint32_t line, Proof *proof)
{
    uint32_t hand = solver.hand[ply], to_mate = 1, to_refute = 1;
    bool known = false;
    const MateEntry *e = first_entry(solver.board_key[ply]);
    for (const MateEntry *last = e + MATE_PROBES; e < last; e++) {
        if (e->effort == 0 || e->board_key != solver.board_key[ply])
            continue;
        uint32_t mate = attacks ? e->proof.phi : e->proof.delta;
        uint32_t refute = attacks ? e->proof.delta : e->proof.phi;
        if (mate == 0 || refute == 0) {
            *proof = e->proof;
            if (decides(e, mate == 0, ply, line))
                return true;
            continue;
        }
        known |= e->proof.hand == hand;
        if (mate > to_mate && holds(e->proof.hand, hand))
            to_mate = mate;
        if (refute > to_refute && holds(hand, e->proof.hand))
            to_refute = refute;
    }
    *proof = (Proof){ attacks ? to_mate : to_refute, attacks ? to_refute : to_mate, hand,
                      0, NO_LOOP };
    return known;
}

static void keep(int ply, uint32_t line, Proof proof, uint64_t effort)
{
    uint64_t key = solver.board_key[ply];
    MateEntry *e = first_entry(key), *place = e;
    for (const MateEntry *last = e + MATE_PROBES; e < last; e++) {
        if (e->effort != 0 && e->board_key == key && e->proof.hand == proof.hand) {
            place = e;
            break;
        }
        if (e->effort < place->effort)
            place = e;
    }
    *place = (MateEntry){ key, proof, line, effort < UINT32_MAX ? (uint32_t)effort
                                                                  : UINT32_MAX };
}

/* What the attacker needs for a mate in one; all he has, if it comes from afar. */
static uint32_t hand_of_mate(const Position *pos, Move mate)
{
    int king = pos->king[!pos->side], to = move_to(mate);
    bool near = move_kind_after(mate) == KNIGHT;
    for (int d = 0; d < 8; d++)
        near |= king + step[d] == to;
    return near ? hand_before(pos, mate, 0) : pack_hand(pos->hand[pos->side]);
}

/* How many answers to a check there are to think about: drops on one square, which mostly
 * fail for the same reason, count once. */
static uint32_t count_answers(const Position *pos)
{
    Move list[MAX_MOVES];
    int count = generate_evasions(pos, list), dropped_on = NO_SQUARE;
    uint32_t answers = 0;
    for (int i = 0; i < count; i++) {
        answers += !move_is_drop(list[i]) || move_to(list[i]) != dropped_on;
        if (move_is_drop(list[i]))
            dropped_on = move_to(list[i]);
    }
    return answers;
}

/* A new position at `ply`: known, repeated, or judged at a glance. */
static Proof assess(const Position *pos, int ply, uint32_t line)
{
    bool attacks = pos->side == solver.attacker;
    uint32_t hand = pack_hand(pos->hand[solver.attacker]);
    Proof proof;
    solver.board_key[ply] = pos->board_key;
    solver.hand[ply] = hand;
    bool known = recall(ply, attacks, line, &proof);
    if (known && (proof.phi == 0 || proof.delta == 0))
        return proof;
    for (int i = ply - 2; i >= solver.base; i -= 2)
        if (solver.board_key[i] == pos->board_key && holds(solver.hand[i], hand))
            return no_mate_within(attacks, UNLIMITED, i);
    if (attacks && ply >= solver.limit) /* known from a shorter line, perhaps */
        return no_mate_within(true, 0, NO_LOOP);
    if (known)
        return proof;
    if (attacks) {
        Move mate = mate_in_one(pos);
        return mate == MOVE_NONE ? proof : mate_within(true, 1, hand_of_mate(pos, mate));
    }
    uint32_t answers = count_answers(pos);
    if (answers == 0)
        return mate_within(false, 0, hand_withheld(pos));
    proof.delta = answers > proof.delta ? answers : proof.delta;
    return proof;
}

/* The key of the line that goes on to the position at `ply`. */
static uint32_t extend_line(uint32_t line, const Position *pos)
{
    return (line ^ (uint32_t)(position_key(pos) >> 32)) * 0x9e3779b1u;
}

/* All checks, or all answers to a check. No move is pointless here: a refusal to promote
 * can avoid a drop-pawn mate. */
static int expand(Search *s, int ply, uint32_t line, Answer *list)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(s->pos, moves), used = 0;
    for (int i = 0; i < count; i++) {
        if (s->pos->side == solver.attacker && !move_gives_check(s->pos, moves[i]))
            continue;
        search_stopped(s);
        move_make(s->pos, moves[i]);
        Proof proof = assess(s->pos, ply + 1, extend_line(line, s->pos));
        move_unmake(s->pos);
        list[used++] = (Answer){ moves[i], proof };
        if (proof.delta == 0 && s->pos->side == solver.attacker)
            break;
    }
    return used;
}

/* Which answer to look at next, and what limits it. */
typedef struct {
    int best;
    uint32_t second; /* the least delta of the others */
    int open;        /* answers that have not yet succeeded */
} Choice;

/* Complete what is known of a decided position. The attacker mates as early as he can,
 * and fails within the least that all his moves have in common; the defender has a
 * choice. */
static void settle(Proof *proof, const Position *pos, const Answer *list, int count)
{
    bool attacks = pos->side == solver.attacker;
    int length = attacks ? UNLIMITED : -1, loop = attacks ? NO_LOOP : -1;
    uint32_t hand = proof->delta == 0 && !attacks ? hand_withheld(pos) : 0;
    for (int i = 0; i < count; i++) {
        const Proof *p = &list[i].proof;
        if (proof->phi == 0 && p->delta != 0)
            continue;
        if (attacks) {
            if (proof->phi == 0 && p->length < length)
                hand = hand_before(pos, list[i].move, p->hand);
            length = p->length < length ? p->length : length;
            loop = p->loop < loop ? p->loop : loop;
        } else {
            if (proof->delta == 0)
                hand = join_hands(hand, p->hand);
            if (p->loop > loop || (p->loop == loop && p->length > length)) {
                length = p->length;
                loop = p->loop;
            }
        }
    }
    if ((attacks ? proof->phi : proof->delta) == 0)
        proof->hand = hand;
    proof->length = (int16_t)(length < UNLIMITED ? length + 1 : UNLIMITED);
    proof->loop = (int16_t)loop;
}

static Proof combine(const Position *pos, const Answer *list, int count, Choice *choice)
{
    bool attacks = pos->side == solver.attacker;
    uint32_t least = IMPOSSIBLE, largest = 0;
    int dropped_on = NO_SQUARE; /* interpositions on one square are open together */
    *choice = (Choice){ 0, IMPOSSIBLE, 0 };
    for (int i = 0; i < count; i++) {
        uint32_t phi = list[i].proof.phi, delta = list[i].proof.delta;
        if (delta < least || (delta == least && phi > list[choice->best].proof.phi)) {
            choice->second = least;
            choice->best = i;
            least = delta;
        } else if (delta < choice->second) {
            choice->second = delta;
        }
        largest = phi > largest ? phi : largest;
        if (phi > 0) {
            bool between = !attacks && move_is_drop(list[i].move);
            choice->open += !between || move_to(list[i].move) != dropped_on;
            if (between)
                dropped_on = move_to(list[i].move);
        }
    }
    Proof proof = { least, largest, pack_hand(pos->hand[solver.attacker]), 0, NO_LOOP };
    if (choice->open > 1 && largest < IMPOSSIBLE)
        proof.delta += (uint32_t)choice->open - 1;
    if (proof.phi == 0 || proof.delta == 0)
        settle(&proof, pos, list, count);
    return proof;
}

static bool gives_up(const Search *s) { return s->stop || s->nodes >= solver.last_node; }

/* Search the position at `ply`, whose answers are listed, until phi or delta reaches its
 * limit. */
static Proof prove(Search *s, int ply, uint32_t line, Answer *list, int count,
                   uint32_t phi_limit, uint32_t delta_limit);

static Proof prove_answer(Search *s, int ply, uint32_t line, uint32_t phi_limit,
                          uint32_t delta_limit)
{
    Answer list[MAX_MOVES];
    uint64_t before = s->nodes;
    Proof proof = assess(s->pos, ply, line);
    if (proof.phi >= phi_limit || proof.delta >= delta_limit)
        return proof;
    int count = expand(s, ply, line, list);
    proof = prove(s, ply, line, list, count, phi_limit, delta_limit);
    if (!gives_up(s))
        keep(ply, line, proof, s->nodes - before + 1);
    return proof;
}

static Proof prove(Search *s, int ply, uint32_t line, Answer *list, int count,
                   uint32_t phi_limit, uint32_t delta_limit)
{
    for (;;) {
        Choice choice;
        Proof proof = combine(s->pos, list, count, &choice);
        if (proof.loop >= ply)
            proof.loop = NO_LOOP;
        if (proof.phi >= phi_limit || proof.delta >= delta_limit || gives_up(s))
            return proof;
        /* Stay a little longer than needed: going to and fro costs more. */
        uint32_t stay = choice.second + choice.second / 4 + 1;
        Answer *a = &list[choice.best];
        move_make(s->pos, a->move);
        a->proof = prove_answer(s, ply + 1, extend_line(line, s->pos),
                                delta_limit - (uint32_t)(choice.open - 1),
                                stay < phi_limit ? stay : phi_limit);
        move_unmake(s->pos);
    }
}

/* The defender's answer, -1 if there is none: one after which there is no mate two plies
 * earlier than the limit, if that can be shown; else that with the longest mate known. */
static int best_defence(Search *s, int ply, uint32_t key, const Answer *list, int count,
                        bool thorough)
{
    int best = -1;
    for (int i = 0; i < count; i++)
        if (best < 0 || list[i].proof.length > list[best].proof.length)
            best = i;
    if (!thorough || count < 2)
        return best;
    Answer again[MAX_MOVES];
    solver.limit -= 2;
    expand(s, ply, key, again);
    prove(s, ply, key, again, count, IMPOSSIBLE, IMPOSSIBLE);
    solver.limit += 2;
    for (int i = 0; i < count; i++)
        if (again[i].proof.delta == 0)
            return i;
    return best;
}

static int best_attack(const Answer *list, int count)
{
    int best = -1;
    for (int i = 0; i < count; i++)
        if (list[i].proof.delta == 0
            && (best < 0 || list[i].proof.length < list[best].proof.length))
            best = i;
    return best;
}

/* Play the proof down from here. What the table has lost is proved again. The proof was
 * perhaps found on another way to this position, so the one we came is forgotten. Returns
 * whether the line ends in mate; restores the position. */
static bool follow(Search *s, int ply, uint32_t key, Line *line, bool thorough)
{
    Answer list[MAX_MOVES];
    bool attacks = s->pos->side == solver.attacker;
    solver.base = ply;
    int count = expand(s, ply, key, list);
    Proof proof = prove(s, ply, key, list, count, IMPOSSIBLE, IMPOSSIBLE);
    if ((attacks ? proof.phi : proof.delta) != 0)
        return false;
    line->length = ply;
    int best = attacks ? best_attack(list, count)
                       : best_defence(s, ply, key, list, count, thorough);
    if (best < 0)
        return true;
    line->move[ply] = list[best].move;
    move_make(s->pos, list[best].move);
    bool mates = follow(s, ply + 1, extend_line(key + 1, s->pos), line, thorough);
    move_unmake(s->pos);
    return mates;
}

/* Mate in at most `limit` plies. What the table knows is true under any other limit. */
static Proof prove_root(Search *s, int limit)
{
    solver.limit = limit;
    solver.base = 0;
    return prove_answer(s, 0, 0, IMPOSSIBLE, IMPOSSIBLE);
}

/* Look for mates shorter than `length`, halving the range each time; leave the line of
 * the shortest one. */
static void shorten(Search *s, int length, Line *line)
{
    uint64_t nodes = s->nodes / 4 + SHORTEN_NODES;
    for (int least = 1; least < length && !s->stop;) {
        int limit = (least + length - 2) / 2 | 1;
        solver.last_node = s->nodes + nodes;
        Proof proof = prove_root(s, limit);
        if (proof.phi == 0)
            length = proof.length;
        else
            least = limit + 2;
    }
    Line shortest;
    solver.limit = length;
    solver.last_node = s->nodes + nodes;
    if (follow(s, 0, 2, &shortest, true))
        *line = shortest;
}

MateResult mate_search(Search *s, Line *line)
{
    line->length = 0;
    solver.attacker = s->pos->side;
    solver.last_node = UINT64_MAX;
    if (s->pos->king[!solver.attacker] == NO_SQUARE)
        return MATE_NONE;
    memset(solver.table, 0, sizeof solver.table);
    Proof proof = prove_root(s, MATE_LIMIT);
    if (proof.delta == 0 && proof.length == UNLIMITED)
        return MATE_NONE;
    if (proof.phi != 0 || !follow(s, 0, 1, line, false))
        return MATE_TIMEOUT;
    shorten(s, proof.length, line);
    return MATE_FOUND;
}
