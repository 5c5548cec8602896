/* main.c - the command line of build/train. */
#include "options/table.h"
#include "train.h"

#include <string.h>

static const char train_help[] =
    "train generate [--seed N] [--games N] [--shard I/N] [--nodes LOW-HIGH]\n"
    "               [--openings FILE] --out FILE [NAME=VALUE ...]\n"
    "    plays games of chapter 10 against itself and writes their positions to FILE;\n"
    "    so many nodes a move (1500-2500); FILE has lines `startpos moves ...`, and\n"
    "    one game of three begins with one; NAME=VALUE sets an option of the engine.\n"
    "    Call it again to go on after a stop.\n"
    "train fit [--seed N] [--epochs N] [--share 0 | --hand 1] [--later PERCENT]\n"
    "          [--log FILE] --out FILE DATA...\n"
    "    learns the table of the evaluation from such files and writes it as C;\n"
    "    with --share 0, each weight alone; with --hand 1, the numbers of the\n"
    "    hand-written evaluation instead; with --later, from the later target, of\n"
    "    which so much is the next position's.\n"
    "train network [--seed N] [--epochs N] [--on 1] [--later PERCENT]\n"
    "              [--state FILE] [--stop STEP] [--log FILE] --out FILE DATA...\n"
    "    learns the network on top of the learned table from the later target (93)\n"
    "    and writes it as C;\n"
    "    with --on 1, from the network in the program on, with shorter steps;\n"
    "    with --state, a run stopped by Ctrl-C or after step STEP goes on when called\n"
    "    again.\n"
    "train heatmap PIECE\n"
    "    draws what a piece gains by its place near the kings, as SVG.\n"
    "train unit N PIECE\n"
    "    draws what unit N of the network gets from a piece on each square, as SVG.\n"
    "train pass N TARGET SFEN\n"
    "    what unit N makes of a position, and what one step changes there towards a\n"
    "    chance of TARGET percent.\n"
    "Exit status: 0, 1 when a file can't be read or parsed, 2 for a wrong argument.\n";

int train_start(int count, char **words, const ToolOption *table)
{
    return tool_start("train", count, words, train_help, table);
}

void lesson_start(Lesson *lesson, int count, char **words, const ToolOption *table)
{
    lesson->files = train_start(count, words, table) - 1;
    lesson->data = words + 1;
    if (!lesson->out || lesson->files == 0)
        tool_fail(2, lesson->out ? "no data file" : "--out FILE is missing");
}

FILE *lesson_log(const Lesson *lesson, const char *mode)
{
    FILE *log = lesson->log ? fopen(lesson->log, mode) : stdout;
    if (!log)
        tool_fail(1, "%s: can't write", lesson->log);
    return log;
}

static const struct {
    const char *name;
    void (*run)(int count, char **words);
} commands[] = {
    { "generate", generate_run }, { "fit", fit_run }, { "network", network_run },
    { "heatmap", heatmap_run }, { "unit", unit_run }, { "pass", pass_run },
    { NULL, NULL },
};

int main(int count, char **words)
{
    position_init();
    options_reset();
    for (int i = 0; count >= 2 && commands[i].name; i++)
        if (strcmp(words[1], commands[i].name) == 0) {
            commands[i].run(count - 1, words + 1);
            return 0;
        }
    train_start(count, words, NULL);
    tool_fail(2, count < 2 ? "no command; --help lists all" : "unknown command '%s'",
              words[1]);
}
