/* move_rank.c - see HELP. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "experiment.h"
#include "move_value.h"
#include "record/file.h"
#include "search.h"

static const char HELP[] =
    "move_rank - at which rank does the static value of moves put the move that was\n"
    "played?\n"
    "\n"
    "  move_rank [--tsv] [NAME=VALUE ...] FILE...\n"
    "\n"
    "FILE.csa: CSA files; others: a USI position argument a line. For every position of\n"
    "the games all moves are valued and sorted as chapter 8 does without hash move and\n"
    "killers. A row for our values, one for them without each of the parts, one for\n"
    "each fault of the source's listing put back alone, one for all of them. \"Pruned\"\n"
    "is the share of played moves that forward pruning at the default limit would not\n"
    "have searched. A line above says how often our values put it behind the thirtieth.\n"
    "Exit status: 0; 1 a file can't be read or parsed; 2 wrong argument.\n";

/* What the listing does differently, as bits. */
enum { PAWN_CAPTURES = 1, NO_FOCAL = 2, KING_ESCAPES = 4, OLD_THREATS = 8, IN_CHECK = 16,
       TENTH = 32, PROTECTION = 64, ALL = 127 };

enum {
    REPEATS = 10,         /* valuings of a position, to have a time to measure */
    LIMIT = -100,         /* cp, the default of PruneLimit */
    ESCAPE_BONUS = 10000, /* cp: what it adds for every king move out of check */
    THREAT_SHARE = 5,     /* as in move_value.c */
    BOARD_PIECES = 40,    /* array size: on the board at most */
};

typedef struct {
    const char *name;
    int faults;
    int without; /* a part, by its place in ValueParts, from 1; 0: all count */
    long rank[MAX_MOVES + 1]; /* how often the played move had this rank, from 1 */
    long pruned;
} Variant;

/* The place of a part. */
#define PART(name) (int)(offsetof(ValueParts, name) / sizeof(int) + 1)

static Variant variants[] = {
    { .name = "ours" },
    { .name = "without change", .without = PART(change) },
    { .name = "without escape", .without = PART(escape) },
    { .name = "without risk", .without = PART(risk) },
    { .name = "without cover", .without = PART(cover) },
    { .name = "without threat", .without = PART(threat) },
    { .name = "without capture", .without = PART(capture) },
    { .name = "without focal", .without = PART(focal) },
    { .name = "pawn captures +1500", .faults = PAWN_CAPTURES },
    { .name = "only protection covers", .faults = PROTECTION },
    { .name = "king escapes +10000", .faults = KING_ESCAPES },
    { .name = "old threats count", .faults = OLD_THREATS },
    { .name = "pruning in check", .faults = IN_CHECK },
    { .name = "threats a tenth", .faults = TENTH },
    { .name = "listing: all seven", .faults = ALL },
};
enum { VARIANTS = sizeof variants / sizeof variants[0] };

static bool tsv;
static const ToolOption table[] = { { "--tsv", .flag = &tsv }, { .name = NULL } };
static long positions, missing, games, bad, legal_moves;
static clock_t valuing; /* processor time of valuing and sorting, REPEATS times */

/* What the listing has in place of our `cover` and adds to our `threat`: of own pieces
 * that are newly protected, and of enemy pieces that are newly attacked, what could be
 * won on their squares before the move; of the own ones less what can be won after it. */
static void listed(Position *pos, Move move, int *protection, int *old_threat)
{
    int side = pos->side, from = move_from(move), to = move_to(move);
    int square[BOARD_PIECES], exchange[BOARD_PIECES], count = 0;
    int before[2] = { 0, 0 }, after = 0; /* [own] */
    uint32_t attack[BOARD_PIECES];
    for (int owner = BLACK; owner <= WHITE; owner++)
        for (int file = 1; file <= 9; file++)
            for (uint32_t m = pos->occupied[owner][file]; m; m &= m - 1) {
                square[count] = square_make(file, lowest_bit(m));
                exchange[count] = exchange_value(pos, square[count]);
                attack[count] = pos->attack[side][square[count]];
                count++;
            }
    move_make(pos, move);
    for (int i = 0; i < count; i++) {
        int sq = square[i], piece = pos->board[sq];
        if (sq == from || sq == to || (pos->attack[side][sq] & ~attack[i]) == 0)
            continue;
        bool own = piece_side(piece) == side;
        before[own] += exchange[i];
        after += own && exchange[i] > 0 ? exchange_value(pos, sq) : 0;
    }
    move_unmake(pos);
    *protection = before[true] - after;
    *old_threat = before[false] / THREAT_SHARE;
}

/* The value of a move as the variant has it. */
static int varied_value(Position *pos, Move move, const Variant *v)
{
    ValueParts parts;
    int part = 0, protection = 0, old_threat = 0;
    params.pawn_bonus = (v->faults & PAWN_CAPTURES) != 0;
    move_value(pos, move, &parts);
    if (v->faults & (OLD_THREATS | PROTECTION))
        listed(pos, move, &protection, &old_threat);
    if (v->faults & OLD_THREATS)
        parts.threat += old_threat;
    if (v->faults & TENTH)
        parts.threat /= 2; /* ours are a fifth */
    if (v->faults & PROTECTION)
        parts.cover = protection;
    if (v->faults & NO_FOCAL)
        parts.focal = 0;
    if ((v->faults & KING_ESCAPES) && pos->in_check && move_kind(move) == KING)
        parts.escape = ESCAPE_BONUS;
    if (v->without > 0)
        memcpy(&part, (const int *)&parts + v->without - 1, sizeof part);
    return value_sum(&parts) - part;
}

