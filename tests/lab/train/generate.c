/* generate.c - games of the engine against itself.
 *
 * Game number n of a seed is the same wherever and whenever it is played: it begins with
 * an empty transposition table, and all chance in it comes from the seed and n. So a set
 * of games can be split over processes and machines (--shard), and a stopped one goes on.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../match/openings.h"
#include "machine/system.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "options/table.h"
#include "think/think.h"
#include "train.h"

enum {
    OPENING_LOW = 4,      /* so many random moves begin a game: no two are alike; */
    OPENING_HIGH = 12,
    BY_OPENING = 3,       /* with --openings, one of so many games begins with a line */
    BEHIND_OPENING = 3,   /* of the file and at most so many random moves */
    STRAYS = 3,           /* at most so many more between these plies bring material */
    STRAY_LOW = 16,       /* and places on the board that good play would not */
    STRAY_HIGH = 110,
    HEADER_TEXT = 160,    /* bytes */
    ADJUDICATED = 2800,   /* cp: a game this uneven is over */
};

const char *const result_name[RESULTS] = { "white", "draw", "black" };

typedef struct {
    Search *engine;
    int64_t seed, games;
    int shard, shards;
    int nodes_low, nodes_high; /* a search is one of so many nodes */
    Openings openings;         /* none without --openings */
    const char *path;
    FILE *file;
    int64_t next;              /* number of the game to be played next */
    int64_t played, positions; /* in the file */
} Generator;

/* One game in the making: its line so far. */
typedef struct {
    char text[GAME_TEXT];
    int length, positions;
} GameText;

/* --- playing --- */

static Position game_pos; /* too large for a stack */

/* Has the game ended without a move? */
static bool game_over(const Position *pos, int *result)
{
    Move list[MAX_MOVES];
    Repeat repeat = rules_repetition(pos);
    *result = RESULT_DRAW;
    if (repeat != REPEAT_NONE) {
        *result = repeat == REPEAT_DRAW ? RESULT_DRAW
            : repeat == REPEAT_BLACK_LOSES ? RESULT_LOSS : RESULT_WIN;
        return true;
    }
    if (generate_legal(pos, list) == 0) {
        *result = pos->side == BLACK ? RESULT_LOSS : RESULT_WIN;
        return true;
    }
    return pos->ply >= LONGEST_GAME;
}

static Move random_move(const Position *pos, uint64_t *chance)
{
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list);
    return list[random_below(chance, count)];
}

/* Let the engine find a move. False: the game is decided, and *result says how. */
static bool engine_move(const Generator *g, const Position *pos, uint64_t *chance,
                        Answer *answer, int *result)
{
    int more = random_below(chance, g->nodes_high - g->nodes_low);
    Request request = think_request();
    request.limits.nodes = g->nodes_low + more;
    *answer = think(g->engine, pos, &request);
    int score = answer->kind == ANSWER_WIN ? SCORE_MATE : answer->score;
    if (abs(score) < ADJUDICATED)
        return true;
    *result = (score > 0) == (pos->side == BLACK) ? RESULT_WIN : RESULT_LOSS;
    return false;
}

static void write_move(GameText *game, const Position *pos, Move move,
                       const Answer *answer)
{
    char usi[MOVE_TEXT];
    bool quiet = !pos->in_check && !move_is_capture(pos, move) && !move_promotes(move);
    game->length += sprintf(game->text + game->length, " %s", move_to_usi(move, usi));
    if (answer && quiet) {
        game->length += sprintf(game->text + game->length, "/%d", answer->score);
        game->positions++;
    }
}

/* The position in which the engine, or chance, makes the first move. Returns the ply up
 * to which it is chance. */
static int begin_game(const Generator *g, Position *pos, uint64_t *chance, GameText *game)
{
    char error[ERROR_TEXT];
    sfen_read(pos, STARTPOS, error);
    if (g->openings.count == 0 || random_below(chance, BY_OPENING) > 0)
        return OPENING_LOW + random_below(chance, OPENING_HIGH - OPENING_LOW + 1);
    int opening = random_below(chance, g->openings.count);
    position_read(pos, g->openings.list[opening].text, error);
    for (int ply = 0; ply < pos->ply; ply++)
        write_move(game, pos, pos->history[ply].move, NULL);
    return pos->ply + random_below(chance, BEHIND_OPENING + 1);
}

/* Play one game; its moves go into *game. Returns the result. */
static int play_game(const Generator *g, uint64_t chance, GameText *game)
{
    Position *pos = &game_pos;
    int stray[STRAYS] = { 0 }, strays = 1 + random_below(&chance, STRAYS), result;
    think_new_game(g->engine);
    game->length = game->positions = 0;
    int opening = begin_game(g, pos, &chance, game);
    for (int i = 0; i < strays; i++)
        stray[i] = STRAY_LOW + random_below(&chance, STRAY_HIGH - STRAY_LOW + 1);
    while (!game_over(pos, &result)) {
        Answer answer;
        bool by_chance = pos->ply < opening;
        for (int i = 0; i < strays; i++)
            by_chance = by_chance || pos->ply == stray[i];
        if (by_chance)
            answer.move = random_move(pos, &chance);
        else if (!engine_move(g, pos, &chance, &answer, &result))
            break;
        write_move(game, pos, answer.move, by_chance ? NULL : &answer);
        move_make(pos, answer.move);
    }
    return result;
}

