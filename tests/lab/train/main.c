/* main.c - the command line of build/train. */
#include "options/table.h"
#include "train.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "train generate [--seed N] [--games N] [--shard I/N] [--nodes LOW-HIGH]\n"
    "               [--openings FILE] --out FILE [NAME=VALUE ...]\n"
    "    plays games of chapter 10 against itself and writes their positions to FILE;\n"
    "    so many nodes a move (1500-2500); FILE has lines `startpos moves ...`, and\n"
    "    one game of three begins with one; NAME=VALUE sets an option of the engine.\n"
    "    Call it again to go on after a stop.\n"
    "train fit [--seed N] [--epochs N] [--share 0 | --hand 1] [--later 1] [--log FILE]\n"
    "          --out FILE DATA...\n"
    "    learns the table of the evaluation from such files and writes it as C;\n"
    "    with --share 0, each weight alone; with --hand 1, the numbers of the\n"
    "    hand-written evaluation instead; with --later 1, from the later target.\n"
    "train network [--seed N] [--epochs N] [--state FILE] [--stop STEP] [--log FILE]\n"
    "              --out FILE DATA...\n"
    "    learns the network on top of the learned table and writes it as C. With\n"
    "    --state, a run stopped by Ctrl-C or after step STEP goes on when called again.\n"
    "train heatmap PIECE\n"
    "    draws what a piece gains by its place near the kings, as SVG.\n"
    "train unit N PIECE\n"
    "    draws what unit N of the network gets from a piece on each square, as SVG.\n"
    "train speed\n"
    "    what a call of the evaluation costs.\n"
    "Exit status: 0, 1 when a file can't be read or parsed, 2 for a wrong argument.\n";

int train_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("train: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 2;
}

static bool read_value(const Argument *argument, const char *word)
{
    if (argument->text) {
        *argument->text = word;
        return true;
    }
    char *end;
    errno = 0;
    long long number = strtoll(word, &end, 10);
    if (end == word || *end != '\0' || errno || number < argument->low
        || number > argument->high) {
        train_error("%s '%s': must be a number from %lld to %lld", argument->name, word,
                 (long long)argument->low, (long long)argument->high);
        return false;
    }
    *argument->number = number;
    return true;
}

int arguments_read(int count, char **words, const Argument *table)
{
    int i = 0;
    for (; i < count && strncmp(words[i], "--", 2) == 0; i += 2) {
        const Argument *argument = table;
        while (argument->name && strcmp(argument->name, words[i]) != 0)
            argument++;
        if (!argument->name || i + 1 == count) {
            train_error(argument->name ? "%s: its value is missing"
                                       : "unknown option '%s'", words[i]);
            return -1;
        }
        if (!read_value(argument, words[i + 1]))
            return -1;
    }
    return i;
}

static const struct {
    const char *name;
    int (*run)(int count, char **words);
} commands[] = {
    { "generate", generate_run }, { "fit", fit_run }, { "network", network_run },
    { "heatmap", heatmap_run }, { "unit", unit_run }, { "speed", speed_run },
    { NULL, NULL },
};

int main(int count, char **words)
{
    if (count >= 2 && strcmp(words[1], "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    position_init();
    options_reset();
    for (int i = 0; count >= 2 && commands[i].name; i++)
        if (strcmp(words[1], commands[i].name) == 0)
            return commands[i].run(count - 2, words + 2);
    train_error(count < 2 ? "no command" : "unknown command '%s'", words[1]);
    fputs(usage, stderr);
    return 2;
}
