/* openings.c - see openings.h. */
#include "openings.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"
#include "game/movegen.h"
#include "notation/sfen.h"

static void add(Openings *openings, const char *text)
{
    size_t count = (size_t)openings->count++;
    openings->text = tool_memory(openings->text, (count + 1) * sizeof *openings->text);
    openings->text[count] = strcpy(tool_memory(NULL, strlen(text) + 1), text);
}

/* A game that is over before it begins is no opening. */
static bool check(const char *text, char error[ERROR_TEXT])
{
    static Position pos; /* large */
    Move list[MAX_MOVES];
    if (!position_read(&pos, text, error))
        return false;
    if (generate_legal(&pos, list) > 0)
        return true;
    snprintf(error, ERROR_TEXT, "the game is over after it");
    return false;
}

/* Fisher and Yates, with a generator of our own: the same order on every machine. */
static void shuffle(Openings *openings, int seed)
{
    uint64_t state = (uint64_t)seed * 0x9e3779b97f4a7c15u;
    for (int i = openings->count - 1; i > 0; i--) {
        state ^= state << 13; /* xorshift64 of Marsaglia */
        state ^= state >> 7;
        state ^= state << 17;
        int other = (int)(state % (uint64_t)(i + 1));
        char *text = openings->text[i];
        openings->text[i] = openings->text[other];
        openings->text[other] = text;
    }
}

static void read_file(Openings *openings, FILE *in, const char *path)
{
    char *line = NULL, error[ERROR_TEXT];
    size_t room = 0;
    for (int number = 1; getline(&line, &room, in) > 0; number++) {
        line[strcspn(line, "\t\r\n")] = '\0';
        for (size_t end = strlen(line); end > 0 && line[end - 1] == ' '; end--)
            line[end - 1] = '\0';
        if (line[0] == '#' || line[strspn(line, " ")] == '\0')
            continue;
        if (!check(line, error)) {
            fprintf(stderr, "%s, line %d: %s\n", path, number, error);
            exit(1);
        }
        add(openings, line);
    }
    free(line);
}

void openings_read(Openings *openings, const char *path, int seed)
{
    *openings = (Openings){ NULL, 0 };
    if (path == NULL) {
        add(openings, "startpos");
        return;
    }
    FILE *in = tool_open(path, "r");
    read_file(openings, in, path);
    fclose(in);
    if (openings->count == 0) {
        fprintf(stderr, "%s: no opening in it\n", path);
        exit(1);
    }
    if (seed != 0)
        shuffle(openings, seed);
}

int openings_moves(const char *opening)
{
    static const char head[] = " moves ";
    const char *words = strstr(opening, head);
    int count = 0;
    words = words != NULL ? words + strlen(head) : "";
    while (*(words += strspn(words, " ")) != '\0') {
        words += strcspn(words, " ");
        count++;
    }
    return count;
}
