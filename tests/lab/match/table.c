/* table.c - see table.h. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

static const char HEADER[] =
    "game\ta\tb\ta_side\ta_points\tending\tplies\topening_plies\t"
    "a_moves\ta_depth\ta_nodes\ta_ms\tb_moves\tb_depth\tb_nodes\tb_ms\tdetail\tposition\t"
    "of\tpart";

enum { COLUMNS = 20, NOT_PLAYED = -1 };

static const char *const side_word[2] = { "black", "white" };
static const char *const point_word[3] = { "0", "0.5", "1" };

void table_write_header(FILE *out) { fprintf(out, "%s\n", HEADER); }

/* Four columns: moves, mean depth, nodes, milliseconds. */
static void write_usage(const Usage *usage, FILE *out)
{
    double depth = usage->measured > 0 ? usage->depth / (double)usage->measured : 0;
    fprintf(out, "\t%lld\t%.2f\t%lld\t%.1f", (long long)usage->moves, depth,
            (long long)usage->nodes, (double)usage->us / 1000);
}

void table_write_row(const Row *row, FILE *out)
{
    fprintf(out, "%d\t%s\t%s\t%s\t%s\t%s\t%d\t%d", row->game, row->name[0], row->name[1],
            side_word[row->a_side], point_word[row->a_half], ending_name[row->ending],
            row->plies, row->opening_plies);
    write_usage(&row->usage[0], out);
    write_usage(&row->usage[1], out);
    fputc('\t', out);
    for (const char *c = row->detail; *c != '\0'; c++) /* may quote an engine's words */
        fputc(*c == '\t' || *c == '\n' || *c == '\r' ? ' ' : *c, out);
    fprintf(out, "\t%s\t%d\t%d/%d\n", row->position, row->of, row->shard, row->shards);
    fflush(out); /* an interrupted match goes on from here */
}

/* --- reading --- */

/* The place of a word in a list of words. */
static bool find_word(const char *text, const char *const *words, int count, int *index)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(text, words[i]) == 0) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* A number from 0 to `most` and nothing behind it. */
static bool read_number(const char *text, double most, double *number)
{
    char *end;
    *number = strtod(text, &end);
    return end > text && *end == '\0' && *number >= 0 && *number <= most;
}

/* Four columns from `field`. */
static bool read_usage(char *const *field, Usage *usage)
{
    double moves, depth, nodes, ms;
    if (!read_number(field[0], MAX_GAME, &moves) || !read_number(field[1], 1e4, &depth)
        || !read_number(field[2], 9e18, &nodes) || !read_number(field[3], 1e12, &ms))
        return false;
    usage->moves = (int64_t)moves;
    usage->measured = depth > 0 ? usage->moves : 0;
    usage->depth = depth * moves;
    usage->nodes = (int64_t)nodes;
    usage->us = (int64_t)(ms * 1000);
    return true;
}

/* The row holds pointers into `line`. Returns the name of a bad column, or NULL. */
static const char *parse_row(char *line, Row *row)
{
    char *field[COLUMNS];
    double game, plies, opening, of;
    int ending, count = 0;
    for (char *next = line; next != NULL && count < COLUMNS; count++) {
        field[count] = next;
        next = strchr(next, '\t');
        if (next != NULL)
            *next++ = '\0';
    }
    if (count < COLUMNS)
        return "row: too few columns";
    if (!read_number(field[0], MOST_GAMES - 1, &game))
        return "game";
    snprintf(row->name[0], NAME_TEXT, "%s", field[1]);
    snprintf(row->name[1], NAME_TEXT, "%s", field[2]);
    if (!find_word(field[3], side_word, 2, &row->a_side))
        return "a_side";
    if (!find_word(field[4], point_word, 3, &row->a_half))
        return "a_points";
    if (!find_word(field[5], ending_name, ENDINGS, &ending))
        return "ending";
    if (!read_number(field[6], MAX_GAME, &plies)
        || !read_number(field[7], plies, &opening))
        return "plies";
    if (!read_usage(field + 8, &row->usage[0]) || !read_usage(field + 12, &row->usage[1]))
        return "usage";
    if (!read_number(field[18], MOST_GAMES, &of)
        || sscanf(field[19], "%d/%d", &row->shard, &row->shards) != 2
        || row->shard < 1 || row->shard > row->shards)
        return "part";
    row->of = (int)of;
    row->game = (int)game;
    row->ending = (Ending)ending;
    row->plies = (int)plies;
    row->opening_plies = (int)opening;
    row->detail = field[16];
    row->position = field[17];
    return NULL;
}

