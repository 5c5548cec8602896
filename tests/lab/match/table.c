/* table.c - see table.h. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"

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
    fprintf(out, "\t%s\t%d\t%d/%d\n", row->position, row->of, row->part.shard,
            row->part.shards);
    fflush(out); /* an interrupted match goes on from here */
}

/* --- reading --- */

/* The place of a word in a list of words; -1: it is not there. */
static int find_word(const char *text, const char *const *words, int count)
{
    while (--count >= 0 && strcmp(text, words[count]) != 0)
        continue;
    return count;
}

/* A number from 0 to `most` and nothing behind it. */
static bool read_number(const char *text, double most, double *number)
{
    char *end;
    *number = strtod(text, &end);
    return end > text && *end == '\0' && *number >= 0 && *number <= most;
}

static bool read_count(const char *text, int most, int *count)
{
    double number;
    bool good = read_number(text, most, &number);
    *count = good ? (int)number : 0;
    return good;
}

/* Four columns from `field`. */
static bool read_usage(char *const *field, Usage *usage)
{
    double moves, depth, nodes, ms;
    if (!read_number(field[0], MAX_GAME, &moves) || !read_number(field[1], 1e4, &depth)
        || !read_number(field[2], 9e18, &nodes) || !read_number(field[3], 1e12, &ms))
        return false;
    *usage = (Usage){ .moves = (int64_t)moves, .measured = depth > 0 ? (int64_t)moves : 0,
                      .depth = depth * moves, .nodes = (int64_t)nodes,
                      .us = (int64_t)(ms * 1000) };
    return true;
}

/* The row holds pointers into `line`. Returns the name of a bad column, or NULL. */
static const char *parse_row(char *line, Row *row)
{
    char *field[COLUMNS];
    int ending, count = 0;
    for (char *next = line; next != NULL && count < COLUMNS; count++) {
        field[count] = next;
        next = strchr(next, '\t');
        if (next != NULL)
            *next++ = '\0';
    }
    if (count < COLUMNS)
        return "row: too few columns";
    if (!read_count(field[0], MOST_GAMES - 1, &row->game))
        return "game";
    row->name[0] = field[1];
    row->name[1] = field[2];
    if ((row->a_side = find_word(field[3], side_word, 2)) < 0)
        return "a_side";
    if ((row->a_half = find_word(field[4], point_word, 3)) < 0)
        return "a_points";
    if ((ending = find_word(field[5], ending_name, ENDINGS)) < 0)
        return "ending";
    row->ending = (Ending)ending;
    if (!read_count(field[6], MAX_GAME, &row->plies)
        || !read_count(field[7], row->plies, &row->opening_plies))
        return "plies";
    if (!read_usage(field + 8, &row->usage[0]) || !read_usage(field + 12, &row->usage[1]))
        return "usage";
    Part *part = &row->part;
    if (!read_count(field[18], MOST_GAMES, &row->of)
        || sscanf(field[19], "%d/%d", &part->shard, &part->shards) != 2
        || part->shard < 1 || part->shard > part->shards)
        return "part";
    row->detail = field[16];
    row->position = field[17];
    return NULL;
}

/* One line of a file, its end cut off. */
static bool take_line(char *line, int number, Tally *tally, RowCheck check, void *data,
                      Row *row, char error[ERROR_TEXT])
{
    if (number == 1)
        return strcmp(line, HEADER) == 0
            || text_error(error, "not the first line of a table of games");
    const char *column = parse_row(line, row);
    if (column != NULL)
        return text_error(error, "bad %s", column);
    return (check == NULL || check(row, data, error)) && tally_add(tally, row, error);
}

/* `row` is the last of the file's `rows`. */
static void tell_missing(const char *path, const Row *row, int rows)
{
    int wanted = 0;
    for (int game = 0; game < row->of; game++)
        wanted += part_has(row->part, game);
    if (rows < wanted || rows == 0)
        fprintf(stderr, "match: %s is incomplete: %d of %d games\n", path, rows, wanted);
}

void table_read(const char *path, Tally *tally, RowCheck check, void *data, long *whole)
{
    char *line = NULL, error[ERROR_TEXT] = "";
    size_t room = 0;
    ssize_t length;
    long read = 0;
    int number = 0;
    Row row = { .of = 0 };
    FILE *in = tool_open(path, "r");
    while ((length = getline(&line, &room, in)) > 0 && line[length - 1] == '\n') {
        line[length - 1] = '\0';
        read += length;
        if (!take_line(line, ++number, tally, check, data, &row, error)) {
            fprintf(stderr, "%s, line %d: %s\n", path, number, error);
            exit(1);
        }
    }
    free(line);
    fclose(in);
    if (whole != NULL)
        *whole = read;
    else
        tell_missing(path, &row, number > 0 ? number - 1 : 0);
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
    tally->half = tool_memory(tally->half, (size_t)room);
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
        if (strncmp(tally->name[i], row->name[i], NAME_TEXT - 1) != 0)
            return text_error(error, "a game of %.60s in a match of %.60s", row->name[i],
                              tally->name[i]);
    }
    if (tally_played(tally, row->game))
        return text_error(error, "game %d is there twice", row->game);
    make_room(tally, row->game | 1);
    tally->half[row->game] = (int8_t)row->a_half;
    if (tally_played(tally, row->game ^ 1))
        tally->results.pair[row->a_half + tally->half[row->game ^ 1]]++;
    tally->results.game[row->a_half]++;
    if (row->a_half != 1)
        tally->wins[(row->a_half == 2) == (row->a_side == BLACK) ? BLACK : WHITE]++;
    tally->endings[row->ending]++;
    int loser = row->a_half == 2 ? 1 : 0;
    tally->faults[loser][row->ending] += ending_is_fault(row->ending);
    tally->all_faults[loser] += ending_is_fault(row->ending);
    tally->plies += row->plies;
    tally->of = row->of;
    add_usage(&tally->usage[0], &row->usage[0]);
    add_usage(&tally->usage[1], &row->usage[1]);
    return true;
}
