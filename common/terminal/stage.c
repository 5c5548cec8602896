/* stage.c - see stage.h. The rows below the board are the terminal's scrolling region
 * (DECSTBM): whatever is printed there needs to know nothing of the board. */
#include "terminal/stage.h"

#include <limits.h>
#include <string.h>

#include "game/movegen.h"
#include "keyboard/keyboard.h"
#include "machine/system.h"
#include "text/pager.h"

enum {
    NOTES = 30,     /* cells beside the board, in front of the moves */
    LEAST = 12,     /* of a column of moves */
    USUAL = 16,
};

static struct {
    Session *session;
    int columns, rows; /* of the window that was drawn in */
    int top;           /* rows that do not scroll; 0: the stage is off */
    bool yielded;      /* to a long text */
    int stops;         /* see system_stops() */
    int64_t seconds;   /* left on the clock that was drawn */
} stage;

BoardStyle stage_style(const Session *s)
{
    BoardStyle style = s->style;
    int columns = 0, rows = 0;
    system_terminal_size(&columns, &rows);
    if (s->interactive)
        style.large &= columns >= STAGE_LARGE_COLUMNS && rows >= STAGE_LARGE_ROWS;
    return style;
}

/* --- the moves beside the board --- */

/* "12 ８四歩" at its place; the side is told by the number. */
static void print_move(const Session *s, Move move, int row, int column, int cells)
{
    char text[MOVE_TEXT], *from = text;
    const Position *pos = &s->game.pos;
    move_write(pos, move, s->style.notation, text);
    if (s->style.notation == NOTATION_JAPANESE)
        from += text_character(text); /* the side's mark */
    for (int end = (int)strlen(from); text_width(from) > cells - 5; from[end] = '\0')
        while (text_is_inside(from[--end]))
            continue;
    printf("\033[%d;%dH%3d %s", row, column, pos->first_number + pos->ply, from);
}

/* The last ones, in as many columns as fit; in front of them how many more there are. */
static void print_moves(Session *s, const BoardStyle *style)
{
    Move moves[MAX_GAME];
    Position *pos = &s->game.pos;
    int start = board_margin(style) + NOTES + 2, room = stage.columns - start + 1;
    int lists = room >= USUAL ? room / USUAL : 1;
    int each = board_rows(style) - 1, shown = lists * each, last = pos->ply, count = 0;
    int above = last > shown ? last - shown + 1 : 0, first = above ? above - 1 : 0;
    for (int ply = last - 1; ply >= above; ply--) {
        moves[count++] = pos->history[ply].move;
        move_unmake(pos);
        print_move(s, moves[count - 1], 2 + (ply - first) % each,
                   start + (ply - first) / each * (room / lists), room / lists);
    }
    if (above > 0) {
        printf("\033[2;%dH", start);
        printf(message_text(MSG_MOVES_ABOVE), above);
    }
    while (count > 0)
        move_make(pos, moves[--count]);
}

/* --- drawing --- */

static void print_board(Session *s, const BoardStyle *style, BoardNotes notes)
{
    char who[2][SAID_TEXT], clock[2][CLOCK_TEXT];
    for (int side = BLACK; side <= WHITE && !s->aside; side++) {
        notes.who[side] = session_who(s, side, who[side]);
        if (s->clock.on)
            notes.clock[side] =
                game_clock_write(&s->clock, &s->game.pos, side, clock[side]);
    }
    board_print(stdout, &s->game.pos, style, &notes);
}

/* Look at the window; has it become another one? */
static bool is_resized(void)
{
    int columns = 0, rows = 0, stops = system_stops();
    system_terminal_size(&columns, &rows);
    bool resized = columns != stage.columns || rows != stage.rows || stops != stage.stops;
    stage.columns = columns;
    stage.rows = rows;
    stage.stops = stops;
    return resized;
}

/* On the clock that is drawn. */
static int64_t seconds_left(const Session *s)
{
    return s->clock.on && stage.top > 0 && !s->aside
         ? game_clock_left(&s->clock, &s->game.pos, s->game.pos.side) / SECOND : 0;
}

