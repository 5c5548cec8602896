/* messages.h - everything the terminal says, in one table, so that it can be reworded or
 * translated in one place. Errors of parsers come as finished text. */
#ifndef MESSAGES_H
#define MESSAGES_H

#include <stdbool.h>

/* The arguments each text takes are named behind it; no note: none. */
typedef enum {
    MSG_WELCOME,           /* chapter number, title */
    MSG_PROMPT,            /* side, move number */
    MSG_PROMPT_OVER,
    MSG_THINKING,
    MSG_BLACK,
    MSG_WHITE,
    MSG_HAND_BLACK,        /* labels of the hands, on a board in letters */
    MSG_HAND_WHITE,
    MSG_HAND_EMPTY,
    MSG_HAND_BLACK_KANJI,  /* the same, on a board in kanji */
    MSG_HAND_WHITE_KANJI,
    MSG_HAND_EMPTY_KANJI,
    MSG_TO_MOVE,           /* move number, side to move */
    MSG_LAST_MOVE,         /* side, move */
    MSG_LAST_DROP,         /* side, move */
    MSG_CHECK,             /* side in check */

    MSG_PLAYS,             /* side, move, depth, score */
    MSG_HINT,              /* move, depth, score, side */
    MSG_HINT_DECLARE,
    MSG_LINE,              /* moves */
    MSG_NO_MATE,
    MSG_MATE_TIMEOUT,
    MSG_MATE_FOUND,        /* plies, moves */
    MSG_ENGINE_WAITS,
    MSG_SELF_PLAY_OFF,
    MSG_YOU_PLAY,          /* your side, the engine's */
    MSG_ENGINE_BOTH,
    MSG_ENGINE_NONE,

    MSG_END_MATE,          /* winner */
    MSG_END_NO_MOVES,      /* loser, winner */
    MSG_END_RESIGN,        /* loser, winner */
    MSG_END_REPETITION,
    MSG_END_PERPETUAL,     /* loser, winner */
    MSG_END_TRY,           /* winner */
    MSG_END_DECLARATION,   /* winner */
    MSG_END_DECLARED_DRAW,
    MSG_END_LONGEST,       /* plies */
    MSG_END_TIME,          /* loser, winner */
    MSG_END_FOUL,          /* loser, winner */
    MSG_END_DEFAULT,       /* loser, winner */
    MSG_END_DRAW,
    MSG_GAME_OVER,

    MSG_DECLARE_HEAD,      /* side, 27 or 24 */
    MSG_DECLARE_ZONE,      /* yes or no, and so on below */
    MSG_DECLARE_CHECK,
    MSG_DECLARE_PIECES,    /* yes or no, pieces, needed */
    MSG_DECLARE_POINTS,    /* yes or no, points, needed */
    MSG_DECLARE_OFF,
    MSG_DECLARE_TRY,
    MSG_DECLARE_FAILS,
    MSG_YES,
    MSG_NO,

    MSG_AMBIGUOUS,         /* text, moves */
    MSG_PROMOTE_QUESTION,
    MSG_PROMOTED,          /* move without its sign: what to type to stay */
    MSG_UNKNOWN,           /* text, nearest command */
    MSG_UNKNOWN_FAR,       /* text */
    MSG_PREFIX,            /* text, commands */
    MSG_LONG_LINE,         /* bytes */
    MSG_USAGE,             /* usage and help of a command */
    MSG_BAD_OPTION,        /* argument */

    MSG_NEW_GAME,          /* handicap */
    MSG_NEW_GAME_KANJI,    /* handicap in English, in Japanese */
    MSG_NEW_UNKNOWN,       /* name */
    MSG_NOTHING_UNDO,
    MSG_NOTHING_REDO,
    MSG_TAKEN_BACK,        /* plies */
    MSG_GOES_ON,
    MSG_OTHER_GAME,
    MSG_REPEATED,          /* plies */
    MSG_NO_MOVES_FROM,     /* square */
    MSG_MOVE_COUNT,        /* legal moves */
    MSG_LEVEL,             /* level, largest level, what it does */
    MSG_LEVEL_OWN,         /* what it does */
    MSG_LEVEL_SEES,        /* plies */
    MSG_LEVEL_DEPTH,       /* plies */
    MSG_LEVEL_NODES,       /* nodes */
    MSG_LEVEL_TIME,        /* seconds */
    MSG_NOTATION,          /* its name */
    MSG_BOARD_KANJI,
    MSG_BOARD_LETTERS,
    MSG_COLOR,             /* on or off */
    MSG_POST,              /* on or off */
    MSG_SET,               /* name, value */
    MSG_ON,
    MSG_OFF,
    MSG_SAVED,             /* moves, file */
    MSG_LOADED,            /* moves, file */
    MSG_FILE_EXISTS,       /* file, what was typed */
    MSG_FILE_TROUBLE,      /* file, reason of the system */
    MSG_FILE_EMPTY,        /* file */
    MSG_FILE_ENDING,       /* file */
    MSG_FILE_FEWER,        /* file, games */
    MSG_FILE_GAMES,        /* file, what was typed */
    MSG_FILE_GAME,         /* number, moves, Black's name, White's, date */
    MSG_FILE_GAME_BAD,     /* number, reason */
    MSG_FILE_GAMES_MORE,   /* games */
    MSG_LOST,              /* file, list of the words below */
    MSG_LOST_NAMES,        /* in the order of HOLDS_NAMES and so on */
    MSG_LOST_HEADERS,
    MSG_LOST_EXTRAS,
    MSG_LOST_TIMES,
    MSG_LOST_FRACTIONS,
    MSG_LOST_COMMENTS,
    MSG_LOST_VARIATIONS,
    MSG_LOST_ENDING,
    MSG_LOST_CHARACTERS,
    MSG_RECORD_PLAYERS,    /* Black's name, White's, comma or nothing, event */
    MSG_RECORD_REMARK,     /* what is doubtful */
    MSG_LOOK,              /* moves up to here, moves of the game */
    MSG_LOOK_FIRST,
    MSG_LOOK_LAST,
    MSG_LOOK_RANGE,        /* moves of the game */
    MSG_LIST,              /* moves */
    MSG_COMMENT_NONE,
    MSG_COMMENT_KEPT,
    MSG_COMMENT_GONE,
    MSG_JOURNAL,           /* on or off */
    MSG_UNFINISHED,        /* moves */
    MSG_UNFINISHED_QUESTION, /* moves */
    MSG_RESUMED,           /* moves */
    MSG_RESUME_NONE,
    MSG_KEPT_UNFINISHED,   /* file */
    MSG_KEPT_ENDED,        /* file */
    MSG_ENGINE_NAME,       /* chapter number */
    MSG_ENGINE_LEVEL,      /* chapter number, level */
    MSG_REFUSED,           /* finished text of a parser */
    MSG_PERFT,             /* depth, leaves */

    MSG_HELP_HEAD,
    MSG_HELP_TAIL,
    MSG_HELP_TOPIC_MOVES,
    MSG_HELP_TOPIC_MOVES_KANJI,
    MSG_HELP_TOPIC_BOARD,
    MSG_HELP_TOPIC_BOARD_KANJI,

    MSG_HELP_HELP, /* from here on: usage of a command, two blanks, what it does */
    MSG_HELP_NEW,
    MSG_HELP_BOARD,
    MSG_HELP_FLIP,
    MSG_HELP_MOVES,
    MSG_HELP_UNDO,
    MSG_HELP_REDO,
    MSG_HELP_HINT,
    MSG_HELP_GO,
    MSG_HELP_PLAY,
    MSG_HELP_LEVEL,
    MSG_HELP_DEPTH,
    MSG_HELP_NODES,
    MSG_HELP_TIME,
    MSG_HELP_EVAL,
    MSG_HELP_MATE,
    MSG_HELP_PERFT,
    MSG_HELP_SAVE,
    MSG_HELP_LOAD,
    MSG_HELP_KIF,
    MSG_HELP_KI2,
    MSG_HELP_CSA,
    MSG_HELP_BOD,
    MSG_HELP_FIRST,
    MSG_HELP_LAST,
    MSG_HELP_NEXT,
    MSG_HELP_PREV,
    MSG_HELP_GOTO,
    MSG_HELP_LIST,
    MSG_HELP_COMMENT,
    MSG_HELP_JOURNAL,
    MSG_HELP_RESUME,
    MSG_HELP_SFEN,
    MSG_HELP_POSITION,
    MSG_HELP_NOTATION,
    MSG_HELP_KANJI,
    MSG_HELP_ASCII,
    MSG_HELP_COLOR,
    MSG_HELP_POST,
    MSG_HELP_SET,
    MSG_HELP_RESIGN,
    MSG_HELP_DECLARE,
    MSG_HELP_USI,
    MSG_HELP_QUIT,
    MESSAGES,
} Message;

/* The text, with printf's place holders for the arguments named above. */
const char *message_text(Message id);

/* Print a message on standard output, or as a complaint on standard error; each is
 * written out at once, so that the two streams keep their order when they go to one
 * place. */
void say(Message id, ...);
void complain(Message id, ...);

/* While hushed, say() says nothing: what was asked for on the command line needs no
 * answer. */
void messages_hush(bool hush);

/* "Black" or "White". */
const char *side_name(int side);

#endif
