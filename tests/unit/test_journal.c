/* test_journal.c - the game on the table, and that it survives: a program that plays,
 * takes back, comments and saves is killed at random moments, and what it had told to be
 * done must be found again. */
#include <sys/wait.h>
#include <time.h>

#include "record/journal.h"
#include "records.h"

enum { KILLS = 200, STEPS = 400 };

static Game game, found;
static Journal journal;
static LeftGame left; /* the last one that was found */
static GameRecord record;
static RecordReader reader;
static const char setup[] = "play black;level 3;";
static char folder[] = "/tmp/shogi-journal-XXXXXX", saved[64];

/* One step of a game that the seed decides: mostly a move. */
static void step_game(Game *g, uint64_t *seed)
{
    int what = test_random_below(seed, 12);
    char text[32];
    Move move = random_move(&g->pos, seed);
    if (what == 0 || move == MOVE_NONE) {
        for (int n = test_random_below(seed, 4); n >= 0; n--)
            game_undo(g);
    } else if (what == 1) {
        snprintf(text, sizeof text, "remark %d", g->pos.ply);
        game_comment(g, text);
    } else {
        game_play(g, move, 1000 * what);
    }
}

static void begin_game(Game *g, uint64_t seed)
{
    char error[ERROR_TEXT], position[SFEN_TEXT + 8];
    snprintf(position, sizeof position, "sfen %s", handicaps[seed % 3 * 2].sfen);
    game_set(g, position, error);
}

/* --- the game on the table --- */

static void play_usi(Game *g, const char *text)
{
    char error[ERROR_TEXT];
    Move move;
    if (move_from_usi(&g->pos, text, &move, error))
        game_play(g, move, 2000);
}

static void test_game(void)
{
    char error[ERROR_TEXT];
    game_set(&game, "startpos moves 7g7f 3c3d 2g2f", error);
    game_look(&game, 1);
    test_check(game.pos.ply == 1 && game.length == 3, "a look back is no undo");
    game_look(&game, 3);
    game_undo(&game);
    game_to_record(&game, &record, 0);
    test_check(record_plies(&record) == 2, "what was taken back is not in the record");
    play_usi(&game, "6g6f");
    game_to_record(&game, &record, 0);
    test_check(record_plies(&record) == 3
                   && !(record_contents(&record) & HOLDS_VARIATIONS),
               "nor when another move was played");
    game_look(&game, 1);
    play_usi(&game, "8c8d");
    game_to_record(&game, &record, 0);
    test_check(record_plies(&record) == 2 && record_contents(&record) & HOLDS_VARIATIONS,
               "a move played in a look back leaves the old ones as a variation");
    game_end(&game, END_RESIGN);
    game_undo(&game);
    test_check(game_ending(&game, 0) == END_NONE, "undo takes a resignation back");
    game_redo(&game);
    test_check(game_ending(&game, 0) == END_NONE, "and redo does not bring it again");
    game_end(&game, END_RESIGN);
    test_check(game_reopen(&game) && game_ending(&game, 0) == END_NONE
                   && game.pos.ply == 2 && !game_reopen(&game),
               "or it is taken back alone");
    game_end(&game, END_RESIGN);
    game_to_record(&game, &record, 0);
    test_check(record_end(&record) == END_RESIGN, "and another one is in the record");
    game_take(&found, &record);
    test_check(found.pos.ply == 2
                   && record_winner(game_ending(&found, 0), found.pos.side) == WHITE,
               "it is loaded with the game");
    game_look(&found, 1);
    test_check(game_redo(&found) && game_ending(&found, 0) == END_RESIGN,
               "a step within the game leaves it");
    game_look(&found, 0);
    bool goes_on = game_ending(&found, 0) == END_NONE;
    game_look(&found, 2);
    test_check(goes_on && game_ending(&found, 0) == END_RESIGN,
               "and stands at the end only");
    play_usi(&found, "7g7f"); /* not legal any more: nothing happens */
    play_usi(&found, "2g2f");
    game_to_record(&found, &record, 0);
    test_check(record_plies(&record) == 3 && record_end(&record) == END_NONE,
               "to play on forgets the ending");
}

