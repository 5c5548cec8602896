/* syntax.c - see syntax.h. What `go` asks for is found by keywords, nothing by its
 * place. */
#include "usi/syntax.h"

#include <inttypes.h>
#include <string.h>

#include "inspect/perft.h"
#include "notation/board.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "threads/helpers.h"

/* --- read --- */

/* Take the word behind `name` if it is a whole number; keep it within low..high. A word
 * that is no number is taken when it begins like one. Else it stays where it is: behind a
 * missing number stands the next keyword, which must not be lost. Then a limit, whose
 * `low` is 1, becomes the least there is, which comes nearest: 0 would mean "none" and is
 * not what was asked for, and neither is a search without end. */
static void next_number(const char *name, const char **text, int64_t low, int64_t high,
                        int64_t *number)
{
    const char *rest = *text;
    char word[WORD_TEXT];
    int64_t value = low;
    bool any = text_word(&rest, word, sizeof word);
    bool whole = text_number(word, INT64_MIN, INT64_MAX, &value);
    bool taken = whole || (any && strchr("0123456789+-.", word[0]));
    if (taken)
        *text = rest;
    if (!whole && taken)
        usi_complain("go %s: '%s' is not a whole number, the least is taken", name, word);
    else if (!whole)
        usi_complain("go %s: the number is missing, the least is taken", name);
    if (whole || low > 0)
        *number = value < low ? low : value > high ? high : value;
}

/* Moves up to the first word that is none: what looks like a move belongs to the list,
 * even when it is illegal here. The word behind the list is a keyword again. */
static void read_searchmoves(const Position *pos, const char **text, GoWords *go)
{
    const char *rest = *text;
    char word[WORD_TEXT], error[ERROR_TEXT];
    Intent intent;
    Move move;
    while (text_word(&rest, word, sizeof word) && intent_from_usi(word, &intent)) {
        *text = rest;
        if (!move_from_usi(pos, word, &move, error))
            usi_complain("go searchmoves: %s", error);
        else if (go->only_count < MAX_MOVES)
            go->only[go->only_count++] = move;
    }
}

/* Milliseconds, or `infinite`, or nothing, which is infinite too. */
static void read_mate(const char **text, GoWords *go)
{
    const char *rest = *text;
    char word[WORD_TEXT];
    int64_t number = TIME_UNLIMITED;
    bool more = text_word(&rest, word, sizeof word);
    if (more && strcmp(word, "infinite") == 0)
        *text = rest;
    else if (more && strchr("0123456789+-.", word[0]))
        next_number("mate", text, 1, TIME_UNLIMITED, &number);
    go->limits.mate = (int)number;
}

static void read_go_word(const Position *pos, const char *word, const char **text,
                         GoWords *go)
{
    enum { LONG = TIME_UNLIMITED };
    Limits *limits = &go->limits;
    int64_t depth = limits->depth, movetime = limits->movetime, perft = go->perft;
    const struct { const char *word; int64_t *number, low, high; bool *flag; } known[] = {
        { "btime", &limits->time[BLACK], -LONG, LONG, &limits->has_clock },
        { "wtime", &limits->time[WHITE], -LONG, LONG, &limits->has_clock },
        { "binc", &limits->increment[BLACK], -LONG, LONG, &limits->has_clock },
        { "winc", &limits->increment[WHITE], -LONG, LONG, &limits->has_clock },
        { "byoyomi", &limits->byoyomi, -LONG, LONG, &limits->has_clock },
        { "depth", &depth, 1, MAX_PLY, NULL },
        { "nodes", &limits->nodes, 1, INT64_MAX, NULL },
        { "movetime", &movetime, 1, LONG, NULL },
        { "perft", &perft, 1, MAX_PERFT, NULL },
        { "infinite", NULL, 0, 0, &limits->infinite },
        { "ponder", NULL, 0, 0, &limits->ponder },
    };
    size_t i = 0, count = sizeof known / sizeof known[0];
    while (i < count && strcmp(word, known[i].word) != 0)
        i++;
    if (i < count) {
        if (known[i].flag)
            *known[i].flag = true;
        if (known[i].number)
            next_number(word, text, known[i].low, known[i].high, known[i].number);
        limits->depth = (int)depth;
        limits->movetime = (int)movetime;
        go->perft = (int)perft;
    } else if (strcmp(word, "mate") == 0) {
        read_mate(text, go);
    } else if (strcmp(word, "searchmoves") == 0) {
        read_searchmoves(pos, text, go);
    } else {
        /* Protocols grow, and an engine should not fail over something new. */
        usi_complain("go: '%.40s' is not known, left out", word);
    }
}

