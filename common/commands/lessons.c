/* lessons.c - commands that tell a stranger about the game. */
#include "commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "game/movegen.h"
#include "notation/speak_move.h"
#include "notation/write_move.h"
#include "text/messages.h"
#include "text/pager.h"

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

/* Has the piece of the diagram a move so far to the left and up? */
static bool goes_to(const Move *moves, int count, int left, int up)
{
    for (int i = 0; i < count; i++)
        if (move_to(moves[i]) == CENTRE + left * 16 - up)
            return true;
    return false;
}

/* The sign of a square: `o` a step or jump, `*` one of a line that goes on. */
static char sign_of(const Move *moves, int count, int left, int up)
{
    int steps = abs(left) > abs(up) ? abs(left) : abs(up);
    if (!goes_to(moves, count, left, up))
        return '.';
    bool line = left == 0 || up == 0 || abs(left) == abs(up);
    return line && goes_to(moves, count, left / steps * 4, up / steps * 4) ? '*' : 'o';
}

/* A row of a kind's diagram: "  o . o . o". */
static void add_squares(char text[ROW_TEXT], int kind, int up)
{
    Position pos;
    Move moves[MAX_MOVES];
    position_clear(&pos);
    position_put(&pos, CENTRE, piece_make(BLACK, kind));
    position_ready(&pos);
    int count = generate_legal(&pos, moves);
    for (int left = REACH; left >= -REACH; left--) {
        char sign = sign_of(moves, count, left, up);
        sprintf(text + strlen(text), " %s%c", left == REACH ? " " : "",
                left == 0 && up == 0 ? letter_name[kind][letter_name[kind][0] == '+']
                                     : sign);
    }
}

/* A name in the width of a diagram. */
static void add_name(char text[ROW_TEXT], const char *name)
{
    sprintf(text + strlen(text), "  %s%*s", name, WIDTH - 2 - text_width(name), "");
}

static void print_row(char text[ROW_TEXT])
{
    int length = (int)strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    strcpy(text + length, "\n");
    pager_print(stdout, text);
    text[0] = '\0';
}

/* So many kinds side by side. */
static void print_diagrams(const Session *s, const int kinds[], int count)
{
    char text[ROW_TEXT] = "", name[32];
    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof name, "%s %s", letter_name[kinds[i]],
                 s->style.kanji ? kanji_name[kinds[i]] : "");
        add_name(text, name);
    }
    print_row(text);
    for (int i = 0; i < count; i++)
        add_name(text, word_for_kind(kinds[i]));
    print_row(text);
    for (int up = REACH; up >= -REACH; up--) {
        for (int i = 0; i < count; i++)
            add_squares(text, kinds[i], up);
        print_row(text);
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
