/* complaints.h - what is wrong with a record, in words: one table in two languages. */
#ifndef RECORD_COMPLAINTS_H
#define RECORD_COMPLAINTS_H

#include "text/words.h"

/* The arguments each text takes are named behind it; no note: none. */
typedef enum {
    SAYS_MATE_FALSE,        /* mover */
    SAYS_REPETITION_FALSE,
    SAYS_TRY_FALSE,         /* side */
    SAYS_DECLARATION_CAMP,  /* side */
    SAYS_DECLARATION_CHECK, /* side */
    SAYS_DECLARATION_COUNT, /* side, pieces, points, needed */
    SAYS_COUNT_FALSE,       /* line, moves, moves */
    SAYS_PI,                /* text */
    SAYS_ROW_CELL,          /* rank, file */
    SAYS_ROW_LONG,          /* rank */
    SAYS_PIECE_PLACE,       /* sign, text */
    SAYS_PIECE_TOO_MANY,    /* sign, text */
    SAYS_SETUP,             /* text */
    SAYS_SETUP_LATE,        /* text */
    SAYS_NOT_A_MOVE,        /* text */
    SAYS_BEHIND_END_TEXT,   /* text */
    SAYS_OTHER_TURN,        /* text */
    SAYS_PIECE_IS,          /* text, file, rank, code */
    SAYS_TURN_TWICE,        /* text */
    SAYS_NOT_A_TIME,        /* text */
    SAYS_NOT_AN_ENDING,     /* text */
    SAYS_NOT_CSA,           /* text */
    SAYS_NO_MEMORY,
    SAYS_NO_RECORD,
    SAYS_FOLDER,
    SAYS_NO_FILE,
    SAYS_LARGE_FILE,        /* MB */
    SAYS_UNREADABLE,
    SAYS_EXTENSION,
    SAYS_HAND,              /* text */
    SAYS_DIAGRAM_RANK,      /* text */
    SAYS_NEITHER,           /* text */
    SAYS_DIAGRAM_RANKS,     /* ranks */
    SAYS_HANDICAP,
    SAYS_BEHIND_END,
    SAYS_AT_LINE,           /* line, reason */
    SAYS_MANY_MOVES,        /* moves */
    SAYS_TOO_LARGE,
    SAYS_AMBIGUOUS,         /* text */
    SAYS_NO_MOVE_TO_VARY,   /* number */
    SAYS_UNPLAYABLE,
    SAYS_MISSING,
    SAYINGS,
} Saying;

/* The text, in the language of the messages. */
const char *record_says(Saying id);

/* Write it with its arguments. Returns false, as text_error() does. */
bool record_error(char error[ERROR_TEXT], Saying id, ...);

#endif