void usi_read_go(const Position *pos, const char *text, GoWords *go)
{
    char word[WORD_TEXT];
    /* Nothing of the last `go` may be left: zero means that a limit was not given. */
    memset(go, 0, sizeof *go);
    while (text_word(&text, word, sizeof word))
        read_go_word(pos, word, &text, go);
}

/* --- printed --- */

void usi_complain(const char *format, ...)
{
    char text[ERROR_TEXT];
    va_list values;
    va_start(values, format);
    text_errors(text, format, values);
    va_end(values);
    printf("info string %s\n", text);
    fflush(stdout);
}

/* How often the position on the board has occurred in this game. */
static int occurrences(const Position *pos)
{
    int count = 1;
    for (int i = 0; i < pos->ply; i++)
        count += pos->history[i].board_key == pos->board_key
            && pos->history[i].hand_key == pos->hand_key;
    return count;
}

static void print_checkers(const Position *pos)
{
    int king = pos->king[pos->side];
    uint32_t word = king == NO_SQUARE ? 0 : pos->attack[pos->side ^ 1][king];
    printf("checkers:");
    for (; word != 0; word &= word - 1) {
        int sq = attacker_square(pos, king, lowest_bit(word));
        printf(" %d%c", square_file(sq), 'a' + square_rank(sq) - 1);
    }
    printf("%s\n", pos->in_check ? "" : " none");
}

void usi_print_position(Position *pos)
{
    static const char *const verdict[] = {
        "no verdict", "draw", "Black loses", "White loses",
    };
    const BoardStyle letters = { .notation = NOTATION_USI };
    char sfen[SFEN_TEXT];
    board_print(stdout, pos, &letters, &(BoardNotes){ .columns = 0 });
    printf("sfen: %s\n", sfen_write(pos, sfen));
    printf("key: %016" PRIx64 "\n", position_key(pos));
    print_checkers(pos);
    printf("repetition: occurrence %d, %s\n", occurrences(pos),
           verdict[rules_repetition(pos)]);
    fflush(stdout);
}

void usi_print_name(void)
{
    printf("Shogi in Five Chapters %s (%s)\n", chapter.number, chapter.title);
}

uint64_t nodes_per_second(uint64_t nodes, int64_t ms)
{
    return nodes * 1000 / (uint64_t)(ms > 0 ? ms : 1);
}

void usi_print_line(const Search *s, const RankedLine *line, int n, int64_t ms)
{
    char text[MOVE_TEXT];
    uint64_t nodes = helpers_nodes(s);
    printf("info depth %d seldepth %d", line->depth, line->seldepth);
    if (n > 0)
        printf(" multipv %d", n);
    printf(" score %s%s nodes %" PRIu64 " nps %" PRIu64 " time %" PRId64,
           score_to_usi(line->score, text), line->cut_short ? " lowerbound" : "",
           nodes, nodes_per_second(nodes, ms), ms);
    if (chapter.permille_full)
        printf(" hashfull %d", chapter.permille_full(s));
    if (line->line.length > 0)
        printf(" pv");
    for (int i = 0; i < line->line.length; i++)
        printf(" %s", move_to_usi(line->line.move[i], text));
    putchar('\n');
    fflush(stdout);
}