/* Divide the screen anew. What is on it goes up where it can be found again. */
static void divide(int top, bool clear)
{
    for (int i = 0; top > 0 && stage.top == 0 && i < stage.rows; i++)
        putchar('\n');
    stage.top = top;
    keyboard_keep_off(top);
    if (top > 0) {
        printf("\033[%d;%dr\033[%d;1H\033[J", top + 1, stage.rows, top + 1);
        pager_print_kept(stdout, stage.rows - top - 1, false);
    } else if (clear) {
        printf("\0337\033[r\0338\r\033[J");
    }
}

bool stage_draw(Session *s, bool whole)
{
    if (stage.yielded && !whole)
        return true;
    stage.yielded = false;
    bool was_on = stage.top > 0, anew = is_resized() || whole;
    BoardStyle style = stage_style(s);
    bool fits = stage.columns >= STAGE_COLUMNS && stage.rows >= STAGE_ROWS;
    int top = s->keys && s->stays && !s->no_board && fits ? board_rows(&style) : 0;
    if (s->keys && stage.columns > 0 && anew)
        pager_width(stage.columns);
    if ((anew || top != stage.top) && (top > 0 || was_on))
        divide(top, was_on);
    if (top == 0)
        return false;
    BoardNotes notes = { .in_place = true };
    if (stage.columns >= board_margin(&style) + NOTES + 1 + LEAST && !s->aside)
        notes.columns = board_margin(&style) + NOTES;
    /* No line may run on into the next, and the cursor stays where it is. */
    printf("\0337\033[?25l\033[?7l\033[H");
    print_board(s, &style, notes);
    if (notes.columns > 0)
        print_moves(s, &style);
    printf("\033[?7h\033[?25h\0338");
    fflush(stdout);
    stage.seconds = seconds_left(s);
    return true;
}

static void tell_position(const Position *pos)
{
    char text[SPOKEN_SIDE];
    Move moves[MAX_MOVES];
    for (int side = BLACK; side <= WHITE; side++)
        say(MSG_PLAYS_WORDS, side_name(side), side_speak(pos, side, text));
    say(MSG_TELLS_MOVE, pos->first_number + pos->ply, side_name(pos->side));
    if (pos->in_check)
        say(generate_legal(pos, moves) ? MSG_TELLS_CHECK : MSG_TELLS_CHECKMATE,
            side_name(pos->side));
}

void stage_show(Session *s)
{
    BoardStyle style = stage_style(s);
    if (s->no_board)
        tell_position(&s->game.pos);
    else if (!stage_draw(s, stage.yielded))
        print_board(s, &style, (BoardNotes){ .in_place = false });
}

bool stage_yield(void)
{
    if (stage.top == 0)
        return false;
    printf("\0337\033[%d;%dH\033[1J\033[r\0338", stage.top, stage.columns);
    divide(0, false);
    return stage.yielded = true;
}

bool stage_has_yielded(void) { return stage.yielded; }

/* --- what changes by itself --- */

bool stage_tick(Session *s)
{
    if (stage.yielded)
        return false;
    bool resized = is_resized();
    if (resized || seconds_left(s) != stage.seconds)
        stage_draw(s, resized);
    return resized && stage.top > 0;
}

/* See keyboard.h. The flag falls where the player is, not when he has moved. */
static int watch(bool at_prompt)
{
    Session *s = stage.session;
    const Position *pos = &s->game.pos;
    stage_tick(s);
    if (!s->clock.on || s->clock.since < 0 || s->aside)
        return -1;
    int64_t left = game_clock_left(&s->clock, pos, pos->side) + s->clock.byoyomi;
    if (left >= 0) {
        int64_t wait = stage.top > 0 ? left % SECOND + 1 : left + 1;
        return wait < INT_MAX ? (int)wait : INT_MAX;
    }
    if (at_prompt && (s->flag || !s->up_told)) {
        printf("\r\033[K");
        session_judge_time(s);
    }
    return at_prompt && session_ending(s) == END_TIME ? WAIT_ENDS_LINE : -1;
}

void stage_begin(Session *s)
{
    stage.session = s;
    stage.columns = -1;
    keyboard_wait(watch);
}