/* --- variations --- */

/* Look here and there: in the line, into variations, out of them. */
static int wander(Game *g, uint64_t *seed)
{
    int32_t nodes[9];
    int entered = 0;
    for (int i = 0; i < 30; i++) {
        int count = game_branches(g, nodes, 9);
        if (count > 1 && test_random_below(seed, 2)) {
            game_enter(g, nodes[1 + test_random_below(seed, count - 1)]);
            entered++;
        } else if (test_random_below(seed, 4) == 0) {
            game_leave(g);
        } else {
            int least = g->own.put_aside ? g->own.fork + 1 : 0;
            game_look(g, least + test_random_below(seed, g->length - least + 1));
        }
        View view = game_step_out(g);
        bool own = !g->own.put_aside;
        game_step_in(g, &view);
        if (!own || g->own.put_aside != view.put_aside)
            return -1000000;
    }
    return entered;
}

/* Whatever was looked at, the game is what it was. */
static void test_variations(void)
{
    TestGroup same = { .name = "variations looked at, and the same game after it" };
    uint64_t seed = 11;
    int entered = 0;
    begin_game(&game, 1);
    for (int i = 0; i < test_repeat(1000); i++) {
        Buffer before = { .text = NULL }, after = { .text = NULL };
        for (int n = 0; n < 5; n++) {
            game_look(&game, test_random_below(&seed, game.length + 1));
            step_game(&game, &seed);
        }
        game_to_record(&game, &record, 0);
        record_write(&record, FORMAT_KIF, ENCODING_UTF8, &before);
        int ply = game.pos.ply;
        entered += wander(&game, &seed);
        while (game_leave(&game))
            continue;
        game_look(&game, ply);
        game_to_record(&game, &record, 0);
        record_write(&record, FORMAT_KIF, ENCODING_UTF8, &after);
        test_many(&same, strcmp(before.text, after.text) == 0, "round %d: %s\n\n%s", i,
                  before.text, after.text);
        buffer_free(&before);
        buffer_free(&after);
    }
    test_group(&same);
    test_check(entered > 200, "variations were entered: %d", entered);
}

/* --- killed --- */

/* Find a game that was left, as a program that keeps none, and take its journal away. */
static bool find_left(void)
{
    static const Journal none;
    bool any = journal_find(&left, &none, &found);
    if (any)
        journal_leave(&left, true);
    return any;
}

/* The program that is killed: after each step a byte tells that it is done. */
static void run_victim(uint64_t seed, int out)
{
    char error[ERROR_TEXT];
    unsigned lost;
    begin_game(&game, seed);
    for (int i = 0; i < STEPS; i++) {
        step_game(&game, &seed);
        journal_keep(&journal, &game, 1, setup);
        if (journal.failed || write(out, "k", 1) != 1)
            _exit(1);
        game_to_record(&game, &record, 0);
        if (!record_save(&record, saved, &lost, error) || write(out, "s", 1) != 1)
            _exit(2);
    }
    pause();
}

static bool same_game(const Game *a, const Game *b)
{
    if (a->length != b->length || strcmp(a->record.start, b->record.start) != 0)
        return false;
    for (int i = 0; i < a->length; i++) {
        const RecordNode *m = &a->record.node[a->line[i]];
        const RecordNode *n = &b->record.node[b->line[i]];
        if (m->move != n->move || m->time != n->time
            || strcmp(record_text(&a->record, m->comment),
                      record_text(&b->record, n->comment)) != 0)
            return false;
    }
    return true;
}

