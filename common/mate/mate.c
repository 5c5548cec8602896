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
#include "mate/mate.h"

#include "game/mate_one.h"
#include "mate/table.h"

enum {
    MATE_LIMIT = MAX_PLY - 2, /* plies; longer mates are not looked for */
    SHORTEN_NODES = 200000,   /* to look for a shorter mate, beside a quarter of the
                               * nodes that the first one took */
};

typedef struct {
    Move move;
    Proof proof; /* after it, for the other side */
} Branch;

/* The search for mates: one at a time. */
static struct {
    int attacker;
    int limit;          /* plies from the root within which the mate must be given */
    int base;           /* ply from which on repetitions count */
    uint64_t last_node; /* give up at this number of nodes */
    uint64_t board_key[MAX_PLY + 1]; /* of the line, by ply */
    PackedHand hand[MAX_PLY + 1];
} solver;

/* --- hands of the attacker --- */

/* Where the count of each kind is in the packed hand, and the bits that hold it. */
static const uint8_t shift[HAND_KINDS] = { [PAWN] = 0, [LANCE] = 6, [KNIGHT] = 10,
    [SILVER] = 14, [GOLD] = 18, [BISHOP] = 22, [ROOK] = 25 };
static const uint32_t bits[HAND_KINDS] = { [PAWN] = 31, [LANCE] = 7, [KNIGHT] = 7,
    [SILVER] = 7, [GOLD] = 7, [BISHOP] = 3, [ROOK] = 3 };

static PackedHand hand_pack(const uint8_t hand[HAND_KINDS])
{
    PackedHand packed = 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        packed |= (PackedHand)hand[kind] << shift[kind];
    return packed;
}

/* The larger of both counts of each kind. */
static PackedHand hand_join(PackedHand hand, PackedHand other)
{
    PackedHand joined = 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++) {
        PackedHand mask = bits[kind] << shift[kind];
        joined |= (hand & mask) > (other & mask) ? hand & mask : other & mask;
    }
    return joined;
}

/* What the attacker needs before a move if it needs `hand` after it. */
static PackedHand hand_before(const Position *pos, Move move, PackedHand hand)
{
    if (move_is_drop(move))
        return hand + (1u << shift[move_kind(move)]);
    int taken = pos->board[move_to(move)];
    PackedHand one = 1u << shift[kind_plain(piece_kind(taken))];
    return taken != EMPTY && hand_holds(hand, one) ? hand - one : hand;
}

/* Against a check from a distance the defender drops a piece in between if it has one. So
 * the attacker needs to keep all its pieces of the kinds that the defender lacks. 0 in
 * any other check. Needs: the defender to move, in check. */
static PackedHand hand_withheld(const Position *pos)
{
    int king = pos->king[pos->side];
    uint32_t checks = pos->attack[!pos->side][king];
    int bit = lowest_bit(checks);
    PackedHand hand = 0;
    if ((checks & (checks - 1)) || bit < SLIDE
        || pos->board[king - step[bit - SLIDE]] != EMPTY)
        return 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        if (pos->hand[pos->side][kind] == 0)
            hand |= (PackedHand)pos->hand[!pos->side][kind] << shift[kind];
    return hand;
}

/* What the attacker needs for a mate in one; all he has, if it comes from afar. */
static PackedHand hand_of_mate(const Position *pos, Move mate)
{
    int king = pos->king[!pos->side], to = move_to(mate);
    bool near = move_kind_after(mate) == KNIGHT;
    for (int d = 0; d < 8; d++)
        near |= king + step[d] == to;
    return near ? hand_before(pos, mate, 0) : hand_pack(pos->hand[pos->side]);
}

/* --- proofs --- */

/* Decided: the side to move reaches its goal, or does not. */
static Proof decided(bool reached, PackedHand hand, int length, int loop)
{
    return (Proof){ reached ? 0 : IMPOSSIBLE, reached ? IMPOSSIBLE : 0, hand,
                    (int16_t)length, (int16_t)loop };
}

/* Is this another way to answer than the moves before it? Drops on one square, which
 * mostly fail for the same reason, count once. */
static bool is_another_way(Move move, int *dropped_on)
{
    if (!move_is_drop(move))
        return true;
    bool another = move_to(move) != *dropped_on;
    *dropped_on = move_to(move);
    return another;
}

/* How many answers to a check there are to think about. */
static uint32_t count_answers(const Position *pos)
{
    Move list[MAX_MOVES];
    int count = generate_evasions(pos, list), dropped_on = NO_SQUARE;
    uint32_t answers = 0;
    for (int i = 0; i < count; i++)
        answers += is_another_way(list[i], &dropped_on);
    return answers;
}

/* A new position at `ply`: known, repeated, or judged at a glance. */
static Proof assess(Position *pos, int ply, uint32_t line)
{
    bool attacks = pos->side == solver.attacker;
    PackedHand hand = hand_pack(pos->hand[solver.attacker]);
    Proof proof;
    solver.board_key[ply] = pos->board_key;
    solver.hand[ply] = hand;
    MateNode node = { pos->board_key, hand, line, solver.limit - ply, attacks };
    bool known = mate_table_probe(&node, &proof);
    if (known && (proof.phi == 0 || proof.delta == 0))
        return proof;
    for (int i = ply - 2; i >= solver.base; i -= 2)
        if (solver.board_key[i] == pos->board_key && hand_holds(solver.hand[i], hand))
            return decided(!attacks, 0, UNLIMITED, i);
    if (attacks && ply >= solver.limit) /* known from a shorter line, perhaps */
        return decided(false, 0, 0, NO_LOOP);
    if (known)
        return proof;
    Move mate = attacks ? mate_in_one(pos) : MOVE_NONE;
    if (mate != MOVE_NONE)
        return decided(true, hand_of_mate(pos, mate), 1, NO_LOOP);
    if (attacks)
        return proof;
    uint32_t answers = count_answers(pos);
    if (answers == 0)
        return decided(false, hand_withheld(pos), 0, NO_LOOP);
    proof.delta = answers > proof.delta ? answers : proof.delta;
    return proof;
}

