/* fake.c - see HELP. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "game/movegen.h"
#include "notation/move_text.h"
#include "notation/sfen.h"

static const char HELP[] =
    "fake - an engine without a thought: it plays random legal moves, and misbehaves on\n"
    "request. For tests of the match runner.\n"
    "\n"
    "  fake MODE [N [TEXT]]  it misbehaves from the N-th move (1) of each process on\n"
    "\n"
    "  play          no misbehaviour; N is the seed\n"
    "  script        plays the game TEXT (a USI position argument whose moves may end\n"
    "                in `win` or `resign`) as far as it is reached; then resigns\n"
    "  crash, leave  ends by a signal; with exit status 3\n"
    "  hang          no answer, not even to stop\n"
    "  late          answers only `stop`\n"
    "  slow          answers after TEXT milliseconds\n"
    "  babble        endless lines; longline: an endless line\n"
    "  twice         answers twice\n"
    "  nonsense      answers TEXT\n"
    "  cut           tells of deeper iterations that it broke off\n"
    "  chatter       unknown and blank lines, CR at line ends, around good answers\n"
    "  eager         answers while it ponders\n"
    "  mute, unready, exit   says nothing to usi, to isready; exits at usi\n";

enum { LINE = 1 << 16 };

static const char *mode = "play", *text = "";
static int when = 1, answers;
static unsigned long long state = 88172645463325252ull; /* any number but 0 */
static Position pos;

static void say(const char *words)
{
    printf("%s\n", words);
    fflush(stdout);
}

static bool is_mode(const char *name) { return strcmp(mode, name) == 0; }

static unsigned random_below(int limit)
{
    state ^= state << 13; /* xorshift64 of Marsaglia */
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 20) % (unsigned)limit;
}

static void random_move(char word[MOVE_TEXT])
{
    Move list[MAX_MOVES];
    int count = generate_legal(&pos, list);
    strcpy(word, "resign");
    if (count > 0)
        move_to_usi(list[random_below(count)], word);
}

/* The word that follows the present position in the script. */
static void script_move(const char *position, char word[MOVE_TEXT])
{
    size_t length = strlen(position);
    const char *next = text + length;
    strcpy(word, "resign");
    if (strncmp(text, position, length) != 0)
        return;
    if (strncmp(next, " moves", 6) == 0)
        next += 6;
    sscanf(next, " %15s", word);
}

/* Wait for a line that begins with `word`, or for the end of input. */
static void wait_for(const char *word)
{
    char line[LINE] = "";
    while (strncmp(line, word, strlen(word)) != 0
           && fgets(line, sizeof line, stdin) != NULL)
        continue;
}

/* What goes wrong before an answer is given. */
static void misbehave(char word[MOVE_TEXT])
{
    int ms = atoi(text);
    if (is_mode("crash"))
        raise(SIGSEGV);
    else if (is_mode("leave"))
        exit(3);
    else if (is_mode("hang"))
        while (getchar() != EOF)
            continue;
    else if (is_mode("late"))
        wait_for("stop");
    else if (is_mode("slow"))
        nanosleep(&(struct timespec){ ms / 1000, ms % 1000 * 1000000L }, NULL);
    else if (is_mode("babble"))
        while (!ferror(stdout))
            puts("info depth 1 score cp 0 pv 7g7f");
    else if (is_mode("longline"))
        while (!ferror(stdout))
            fputs("0123456789", stdout);
    else if (is_mode("nonsense"))
        snprintf(word, MOVE_TEXT, "%s", text);
    else if (is_mode("twice"))
        printf("bestmove %s\n", word);
    else if (is_mode("chatter"))
        printf("\n\nHello, I am here\r\nbest move?\ninfo string bestmove 1a1a\r\ninfo\n");
}

/* A search: wait for the ponder hit if need be, then answer, or misbehave. */
static void answer(const char *position, bool ponder)
{
    char word[MOVE_TEXT];
    if (is_mode("script"))
        script_move(position, word);
    else
        random_move(word);
    answers++;
    if (ponder && !(is_mode("eager") && answers >= when)) {
        char line[LINE] = "";
        while (strncmp(line, "ponderhit", 9) != 0 && strncmp(line, "stop", 4) != 0)
            if (fgets(line, sizeof line, stdin) == NULL)
                exit(0);
    }
    if (answers >= when)
        misbehave(word);
    printf("info depth %d nodes 1000 score cp %d pv %s\n", 3, 7, word);
    if (is_mode("cut"))
        printf("info depth 4 score cp 8 upperbound nodes 1100 pv %s\n"
               "info depth 4 nodes 1200 score cp 9 lowerbound pv %s\n", word, word);
    printf("bestmove %s", word);
    Move move, list[MAX_MOVES];
    char error[ERROR_TEXT], reply[MOVE_TEXT];
    if (move_from_usi(&pos, word, &move, error)) {
        move_make(&pos, move);
        if (generate_legal(&pos, list) > 0)
            printf(" ponder %s", move_to_usi(list[0], reply));
        move_unmake(&pos);
    }
    say(is_mode("chatter") ? "\r" : "");
}

/* One line from the runner. */
static void command(char *line, char position[LINE])
{
    char error[ERROR_TEXT];
    if (strcmp(line, "usi") == 0) {
        if (is_mode("exit"))
            exit(0);
        if (!is_mode("mute"))
            say("id name Fake\nid author nobody\nusiok");
    } else if (strcmp(line, "isready") == 0) {
        if (!is_mode("unready"))
            say("readyok");
    } else if (strncmp(line, "position ", 9) == 0) {
        strcpy(position, line + 9);
        if (!position_read(&pos, position, error))
            fprintf(stderr, "fake: %s\n", error);
    } else if (strncmp(line, "go", 2) == 0) {
        answer(position, strstr(line, " ponder") != NULL);
    } else if (strcmp(line, "quit") == 0) {
        exit(0);
    }
}

int main(int argc, char **argv)
{
    static char line[LINE], position[LINE] = "startpos";
    if (argc > 1)
        mode = argv[1];
    if (is_mode("--help"))
        return fputs(HELP, stdout) < 0;
    if (argc > 2)
        when = atoi(argv[2]);
    if (argc > 3)
        text = argv[3];
    state += (unsigned long long)when * 0x9e3779b97f4a7c15ull;
    position_init();
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\r\n")] = '\0';
        command(line, position);
    }
    return 0;
}
