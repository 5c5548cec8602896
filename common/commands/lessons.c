/* lessons.c - commands that tell the rules, the pieces and the legal moves. */
#include "commands/commands.h"

#include <string.h>

#include "game/movegen.h"
#include "notation/speak_move.h"
#include "notation/spelling.h"
#include "notation/write_move.h"
#include "text/pager.h"

/* --- legal moves --- */

/* Is this a move that `moves WORD` asks for: from a square, of a kind of piece, a drop,
 * or such as begins so in USI (P*, 7g7)? */
static bool is_asked(Move move, const char *word, int sq, int kind)
{
    char text[MOVE_TEXT];
    if (!*word)
        return true;
    if (sq != NO_SQUARE)
        return move_from(move) == sq;
    if (kind != NO_KIND)
        return move_kind(move) == kind;
    if (text_same(word, "drops") || strcmp(word, "打") == 0)
        return move_is_drop(move);
    return text_begins(move_to_usi(move, text), word);
}

/* Where a move comes from: 7g, 7七, or P*, 歩打. */
static void name_origin(const Session *s, Move move, char text[SAID_TEXT])
{
    int from = move_from(move), kind = move_kind(move);
    bool japanese = s->words ? messages_language() == LANGUAGE_JAPANESE
                             : s->style.notation == NOTATION_JAPANESE;
    if (from == NO_SQUARE)
        snprintf(text, SAID_TEXT, "%s%s", (japanese ? kanji_name : letter_name)[kind],
                 japanese ? "打" : "*");
    else if (japanese)
        snprintf(text, SAID_TEXT, "%d%s", square_file(from),
                 kanji_digit[square_rank(from)]);
    else
        square_write(from, text);
}

/* One paragraph with all moves of the list that come from there, if there are any: from a
 * square, or behind all squares from a kind of pieces in hand. */
static void list_origin(Session *s, const Move *list, int count, int origin)
{
    enum { ROOM = 4096 };
    char text[ROOM] = "", move[SAID_TEXT], name[SAID_TEXT];
    for (int i = 0; i < count; i++) {
        Move one = list[i];
        if (origin != (move_is_drop(one) ? SQUARES + move_kind(one) : move_from(one)))
            continue;
        name_origin(s, one, name);
        session_choice_text(s, one, move);
        if (strlen(text) + strlen(move) + 3 < ROOM)
            strcat(strcat(text, *text && s->words ? "; " : " "), move);
    }
    if (*text)
        say(MSG_MOVES_ROW, name, text);
}

/* Why nothing moves from this square. */
static bool tell_stuck(const Session *s, const char *name, int sq)
{
    const Position *pos = &s->game.pos;
    int piece = pos->board[sq];
    bool king = false; /* it is the king's safety that forbids it */
    Move move;
    if (piece == EMPTY)
        return complain(MSG_SQUARE_EMPTY, name);
    int side = piece_side(piece);
    for (int to = 0; to < SQUARES && side == pos->side; to++)
        king |= pos->board[to] != WALL
             && rules_judge(pos, (Intent){ .from = sq, .to = to }, &move)
                    >= ILLEGAL_MUST_PROMOTE;
    return complain(MSG_SQUARE_STUCK, name, side_name(side),
                    word_for_kind(piece_kind(piece)),
                    side != pos->side ? refusal_text(ILLEGAL_NOT_YOURS)
                    : king ? refusal_text(pos->in_check ? ILLEGAL_IN_CHECK
                                                        : ILLEGAL_INTO_CHECK)
                           : message_text(MSG_SQUARE_BLOCKED));
}

bool obey_moves(Session *s, const char *arguments)
{
    Move list[MAX_MOVES];
    int count = 0, all = generate_legal(&s->game.pos, list);
    int sq = square_named(arguments), kind = kind_named(arguments);
    for (int i = 0; i < all; i++)
        if (is_asked(list[i], arguments, sq, kind))
            list[count++] = list[i];
    for (int origin = 0; origin < SQUARES + HAND_KINDS && pager_wanted(); origin++)
        list_origin(s, list, count, origin);
    if (count == 0 && sq != NO_SQUARE)
        tell_stuck(s, arguments, sq);
    else if (count == 0 && *arguments)
        complain(MSG_NO_MOVES_FROM, arguments);
    else
        say(MSG_MOVE_COUNT, count);
    return true;
}

/* --- lessons --- */

bool obey_rules(Session *s, const char *arguments)
{
    (void)s;
    (void)arguments;
    return say(MSG_RULES);
}

enum {
    CENTRE = 0x55, /* where the piece of a diagram stands */
    REACH = 2,     /* squares that a diagram shows on each side of it */
    ACROSS = 5,    /* diagrams side by side */
    WIDTH = 11,    /* of one, cells: 59 for all, a narrow screen */
    ROW_TEXT = 256,
};

/* A row of a kind's diagram: "  o . o . o", `o` for a step or jump, `*` for a line. */
static void add_squares(char text[ROW_TEXT], int kind, int up)
{
    Position pos;
    position_clear(&pos);
    position_put(&pos, CENTRE, piece_make(BLACK, kind));
    strcat(text, " ");
    for (int left = REACH; left >= -REACH; left--) {
        uint32_t attack = pos.attack[BLACK][CENTRE + left * 16 - up];
        char sign = !attack ? '.' : attack >> SLIDE ? '*' : 'o';
        const char *letter = letter_name[kind];
        if (left == 0 && up == 0)
            sign = letter[letter[0] == '+'];
        sprintf(text + strlen(text), " %c", sign);
    }
}

/* A name in the width of a diagram. */
static void add_name(char text[ROW_TEXT], const char *name)
{
    sprintf(text + strlen(text), "  %s%*s", name, WIDTH - 2 - text_width(name), "");
}

/* So many kinds side by side, each in the width of a diagram: two rows of names, then
 * the squares. */
static void print_diagrams(const Session *s, const int kinds[], int count)
{
    for (int up = REACH + 2; up >= -REACH; up--) {
        char text[ROW_TEXT] = "", name[32];
        for (int i = 0; i < count; i++) {
            int kind = kinds[i];
            snprintf(name, sizeof name, "%s %s", letter_name[kind],
                     s->style.kanji ? kanji_name[kind] : "");
            if (up <= REACH)
                add_squares(text, kind, up);
            else
                add_name(text, up > REACH + 1 ? name : word_for_kind(kind));
        }
        strcpy(text + text_trimmed(text), "\n");
        pager_print(stdout, text);
    }
}

bool obey_pieces(Session *s, const char *arguments)
{
    static const int kinds[2][ACROSS] = {
        { KING, GOLD, SILVER, KNIGHT, LANCE }, { ROOK, BISHOP, PAWN, DRAGON, HORSE },
    };
    int kind = kind_named(arguments), both[2] = { kind, kind | PROMOTED };
    if (*arguments && kind == NO_KIND)
        return usage_refused(MSG_PIECES_USE);
    say(s->no_board ? MSG_PIECES_WORDS : MSG_PIECES_HEAD);
    if (*arguments && !s->no_board)
        print_diagrams(s, both, kind_can_promote(kind) ? 2 : 1);
    if (*arguments || s->no_board)
        return !*arguments || obey_moves(s, arguments);
    print_diagrams(s, kinds[0], ACROSS);
    print_diagrams(s, kinds[1], ACROSS);
    say(MSG_PIECES_TAIL);
    if (s->style.kanji)
        say(MSG_PIECES_KANJI);
    return true;
}