/* The key of the line that goes on to the position at `ply`. */
static uint32_t extend_line(uint32_t line, const Position *pos)
{
    return (line ^ (uint32_t)(position_key(pos) >> 32)) * 0x9e3779b1u;
}

/* All checks, or all answers. Even a refusal to promote can avoid a drop-pawn mate. */
static int expand(Search *s, int ply, uint32_t line, Branch *list)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(s->pos, moves), used = 0;
    for (int i = 0; i < count; i++) {
        if (s->pos->side == solver.attacker && !move_gives_check(s->pos, moves[i]))
            continue;
        search_counts(s);
        move_make(s->pos, moves[i]);
        Proof proof = assess(s->pos, ply + 1, extend_line(line, s->pos));
        move_unmake(s->pos);
        list[used++] = (Branch){ moves[i], proof };
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
 * and fails within the least that his moves have in common; the defender chooses. */
static void settle(Proof *proof, const Position *pos, const Branch *list, int count)
{
    bool attacks = pos->side == solver.attacker;
    int length = attacks ? UNLIMITED : -1, loop = attacks ? NO_LOOP : -1;
    PackedHand hand = proof->delta == 0 && !attacks ? hand_withheld(pos) : 0;
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
                hand = hand_join(hand, p->hand);
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

static Proof combine(const Position *pos, const Branch *list, int count, Choice *choice)
{
    bool attacks = pos->side == solver.attacker;
    uint32_t least = IMPOSSIBLE, largest = 0;
    int dropped_on = NO_SQUARE;
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
        if (phi > 0)
            choice->open += attacks || is_another_way(list[i].move, &dropped_on);
    }
    Proof proof = { least, largest, hand_pack(pos->hand[solver.attacker]), 0, NO_LOOP };
    if (choice->open > 1 && largest < IMPOSSIBLE)
        proof.delta += (uint32_t)choice->open - 1;
    if (proof.phi == 0 || proof.delta == 0)
        settle(&proof, pos, list, count);
    return proof;
}

static bool gives_up(const Search *s) { return s->stop || s->nodes >= solver.last_node; }

/* Search the position at `ply`, whose answers are listed, until a limit is reached. */
static Proof prove(Search *s, int ply, uint32_t line, Branch *list, int count,
                   uint32_t phi_limit, uint32_t delta_limit);

static Proof prove_answer(Search *s, int ply, uint32_t line, uint32_t phi_limit,
                          uint32_t delta_limit)
{
    Branch list[MAX_MOVES];
    uint64_t before = s->nodes;
    Proof proof = assess(s->pos, ply, line);
    if (proof.phi >= phi_limit || proof.delta >= delta_limit)
        return proof;
    int count = expand(s, ply, line, list);
    proof = prove(s, ply, line, list, count, phi_limit, delta_limit);
    if (!gives_up(s))
        mate_table_store(solver.board_key[ply], line, proof, s->nodes - before + 1);
    return proof;
}

static Proof prove(Search *s, int ply, uint32_t line, Branch *list, int count,
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
        Branch *a = &list[choice.best];
        move_make(s->pos, a->move);
        a->proof = prove_answer(s, ply + 1, extend_line(line, s->pos),
                                delta_limit - (uint32_t)(choice.open - 1),
                                stay < phi_limit ? stay : phi_limit);
        move_unmake(s->pos);
    }
}

/* The defender's answer, -1 if there is none: one after which there is no mate two plies
 * earlier than the limit, if that can be shown; else that with the longest mate known. */
static int best_defence(Search *s, int ply, uint32_t key, const Branch *list, int count,
                        bool thorough)
{
    int best = -1;
    for (int i = 0; i < count; i++)
        if (best < 0 || list[i].proof.length > list[best].proof.length)
            best = i;
    if (!thorough || count < 2)
        return best;
    Branch again[MAX_MOVES];
    solver.limit -= 2;
    expand(s, ply, key, again);
    prove(s, ply, key, again, count, IMPOSSIBLE, IMPOSSIBLE);
    solver.limit += 2;
    for (int i = 0; i < count; i++)
        if (again[i].proof.delta == 0)
            return i;
    return best;
}

static int best_attack(const Branch *list, int count)
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
    Branch list[MAX_MOVES];
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

/* Look for mates shorter than `length`, halving the range; leave the shortest line. */
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

MateResult mate_search(Search *s, const Position *pos, const Request *request, Line *line)
{
    think_begin(s, pos, request);
    line->length = 0;
    solver.attacker = s->pos->side;
    solver.last_node = UINT64_MAX;
    mate_table_clear();
    Proof proof = decided(false, 0, UNLIMITED, NO_LOOP);
    if (s->pos->king[!solver.attacker] != NO_SQUARE)
        proof = prove_root(s, MATE_LIMIT);
    if (proof.delta == 0 && proof.length == UNLIMITED)
        return s->stop ? MATE_TIMEOUT : MATE_NONE;
    if (proof.phi != 0 || !follow(s, 0, 1, line, false))
        return MATE_TIMEOUT;
    shorten(s, proof.length, line);
    return MATE_FOUND;
}
