/* setup.h - positions and moves of the tests, as text. What can't be read ends the test:
 * it can't go on, and nothing that it would say counts. */
#ifndef SETUP_H
#define SETUP_H

#include "game/movegen.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "test.h"

static inline void require(bool good, const char *text, const char *error)
{
    if (good)
        return;
    printf("not ok set-up: '%s': %s\n", text, error);
    exit(2);
}

/* From an SFEN, or from what stands behind the word `position`. */
static inline void set_position(Position *pos, const char *text)
{
    char error[ERROR_TEXT];
    bool named = strncmp(text, "startpos", 8) == 0 || strncmp(text, "sfen ", 5) == 0;
    bool read = named ? position_read(pos, text, error) : sfen_read(pos, text, error);
    require(read, text, error);
}

static inline Move move_of(const Position *pos, const char *usi)
{
    char error[ERROR_TEXT];
    Move move;
    require(move_from_usi(pos, usi, &move, error), usi, error);
    return move;
}

/* As text, until the next call. */
static inline const char *sfen_of(const Position *pos)
{
    static char text[SFEN_TEXT];
    return sfen_write(pos, text);
}

static inline const char *usi_of(Move move)
{
    static char text[MOVE_TEXT];
    return move_to_usi(move, text);
}

/* Is it one of the legal moves that are generated? */
static inline bool is_generated(const Position *pos, Move move)
{
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list);
    while (count > 0 && list[count - 1] != move)
        count--;
    return count > 0;
}

/* Does this legal move mate? Made and looked at. */
static inline bool makes_mate(Position *pos, Move move)
{
    Move answers[MAX_MOVES];
    move_make(pos, move);
    bool mate = pos->in_check && generate_legal(pos, answers) == 0;
    move_unmake(pos);
    return mate;
}

/* Is there a mate by checks in so many plies? All moves and answers are tried; gives up,
 * false, when so many checks have been. */
static inline bool mate_by_trying(Position *pos, int plies, uint64_t *checks)
{
    Move list[MAX_MOVES], answers[MAX_MOVES];
    bool mate = false;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count && !mate && *checks > 0; i++) {
        if (!move_gives_check(pos, list[i]))
            continue;
        --*checks;
        move_make(pos, list[i]);
        int replies = generate_legal(pos, answers);
        mate = replies == 0 || plies > 1;
        for (int k = 0; k < replies && mate; k++) {
            move_make(pos, answers[k]);
            mate = mate_by_trying(pos, plies - 2, checks);
            move_unmake(pos);
        }
        move_unmake(pos);
    }
    return mate;
}

#endif