/* --- the file --- */

static void make_header(const Generator *g, char text[HEADER_TEXT])
{
    text += sprintf(text, "shogi-selfplay %d seed %lld shard %d/%d nodes %d-%d",
                    DATA_VERSION, (long long)g->seed, g->shard, g->shards, g->nodes_low,
                    g->nodes_high);
    if (g->openings.count > 0)
        text += sprintf(text, " openings %d", g->openings.count);
    strcpy(text, "\n");
}

/* Count the whole games of a file that was left, and cut off what stands behind them. */
static void resume(Generator *g)
{
    static char line[GAME_TEXT + 2];
    char header[HEADER_TEXT];
    make_header(g, header);
    if (!fgets(line, sizeof line, g->file)) {
        fputs(header, g->file);
        return;
    }
    if (strcmp(line, header) != 0)
        tool_fail(1, "%s: not a file of this seed and shard; it begins with: %.60s",
                  g->path, line);
    long whole = ftell(g->file);
    while (fgets(line, sizeof line, g->file) && strncmp(line, "game ", 5) == 0
           && strchr(line, '\n')) {
        for (const char *c = line; *c; c++)
            g->positions += *c == '/';
        g->played++;
        g->next += g->shards;
        whole = ftell(g->file);
    }
    if (fseek(g->file, whole, SEEK_SET) != 0 || ftruncate(fileno(g->file), whole) != 0)
        tool_fail(1, "%s: can't write", g->path);
}

static void generate_games(Generator *g)
{
    GameText game;
    g->engine = think_new();
    if (!g->engine)
        tool_fail(1, "no memory");
    int64_t begun = g->played, wanted = (g->games - g->shard + g->shards) / g->shards;
    system_watch_interrupt(true);
    while (g->next < g->games && !system_interrupted()) {
        uint64_t chance = random_seed((uint64_t)g->seed, (uint64_t)g->next);
        int result = play_game(g, chance, &game);
        fprintf(g->file, "game %lld %s%s\n", (long long)g->next, result_name[result],
                game.text);
        fflush(g->file);
        g->next += g->shards;
        g->played++;
        g->positions += game.positions;
        tool_counter(g->played - begun, wanted - begun);
    }
    tool_counter(1, 1);
    fprintf(stderr, "%lld of %lld games, %lld positions\n", (long long)g->played,
            (long long)wanted, (long long)g->positions);
    think_free(g->engine);
    fprintf(g->file, "end %lld games %lld positions\n", (long long)g->played,
            (long long)g->positions);
    if (ferror(g->file) | fclose(g->file))
        tool_fail(1, "%s: can't write", g->path);
}

/* The options that are words. */
static void read_words(Generator *g, const char *shard, const char *nodes,
                       const char *openings)
{
    char rest;
    if (sscanf(shard, "%d/%d%c", &g->shard, &g->shards, &rest) != 2 || g->shard < 1
        || g->shards < g->shard)
        tool_fail(2, "--shard '%s': must be I/N with 1 <= I <= N", shard);
    if (sscanf(nodes, "%d-%d%c", &g->nodes_low, &g->nodes_high, &rest) != 2
        || g->nodes_low < 1 || g->nodes_high <= g->nodes_low)
        tool_fail(2, "--nodes '%s': must be LOW-HIGH with 1 <= LOW < HIGH", nodes);
    if (openings)
        openings_read(&g->openings, openings, 0);
    for (int i = 0; i < g->openings.count; i++)
        if (strncmp(g->openings.list[i].text, "startpos", 8) != 0)
            tool_fail(1, "%s: '%s' does not begin with startpos", openings,
                      g->openings.list[i].text);
    g->next = g->shard - 1;
}

void generate_run(int count, char **words)
{
    static Generator g;
    const char *shard = "1/1", *nodes = "1500-2500", *openings = NULL;
    char error[ERROR_TEXT];
    g = (Generator){ .seed = 1, .games = 100 };
    const ToolOption table[] = {
        { "--seed", .number = &g.seed, 0, INT32_MAX },
        { "--games", .number = &g.games, 0, INT32_MAX },
        { "--shard", .text = &shard },       { "--nodes", .text = &nodes },
        { "--openings", .text = &openings }, { "--out", .text = &g.path },
        { .name = NULL },
    };
    count = train_start(count, words, table);
    read_words(&g, shard, nodes, openings);
    options_assign("USI_Hash=4", error); /* MB: few nodes a move do not fill more */
    for (int i = 1; i < count; i++)
        if (!options_assign(words[i], error))
            tool_fail(2, "%s", error);
    if (!g.path)
        tool_fail(2, "--out FILE is missing");
    g.file = fopen(g.path, "r+");
    if (!g.file)
        g.file = fopen(g.path, "w+");
    if (!g.file)
        tool_fail(1, "%s: can't open", g.path);
    resume(&g);
    generate_games(&g);
}
