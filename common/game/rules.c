/* rules.c - what ends a game, and why a move is illegal. See rules.h. */
#include "game/rules.h"

#include "game/movegen.h"

/* --- repetition --- */

/* Plies since the position on the board stood there for the `times`-th time, counted
 * back from now; 0 if it has not. A pass cuts off all that lies before it. */
static int plies_since(const Position *pos, int times)
{
    for (int back = 2; back <= pos->ply; back += 2) {
        const History *then = &pos->history[pos->ply - back];
        if (then[0].move == MOVE_NONE || then[1].move == MOVE_NONE)
            return 0;
        if (then->board_key == pos->board_key && then->hand_key == pos->hand_key
            && --times == 0)
            return back;
    }
    return 0;
}

/* Verdict on a cycle of `plies`: each side made half of its moves. A run of checks at
 * least that long means that all of them were checks. */
static Repeat judge_cycle(const Position *pos, int plies)
{
    bool opponent_checks = pos->check_run >= plies / 2;
    bool mover_checks = pos->history[pos->ply - 1].check_run >= plies / 2;
    if (opponent_checks == mover_checks)
        return REPEAT_DRAW;
    bool black_checks = mover_checks == (pos->side == BLACK);
    return black_checks ? REPEAT_BLACK_LOSES : REPEAT_WHITE_LOSES;
}

Repeat rules_repetition(const Position *pos)
{
    int plies = plies_since(pos, 3);
    return plies ? judge_cycle(pos, plies) : REPEAT_NONE;
}

Repeat rules_first_repeat(const Position *pos)
{
    if (!pos->repeat_filter[repeat_index(pos)])
        return REPEAT_NONE;
    int plies = plies_since(pos, 1);
    return plies ? judge_cycle(pos, plies) : REPEAT_NONE;
}

/* --- declaration --- */

enum {
    DECLARE_PIECES = 10,      /* pieces needed in the camp, king not counted */
    DECLARE_BLACK = 28,       /* points; Black has the first move, so needs one more */
    DECLARE_WHITE = 27,       /* points */
    DECLARE_24_WIN = 31,      /* points, 24-point rule */
    DECLARE_24_DRAW = 24,     /* points, 24-point rule */
    POINTS_BIG = 5,           /* bishop and rook, also promoted; every other piece 1 */
    POINTS_ALL = 54,          /* of both sides together in an even game */
};

/* 大駒 and 小駒 */
static int piece_points(int kind)
{
    return kind_plain(kind) == BISHOP || kind_plain(kind) == ROOK ? POINTS_BIG : 1;
}

/* Count the pieces of the side to move in the enemy camp into the report. */
static void count_camp(const Position *pos, Declaration *report)
{
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = pos->board[sq];
        if (!(piece & piece_flag(pos->side)) || !in_zone(pos->side, sq)
            || piece_kind(piece) == KING)
            continue;
        report->pieces++;
        report->points += piece_points(piece_kind(piece));
    }
}

/* What is not there was given by White, before the first move: points never change but
 * for the side that has them. */
static int given_points(const Position *pos)
{
    int points = 0;
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = pos->board[sq];
        if (piece != EMPTY && piece != WALL && piece_kind(piece) != KING)
            points += piece_points(piece_kind(piece));
    }
    for (int kind = PAWN; kind <= ROOK; kind++)
        points += (pos->hand[BLACK][kind] + pos->hand[WHITE][kind]) * piece_points(kind);
    return POINTS_ALL - points;
}

/* All conditions but the points are the same in all rules with points. */
static DeclareVerdict declare_verdict(bool rule_24, const Declaration *report)
{
    if (!report->king_in_zone || report->in_check || report->pieces < DECLARE_PIECES)
        return DECLARE_NO;
    if (report->points >= report->needed)
        return DECLARE_WIN;
    return rule_24 && report->points >= DECLARE_24_DRAW ? DECLARE_DRAW : DECLARE_NO;
}

DeclareVerdict rules_declaration(const Position *pos, DeclareRule rule,
                                 Declaration *report)
{
    Declaration local;
    if (!report)
        report = &local;
    int king = pos->king[pos->side];
    bool rule_24 = rule == DECLARE_24 || rule == DECLARE_24H;
    *report = (Declaration){
        .king_in_zone = king != NO_SQUARE && in_zone(pos->side, king),
        .in_check = pos->in_check != 0,
        .needed = rule_24 ? DECLARE_24_WIN
                : pos->side == BLACK ? DECLARE_BLACK : DECLARE_WHITE,
    };
    count_camp(pos, report);
    for (int kind = PAWN; kind <= ROOK; kind++)
        report->points += pos->hand[pos->side][kind] * piece_points(kind);
    if (pos->side == WHITE && (rule == DECLARE_27H || rule == DECLARE_24H))
        report->points += given_points(pos);
    if (rule == DECLARE_TRY)
        return rules_tried(pos, pos->side) ? DECLARE_WIN : DECLARE_NO;
    return rule == DECLARE_OFF ? DECLARE_NO : declare_verdict(rule_24, report);
}