/* One line of a file, its end cut off. */
static bool take_line(char *line, int number, Tally *tally, RowCheck check, void *data,
                      Row *row, char error[ERROR_TEXT])
{
    if (number == 1) {
        snprintf(error, ERROR_TEXT, "not the first line of a table of games");
        return strcmp(line, HEADER) == 0;
    }
    const char *column = parse_row(line, row);
    if (column != NULL) {
        snprintf(error, ERROR_TEXT, "bad %s", column);
        return false;
    }
    return (check == NULL || check(row, data, error)) && tally_add(tally, row, error);
}

/* `row` is the last of the file's `rows`. */
static void tell_missing(const char *path, const Row *row, int rows)
{
    int wanted = 0;
    for (int game = 0; game < row->of; game++)
        wanted += shard_has(row->shard, row->shards, game);
    if (rows < wanted || rows == 0)
        fprintf(stderr, "match: %s is incomplete: %d of %d games\n", path, rows, wanted);
}

bool table_read(const char *path, Tally *tally, RowCheck check, void *data, long *whole)
{
    char *line = NULL, error[ERROR_TEXT] = "";
    size_t room = 0;
    ssize_t length;
    long read = 0;
    int rows = 0;
    bool good = true;
    Row row = { .of = 0 };
    FILE *in = fopen(path, "r");
    if (in == NULL) {
        perror(path);
        return false;
    }
    for (int number = 1; good && (length = getline(&line, &room, in)) > 0; number++) {
        if (line[length - 1] != '\n')
            break;
        line[length - 1] = '\0';
        read += length;
        good = take_line(line, number, tally, check, data, &row, error);
        rows += good && number > 1;
        if (!good)
            fprintf(stderr, "%s, line %d: %s\n", path, number, error);
    }
    free(line);
    fclose(in);
    if (whole != NULL)
        *whole = read;
    else if (good)
        tell_missing(path, &row, rows);
    return good;
}

/* --- adding up --- */

bool tally_played(const Tally *tally, int game)
{
    return game < tally->room && tally->half[game] != NOT_PLAYED;
}

/* Grow the list of results so that it has a place for this game. */
static void make_room(Tally *tally, int game)
{
    if (game < tally->room)
        return;
    int room = game < 500 ? 1000 : 2 * game;
    tally->half = realloc(tally->half, (size_t)room);
    if (tally->half == NULL) {
        perror("match");
        exit(1);
    }
    memset(tally->half + tally->room, NOT_PLAYED, (size_t)(room - tally->room));
    tally->room = room;
}

static void add_usage(Usage *sum, const Usage *part)
{
    sum->moves += part->moves;
    sum->measured += part->measured;
    sum->depth += part->depth;
    sum->nodes += part->nodes;
    sum->us += part->us;
}

bool tally_add(Tally *tally, const Row *row, char error[ERROR_TEXT])
{
    for (int i = 0; i < 2; i++) {
        if (tally->name[i][0] == '\0')
            snprintf(tally->name[i], NAME_TEXT, "%s", row->name[i]);
        if (strcmp(tally->name[i], row->name[i]) != 0) {
            snprintf(error, ERROR_TEXT, "a game of %.60s in a match of %.60s",
                     row->name[i], tally->name[i]);
            return false;
        }
    }
    if (tally_played(tally, row->game)) {
        snprintf(error, ERROR_TEXT, "game %d is there twice", row->game);
        return false;
    }
    make_room(tally, row->game | 1);
    tally->half[row->game] = (int8_t)row->a_half;
    if (tally_played(tally, row->game ^ 1))
        tally->results.pair[row->a_half + tally->half[row->game ^ 1]]++;
    *(row->a_half == 0 ? &tally->results.loss
      : row->a_half == 1 ? &tally->results.draw : &tally->results.win) += 1;
    if (row->a_half != 1)
        *((row->a_half == 2) == (row->a_side == BLACK) ? &tally->black_wins
          : &tally->white_wins) += 1;
    tally->endings[row->ending]++;
    if (ending_is_fault(row->ending))
        tally->faults[row->a_half == 2 ? 1 : 0][row->ending]++;
    tally->plies += row->plies;
    tally->of = row->of;
    add_usage(&tally->usage[0], &row->usage[0]);
    add_usage(&tally->usage[1], &row->usage[1]);
    return true;
}

void tally_free(Tally *tally)
{
    free(tally->half);
    memset(tally, 0, sizeof *tally);
}