static void rank_move(Variant *v, Position *pos, const Move *list, int count, int played)
{
    int rank = 1, value = varied_value(pos, list[played], v);
    for (int i = 0; i < count; i++) {
        int other = i == played ? value : varied_value(pos, list[i], v);
        rank += other > value || (other == value && i < played);
    }
    v->rank[rank]++;
    v->pruned += rank > 1 && value < LIMIT && (!pos->in_check || (v->faults & IN_CHECK));
}

static void time_values(Position *pos, const Move *list, int count)
{
    static Search s;
    static Facts facts[MAX_PLY + 4];
    static Order order;
    s.pos = pos;
    s.facts = facts;
    clock_t start = clock();
    for (int i = 0; i < REPEATS; i++) {
        order_moves(&order, &s, 0, MOVE_NONE, list, count);
        order.wants_values = true;
        valued_next(&order, &s);
    }
    valuing += clock() - start;
}

static void rank_position(Position *pos, Move move)
{
    Move list[MAX_MOVES];
    int count = generate_moves(pos, list, false), played = 0;
    while (played < count && list[played] != move)
        played++;
    if (played == count) { /* a refusal to promote, which the search does not look at */
        missing++;
        return;
    }
    positions++;
    legal_moves += count;
    params.pawn_bonus = 0;
    time_values(pos, list, count);
    for (int k = 0; k < VARIANTS; k++)
        rank_move(&variants[k], pos, list, count, played);
}

static void rank_game(const GameRecord *record)
{
    static Position pos;
    char error[ERROR_TEXT];
    if (!sfen_read(&pos, record->start, error))
        return;
    games++;
    for (int node = 0; (node = record_next(record, node)) != 0;) {
        rank_position(&pos, record->node[node].move);
        move_make(&pos, record->node[node].move);
    }
}

static bool rank_file(const char *path)
{
    static RecordReader reader;
    static GameRecord record;
    char error[ERROR_TEXT];
    RecordStatus status;
    if (!record_open(&reader, path, error)) {
        fprintf(stderr, "move_rank: %s: %s\n", path, error);
        return false;
    }
    while ((status = record_read(&reader, &record)) != RECORD_NONE) {
        if (status == RECORD_BAD) {
            fprintf(stderr, "move_rank: %s: %s\n", path, reader.error);
            bad++;
        } else {
            rank_game(&record);
        }
    }
    reader_close(&reader);
    return true;
}

/* Percent of the played moves among the first `n`. */
static double share(const Variant *v, int n)
{
    long sum = 0;
    for (int rank = 1; rank <= n; rank++)
        sum += v->rank[rank];
    return 100.0 * (double)sum / (double)positions;
}

static void print_variant(const Variant *v)
{
    long sum = 0;
    int median = 0;
    for (int rank = 1; rank <= MAX_MOVES; rank++)
        sum += rank * v->rank[rank];
    while (share(v, median) < 50)
        median++;
    printf(tsv ? "%s\t%.2f\t%d\t%.1f\t%.1f\t%.1f\t%.2f\n"
               : "%-22s %7.2f %7d %7.1f %8.1f %9.1f %8.2f\n",
           v->name, (double)sum / (double)positions, median, share(v, 1), share(v, 3),
           share(v, 10), 100.0 * (double)v->pruned / (double)positions);
}

static void print_table(void)
{
    const char *hash = tsv ? "# " : "";
    printf("%s%ld games, %ld positions, %.1f moves each, %ld moves not generated\n", hash,
           games, positions, (double)legal_moves / (double)positions, missing);
    printf("%svaluing and sorting all moves of a position: %.1f microseconds\n", hash,
           1e6 / CLOCKS_PER_SEC * (double)valuing / (double)(positions * REPEATS));
    printf("%sbehind the thirtieth by our values: %.1f %% of the moves played\n", hash,
           100.0 - share(&variants[0], 30));
    if (tsv)
        printf("values\tmean\tmedian\tfirst\tfirst3\tfirst10\tpruned\n");
    else
        printf("%-22s %7s %7s %7s %8s %9s %8s\n", "values", "mean", "median", "first %",
               "first 3", "first 10", "pruned %");
    for (int k = 0; k < VARIANTS; k++)
        print_variant(&variants[k]);
}

static const Experiment experiment = {
    "move_rank", HELP, table, "no file of games", NULL,
};

int main(int count, char **words)
{
    int files = experiment_start(&experiment, count, words);
    for (int i = 0; i < files; i++) {
        tool_counter(i, files);
        if (!rank_file(words[i + 1]))
            return EXIT_BAD_FILE;
    }
    tool_counter(1, 1);
    if (positions == 0)
        tool_fail(EXIT_BAD_FILE, "no moves in these files");
    print_table();
    return bad > 0 ? EXIT_BAD_FILE : 0;
}