/* Where the other king began: 5一 for Black. */
static int try_square(int side) { return square_make(5, side == BLACK ? 1 : 9); }

bool rules_tried(const Position *pos, int side)
{
    return pos->king[side] == try_square(side);
}

Move rules_try(const Position *pos)
{
    int king = pos->king[pos->side];
    Move move = board_move(king, try_square(pos->side), KING);
    return king != NO_SQUARE && move_is_legal(pos, move) ? move : MOVE_NONE;
}

/* --- legality with reasons --- */

/* Can the piece go from `from` to `to` as it moves, whoever stands on `to`? */
static Illegal judge_path(const Position *pos, int from, int to)
{
    uint32_t mask = attack_mask[pos->board[from]];
    for (int d = 0; d < 12; d++)
        if (mask >> d & 1 && from + step[d] == to)
            return LEGAL;
    for (int d = 0; d < 8; d++) {
        if (!(mask >> (SLIDE + d) & 1))
            continue;
        bool blocked = false;
        for (int sq = from + step[d]; pos->board[sq] != WALL; sq += step[d]) {
            if (sq == to)
                return blocked ? ILLEGAL_BLOCKED : LEGAL;
            blocked |= pos->board[sq] != EMPTY;
        }
    }
    return ILLEGAL_CANNOT_MOVE_SO;
}

/* 成り: must it, may it? The piece is known to move so. */
static Illegal judge_promotion(const Position *pos, Intent intent)
{
    int kind = piece_kind(pos->board[intent.from]);
    if (!intent.promote)
        return kind_is_stuck(pos->side, kind, intent.to) ? ILLEGAL_MUST_PROMOTE : LEGAL;
    if (!kind_can_promote(kind))
        return ILLEGAL_NOT_PROMOTABLE;
    bool zone = in_zone(pos->side, intent.from) || in_zone(pos->side, intent.to);
    return zone ? LEGAL : ILLEGAL_NOT_IN_ZONE;
}

/* From the plainest mistake to the subtlest: whoever moves the opponent's piece does not
 * want to hear about a pin. Only the last question is left to the move generator. */
static Illegal judge_board_move(const Position *pos, Intent intent, Move *move)
{
    int piece = pos->board[intent.from];
    if (piece == EMPTY)
        return ILLEGAL_NO_PIECE;
    if (!(piece & piece_flag(pos->side)))
        return ILLEGAL_NOT_YOURS;
    Illegal reason = judge_path(pos, intent.from, intent.to);
    if (reason == LEGAL && (pos->board[intent.to] & piece_flag(pos->side)))
        return ILLEGAL_OWN_PIECE;
    if (reason == LEGAL)
        reason = judge_promotion(pos, intent);
    if (reason != LEGAL)
        return reason;
    *move = board_move(intent.from, intent.to, piece_kind(piece))
        | (intent.promote ? (Move)MOVE_PROMOTE : 0);
    if (move_is_legal(pos, *move))
        return LEGAL;
    bool ignores = pos->in_check && piece_kind(piece) != KING;
    return ignores ? ILLEGAL_IN_CHECK : ILLEGAL_INTO_CHECK;
}

/* The same for drops. What fails last is an unanswered check, or drop-pawn mate. */
static Illegal judge_drop(const Position *pos, Intent intent, Move *move)
{
    int kind = intent.kind;
    if (kind < PAWN || kind > ROOK || !pos->hand[pos->side][kind])
        return ILLEGAL_NO_PIECE;
    if (intent.promote)
        return ILLEGAL_NOT_PROMOTABLE;
    if (pos->board[intent.to] != EMPTY)
        return ILLEGAL_OCCUPIED;
    if (kind_is_stuck(pos->side, kind, intent.to))
        return ILLEGAL_DEAD_END;
    if (kind == PAWN && pos->pawn_files[pos->side] >> square_file(intent.to) & 1)
        return ILLEGAL_TWO_PAWNS;
    *move = drop_move(intent.to, kind);
    if (move_is_legal(pos, *move))
        return LEGAL;
    bool checks = kind == PAWN && intent.to == square_before_king(pos);
    return checks && pawn_drop_mates(pos, intent.to) ? ILLEGAL_DROP_MATE
                                                     : ILLEGAL_IN_CHECK;
}

Illegal rules_judge(const Position *pos, Intent intent, Move *move)
{
    assert(intent.to > 0 && intent.to < SQUARES && intent.from < SQUARES);
    *move = MOVE_NONE;
    Illegal reason = intent.from == NO_SQUARE ? judge_drop(pos, intent, move)
                                              : judge_board_move(pos, intent, move);
    if (reason != LEGAL)
        *move = MOVE_NONE;
    return reason;
}