/* Kill one; how many steps it had told to be kept and saved. */
static bool kill_one(uint64_t seed, uint64_t *random, int *kept, int *written)
{
    int ends[2], status;
    char byte;
    if (pipe(ends) != 0)
        return false;
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        run_victim(seed, ends[1]);
    }
    close(ends[1]);
    *kept = *written = 0;
    int first = test_random_below(random, 8); /* however slow the machine is */
    struct timespec wait = { 0, 1000L * test_random_below(random, 120000) };
    while (*kept + *written < first && read(ends[0], &byte, 1) == 1)
        *(byte == 'k' ? kept : written) += 1;
    nanosleep(&wait, NULL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    while (read(ends[0], &byte, 1) == 1)
        *(byte == 'k' ? kept : written) += 1;
    close(ends[0]);
    return WIFSIGNALED(status);
}

/* Does the game found equal the one after `steps` steps, or after one more? */
static bool is_after(uint64_t seed, int steps)
{
    static Game replayed;
    begin_game(&replayed, seed);
    for (int i = 0; i < steps; i++)
        step_game(&replayed, &seed);
    if (same_game(&replayed, &found))
        return true;
    step_game(&replayed, &seed);
    return same_game(&replayed, &found);
}

static void test_kills(void)
{
    TestGroup kept = { "killed, and the game found again", 0, 0 };
    TestGroup file = { "killed while saving, and the file is whole", 0, 0 };
    uint64_t random = 5;
    char error[ERROR_TEXT];
    long all = 0;
    for (int i = 0; i < test_repeat(KILLS); i++) {
        uint64_t seed = test_random(&random) | 1;
        int steps, writes;
        unlink(saved);
        bool killed = kill_one(seed, &random, &steps, &writes);
        if (!test_many(&kept, killed, "it ended itself"))
            break;
        all += steps;
        begin_game(&found, seed); /* what there is when no move was kept */
        bool any = find_left();
        test_many(&kept, is_after(seed, steps), "kill %d after %d steps: %s", i, steps,
                  any ? "another game" : "none");
        bool read = record_open(&reader, saved, error)
            && record_read(&reader, &record) == RECORD_GAME;
        if (read)
            game_take(&found, &record);
        test_many(&file, read ? is_after(seed, writes) : writes == 0,
                  "kill %d after %d times saving: %s", i, writes,
                  read ? "another" : error);
        reader_close(&reader);
    }
    test_groups(2, &kept, &file);
    test_check(all > kept.checks, "%ld steps before the kills", all);
}

/* --- what else happens to journals --- */

/* A file that was cut off anywhere, or filled with zeros by a power cut. */
static void test_damage(void)
{
    TestGroup group = { "journals cut off and overwritten", 0, 0 };
    uint64_t seed = 77;
    char copy[PATH_TEXT], *bytes;
    begin_game(&game, seed);
    for (int i = 0; i < 60; i++) {
        step_game(&game, &seed);
        journal_keep(&journal, &game, i / 25, setup);
    }
    int64_t size;
    system_file(journal.path, &size);
    FILE *in = fopen(journal.path, "rb");
    bytes = malloc((size_t)size);
    size_t length = fread(bytes, 1, (size_t)size, in);
    fclose(in);
    journal_close(&journal);
    system_remove(journal.path);
    snprintf(copy, sizeof copy, "%s/shogi/game-9.journal", folder);
    for (size_t cut = 0; cut <= length; cut += 1 + length / (size_t)test_repeat(100)) {
        FILE *out = fopen(copy, "wb");
        fwrite(bytes, 1, cut, out);
        for (size_t i = 0; i < cut % 7; i++)
            putc('\0', out);
        fclose(out);
        test_many(&group, !find_left() || found.length <= 60, "cut at %zu", cut);
    }
    test_group(&group);
    free(bytes);
}

/* A game of one move, in a journal of its own. */
static Journal keep_one(const char *chosen)
{
    char error[ERROR_TEXT];
    Journal mine = { .off = false };
    game_set(&game, "startpos", error);
    play_usi(&game, "7g7f");
    journal_keep(&mine, &game, 1, chosen);
    return mine;
}

