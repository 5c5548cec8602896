/* rules.h - what ends a game, and why a move is illegal. */
#ifndef RULES_H
#define RULES_H

#include "game/position.h"

/* Verdict on a repeated position. The loser is the side that gave perpetual check. */
typedef enum {
    REPEAT_NONE,
    REPEAT_DRAW,       /* 千日手 */
    REPEAT_BLACK_LOSES, /* 連続王手の千日手: all of Black's moves in the cycle were checks */
    REPEAT_WHITE_LOSES,
} Repeat;

/* The rule of the game: has the position on the board occurred for the 4th time, the
 * initial one counted? Same position = same board, hands and side to move. */
Repeat rules_repetition(const Position *pos);

/* The rule of the search: the same verdict at the first recurrence of any earlier
 * position. Costs one look at the filter if nothing has recurred. */
Repeat rules_first_repeat(const Position *pos);

/* Declaration by an entered king (入玉宣言), by points; under the rules with an H the side
 * that gave pieces as a handicap counts those, too. Under the try rule (トライルール) nobody
 * declares: a king that reaches the square where the enemy king began has won. */
typedef enum {
    DECLARE_27, DECLARE_24, DECLARE_27H, DECLARE_24H, DECLARE_TRY, DECLARE_OFF,
} DeclareRule;
typedef enum { DECLARE_NO, DECLARE_DRAW, DECLARE_WIN } DeclareVerdict;

/* The form of this rule in which pieces given as a handicap count. */
static inline DeclareRule declare_with_given(DeclareRule rule)
{
    return rule == DECLARE_27 ? DECLARE_27H : rule == DECLARE_24 ? DECLARE_24H : rule;
}

/* The conditions, for the side to move; every field is filled whatever the verdict. */
typedef struct {
    bool king_in_zone;
    bool in_check;
    int pieces; /* own pieces in the enemy camp, king not counted; 10 are needed */
    int points; /* those and the hand: rook and bishop 5, others 1; what was given */
    int needed; /* points needed to win: 28 Black, 27 White; 31 by the 24-point rule */
} Declaration;

/* Only the 24-point rules know DECLARE_DRAW. `report` may be NULL. */
DeclareVerdict rules_declaration(const Position *pos, DeclareRule rule,
                                 Declaration *report);

/* The try rule: has the king of `side` reached that square? And the legal move that takes
 * the mover's king there; MOVE_NONE: there is none. */
bool rules_tried(const Position *pos, int side);
Move rules_try(const Position *pos);

/* Why a move is illegal, the most helpful reason first; in words: text/messages.h. */
typedef enum {
    LEGAL,
    ILLEGAL_NO_PIECE,      /* the square is empty, or no such piece in hand */
    ILLEGAL_NOT_YOURS,
    ILLEGAL_CANNOT_MOVE_SO,
    ILLEGAL_BLOCKED,       /* it moves like that, but a piece is in the way */
    ILLEGAL_OWN_PIECE,     /* the target holds a piece of the same side */
    ILLEGAL_OCCUPIED,      /* a drop on a piece */
    ILLEGAL_TWO_PAWNS,     /* 二歩 */
    ILLEGAL_DROP_MATE,     /* 打ち歩詰め */
    ILLEGAL_DEAD_END,      /* dropped where it can never move: 行き所のない駒 */
    ILLEGAL_MUST_PROMOTE,
    ILLEGAL_NOT_PROMOTABLE, /* the kind never promotes, is promoted, or is dropped */
    ILLEGAL_NOT_IN_ZONE,   /* promotion outside the zone */
    ILLEGAL_IN_CHECK,      /* does not answer the check */
    ILLEGAL_INTO_CHECK,    /* the king walks into an attack, or a pinned piece leaves */
    ILLEGAL_REASONS,
} Illegal;

/* A move as a player means it, not yet known to be possible: squares on the board. */
typedef struct {
    int from; /* NO_SQUARE for a drop */
    int to;
    int kind; /* plain kind of a drop */
    bool promote;
} Intent;

/* LEGAL and the move in *move, or the reason why not (then *move is MOVE_NONE). */
Illegal rules_judge(const Position *pos, Intent intent, Move *move);

#endif
