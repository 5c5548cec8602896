/* games.c - see games.h. A game is played through with the rules of common/, so that
 * a damaged file can't bring positions that no game has. */
#include "games.h"
#include "loss.h"
#include "notation/sfen.h"
#include "notation/usi_move.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A file being read. */
typedef struct {
    const char *path;
    FILE *file;
    long offset;               /* of the line */
    char line[GAME_TEXT + 2];
    int64_t games, positions;  /* seen so far */
    double later[LONGEST_GAME]; /* of the game: by ply, for the side to move */
    int hold_out;
    TakePosition *take;
    void *where;
} Reader;

static Reader reader; /* too large for a stack, like the position */
static Position pos;

/* Refuse the file, at `where` in its line. */
static bool refuse(const char *where, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "train: %s: offset %ld: ", reader.path,
            reader.offset + (long)(where - reader.line));
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

/* The next whole line, without its end. */
static bool next_line(void)
{
    reader.offset = ftell(reader.file);
    reader.line[0] = '\0';
    if (!fgets(reader.line, sizeof reader.line, reader.file))
        return refuse(reader.line, "the file is truncated: no line `end ...`");
    char *end = strchr(reader.line, '\n');
    if (!end)
        return refuse(reader.line, "the file is truncated in the middle of a line");
    *end = '\0';
    return true;
}

/* One word of a game: a move, perhaps with a score behind it. */
static bool read_move(char *word, int result, bool held_out)
{
    char error[ERROR_TEXT], *slash = strchr(word, '/');
    Move move;
    if (slash)
        *slash = '\0';
    if (!move_from_usi(&pos, word, &move, error))
        return refuse(word, "%s", error);
    if (slash) {
        char *end;
        long score = strtol(slash + 1, &end, 10);
        if (end == slash + 1 || *end || labs(score) > SCORE_EVAL_MAX)
            return refuse(slash + 1, "'%s' is not a score", slash + 1);
        Label label = {
            .score = (int)score,
            .result = pos.side == BLACK ? result : RESULT_WIN - result,
            .later = reader.later[pos.ply], .held_out = held_out,
        };
        reader.take(reader.where, &pos, &label);
        reader.positions++;
    }
    if (pos.ply >= LONGEST_GAME)
        return refuse(word, "the game is longer than %d plies", LONGEST_GAME);
    move_make(&pos, move);
    return true;
}

/* The later target of every training position of the line, from its end backwards. What
 * is no score is refused when the move is read. */
static void find_later(const char *line, int result)
{
    const char *slash[LONGEST_GAME] = { NULL };
    int plies = 0;
    for (const char *c = strchr(line, ' '); c && plies < LONGEST_GAME;
         c = strchr(c + 1, ' '), plies++) {
        size_t length = strcspn(c + 1, " ");
        slash[plies] = memchr(c + 1, '/', length);
    }
    double black = (double)result / RESULT_WIN;
    for (int ply = plies - 1; ply >= 0; ply--) {
        if (!slash[ply])
            continue;
        int score = atoi(slash[ply] + 1); /* Black moves first */
        black = later_target(ply % 2 == 0 ? score : -score, black);
        reader.later[ply] = ply % 2 == 0 ? black : 1 - black;
    }
}

static bool read_game(void)
{
    char error[ERROR_TEXT], *word = reader.line, winner[8];
    long long number;
    int used = 0, result = 0;
    if (sscanf(word, "game %lld %7s%n", &number, winner, &used) != 2)
        return refuse(word, "expected `game NUMBER WINNER ...` or `end ...`");
    while (result < RESULTS && strcmp(winner, result_name[result]) != 0)
        result++;
    if (result == RESULTS)
        return refuse(word, "the winner '%s' is not black, white or draw", winner);
    sfen_read(&pos, STARTPOS, error);
    find_later(word + used, result);
    for (word += used; *word; ) {
        size_t length = strcspn(++word, " ");
        bool last = word[length] == '\0';
        word[length] = '\0';
        if (!read_move(word, result, number % reader.hold_out == 0))
            return false;
        word += length;
        if (!last)
            *word = ' ';
    }
    reader.games++;
    return true;
}

static bool read_end(void)
{
    long long games, positions;
    if (sscanf(reader.line, "end %lld games %lld positions", &games, &positions) != 2
        || games != reader.games || positions != reader.positions)
        return refuse(reader.line, "says `%s`, but there are %lld games, %lld positions",
                      reader.line, (long long)reader.games, (long long)reader.positions);
    if (fgetc(reader.file) != EOF)
        return refuse(reader.line, "something stands behind the line `end ...`");
    return true;
}

static bool read_lines(void)
{
    int version;
    if (!next_line())
        return false;
    if (sscanf(reader.line, "shogi-selfplay %d", &version) != 1)
        return refuse(reader.line, "not a file of `train generate`");
    if (version != DATA_VERSION)
        return refuse(strchr(reader.line, ' ') + 1,
                      "version %d, but this program reads version %d", version,
                      DATA_VERSION);
    for (;;) {
        if (!next_line())
            return false;
        if (strncmp(reader.line, "end", 3) == 0)
            return read_end();
        if (!read_game())
            return false;
    }
}

bool games_read(const char *path, int hold_out, TakePosition *take, void *where,
                int64_t *games)
{
    reader.path = path;
    reader.games = reader.positions = 0;
    reader.hold_out = hold_out;
    reader.take = take;
    reader.where = where;
    reader.file = fopen(path, "r");
    if (!reader.file) {
        tool_error("%s: can't open", path);
        return false;
    }
    bool good = read_lines();
    fclose(reader.file);
    *games += reader.games;
    return good;
}

void *games_grow(void *block, size_t size)
{
    block = realloc(block, size);
    if (!block) {
        tool_error("no memory for %zu bytes of positions", size);
        exit(1);
    }
    return block;
}