static void test_locks(void)
{
    int status = 0;
    Journal mine = keep_one(setup);
    pid_t child = fork();
    if (child == 0)
        _exit(find_left() ? 1 : 0);
    waitpid(child, &status, 0);
    test_check(WIFEXITED(status) && WEXITSTATUS(status) == 0,
               "the journal of a living program is not offered");
    journal_saved(&mine);
    journal_close(&mine);
    test_check(system_file(mine.path, NULL) == FILE_MISSING,
               "that of a saved game goes with the program");
    char newer[PATH_TEXT];
    mine = keep_one(setup);
    journal_close(&mine);
    snprintf(newer, sizeof newer, "%s/shogi/game-99.journal", folder);
    FILE *out = fopen(newer, "wb");
    fputs("garbage\n", out);
    fclose(out);
    test_check(find_left() && found.length == 1,
               "behind a newer one that can't be read the next is offered");
    mine = keep_one(setup);
    journal_saved(&mine);
    game_end(&game, END_RESIGN);
    journal_keep(&mine, &game, 1, setup);
    journal_close(&mine);
    test_check(system_file(mine.path, NULL) != FILE_MISSING,
               "that of a game resigned since it was saved stays");
    system_remove(mine.path);
    mine = (Journal){ .off = true };
    journal_keep(&mine, &game, 1, setup);
    test_check(mine.file == NULL, "switched off, none is written");
}

/* When the game began is kept, whatever the width of a long: here the year is 2128. */
static void test_begun(void)
{
    Journal mine = keep_one(setup);
    game.begun = (time_t)INT64_C(5000000000);
    journal_keep(&mine, &game, 1, setup);
    journal_close(&mine);
    bool any = find_left();
    test_check(any && found.begun == game.begun, "begun at %lld, found %lld",
               (long long)game.begun, (long long)found.begun);
}

/* A journal of a program that told only which sides the engine plays is read to its end,
 * and says that in today's words. */
static void test_engine_line(void)
{
    static const struct { const char *line, *setup; } sides[] = {
        { "engine 0 0", "play none;" }, { "engine 0 1", "play black;" },
        { "engine 1 0", "play white;" }, { "engine 1 1", "play both;" },
    };
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        Journal mine = keep_one("");
        fprintf(mine.file, "%s\n3c3d 2000\n", sides[i].line);
        journal_close(&mine);
        bool any = find_left();
        test_check(any && found.length == 2 && strcmp(left.setup, sides[i].setup) == 0,
                   "'%s': %d moves, '%s'", sides[i].line, any ? found.length : -1,
                   left.setup);
    }
}

/* Who resigned is kept, also when it was the other side's turn, and by a new section
 * (notes) as well as by a line of what happened. */
static void test_resigned(void)
{
    for (int i = 0; i < 4; i++) {
        Journal mine = keep_one(setup);
        int side = i & 1;
        game_end(&game, side == WHITE ? END_RESIGN : END_LEFT);
        game.notes += i / 2;
        journal_keep(&mine, &game, 1, setup);
        journal_close(&mine);
        bool any = find_left();
        test_check(any && found.agreed == (side == WHITE ? END_RESIGN : END_LEFT)
                       && record_winner(game_ending(&found, 0), found.pos.side) == !side,
                   "%s resigned, ending %d", side == WHITE ? "White" : "Black",
                   (int)found.agreed);
    }
}

int main(void)
{
    position_init();
    if (!mkdtemp(folder)) {
        test_skip("journal", "no folder for temporary files");
        return test_summary();
    }
    setenv("XDG_STATE_HOME", folder, 1);
    snprintf(saved, sizeof saved, "%s/game.kifu", folder);
    test_game();
    test_variations();
    test_kills();
    test_damage();
    test_locks();
    test_begun();
    test_resigned();
    test_engine_line();
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) != 0 || test_summary();
}
