/* openings.c - see openings.h. */
#include "openings.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"
#include "game/movegen.h"
#include "notation/sfen.h"

/* A game that is over before it begins is no opening. */
static bool add(Openings *openings, const char *text, char error[ERROR_TEXT])
{
    static Position pos; /* large */
    Move list[MAX_MOVES];
    if (!position_read(&pos, text, error))
        return false;
    if (generate_legal(&pos, list) == 0)
        return text_error(error, "the game is over after it");
    size_t count = (size_t)openings->count++;
    openings->list = tool_memory(openings->list, (count + 1) * sizeof *openings->list);
    char *copy = strcpy(tool_memory(NULL, strlen(text) + 1), text);
    openings->list[count] = (Opening){ copy, pos.ply };
    return true;
}

/* Fisher and Yates. */
static void shuffle(Openings *openings, int seed)
{
    uint64_t state = (uint64_t)seed * 0x9e3779b97f4a7c15u;
    for (int i = openings->count - 1; i > 0; i--) {
        int other = (int)(tool_random(&state) % (uint64_t)(i + 1));
        Opening opening = openings->list[i];
        openings->list[i] = openings->list[other];
        openings->list[other] = opening;
    }
}

void openings_read(Openings *openings, const char *path, int seed)
{
    char *line = NULL, error[ERROR_TEXT];
    size_t room = 0;
    *openings = (Openings){ NULL, 0 };
    if (path == NULL) {
        add(openings, "startpos", error);
        return;
    }
    FILE *in = tool_open(path, "r");
    for (int number = 1; getline(&line, &room, in) > 0; number++) {
        line[strcspn(line, "\t\r\n")] = '\0';
        for (size_t end = strlen(line); end > 0 && line[end - 1] == ' '; end--)
            line[end - 1] = '\0';
        if (line[0] == '#' || line[strspn(line, " ")] == '\0')
            continue;
        if (!add(openings, line, error)) {
            fprintf(stderr, "%s, line %d: %s\n", path, number, error);
            exit(1);
        }
    }
    free(line);
    fclose(in);
    if (openings->count == 0) {
        fprintf(stderr, "%s: no opening in it\n", path);
        exit(1);
    }
    if (seed != 0)
        shuffle(openings, seed);
}
