/* messages.h - everything the terminal says: one list of messages, and one table of their
 * texts, with its languages side by side. Why moves and positions are refused is said by
 * text/refusal.h. */
#ifndef TEXT_MESSAGES_H
#define TEXT_MESSAGES_H

#include <stdbool.h>

/* The arguments that texts take are named behind them; no note: none. */
typedef enum {
    MSG_WELCOME,           /* chapter number, title */
    MSG_PROMPT,            /* side, move number */
    MSG_PROMPT_OVER, MSG_THINKING, MSG_BLACK, MSG_WHITE,
    MSG_GIVER, MSG_TAKER,  /* sides of a handicap game; the giver is White */
    MSG_YES, MSG_NO, MSG_ON, MSG_OFF,
    MSG_MORE,              /* below a full screen */
    MSG_COMMA,

    MSG_HAND,              /* hand of a side, beside the board */
    MSG_HAND_EMPTY,
    MSG_TO_MOVE,           /* move number, side to move */
    MSG_LAST_MOVE, MSG_LAST_DROP, /* side, move */
    MSG_CHECK,             /* side in check */
    MSG_WHO_ENGINE,        /* side */
    MSG_WHO_LEVEL,         /* side, level */
    MSG_WHO_YOU,           /* side */
    MSG_CLOCK,             /* time left */
    MSG_CLOCK_HOURS, MSG_CLOCK_MINUTES, MSG_CLOCK_SECONDS, /* how many */
    MSG_CLOCK_THEN,        /* seconds a move behind it */
    MSG_CLOCK_ADDED,       /* seconds added a move */
    MSG_CLOCK_BYOYOMI,     /* seconds a move */
    MSG_CLOCK_INCREMENT,   /* seconds added a move */
    MSG_WORDS_MOVE,        /* piece, from, to */
    MSG_WORDS_DROP,        /* piece, square */
    MSG_WORDS_TAKES,       /* piece taken */
    MSG_WORDS_PROMOTES, MSG_WORDS_CHECK,

    MSG_PLAYS,             /* side, move, depth, score in words */
    MSG_PLAYS_WORDS,       /* side, move in words */
    MSG_HINT,              /* move, depth, score in words */
    MSG_HINT_DECLARE,
    MSG_LINE,              /* moves */
    MSG_LINES_ROW,         /* number, score in words, depth, moves */
    MSG_SEARCHING,         /* depth, score in words, nodes, nodes a second, moves */
    MSG_ANALYZE,
    MSG_AHEAD,             /* side, pawns */
    MSG_LEVEL_SCORE,
    MSG_SCORE_NUMBER,      /* centipawns, in Japanese only */
    MSG_MATES,             /* side, plies */
    MSG_WINS_BY_RULE,      /* side */
    MSG_NO_MATE, MSG_MATE_TIMEOUT,
    MSG_MATE_FOUND,        /* plies, moves */
    MSG_STOPPED, MSG_ENGINE_WAITS, MSG_SELF_PLAY_OFF,
    MSG_YOU_PLAY,          /* your side, the engine's */
    MSG_ENGINE_BOTH, MSG_ENGINE_NONE,
    MSG_PLAY_NOW,          /* who plays Black, who White */
    MSG_HUMANS,
    MSG_SURRENDERS,        /* on or off */
    MSG_VARIETY,           /* seed */
    MSG_VARIETY_OFF,
    MSG_VARIED,            /* seed */

    MSG_WHY_HEAD,          /* move, its score, its answer */
    MSG_WHY_NO_ANSWER, MSG_WHY_BEST, /* move, its score */
    MSG_WHY_SAME,
    MSG_WHY_LESS,          /* pawns, side */
    MSG_WHY_NOT_LESS,
    MSG_WHY_PARTS,         /* parts */
    MSG_WHY_REFUTED,       /* moves, how the search ended there */
    MSG_REVIEW,            /* moves, how long each */
    MSG_REVIEW_AT,         /* moves judged, of how many */
    MSG_REVIEW_NONE, MSG_REVIEW_GRAPH,
    MSG_SWING,             /* move, pawns, better move, line, score in words */
    MSG_SWING_MATE,        /* move, its score, line, better move, its score */
    MSG_REVIEW_DONE, MSG_REVIEW_PART, /* moves, swings */
    MSG_REVIEW_CALM,                  /* moves */
    MSG_PUZZLES_NONE,
    MSG_PUZZLE,            /* number, of how many, move number, side, move */
    MSG_PUZZLE_PROMPT,     /* side */
    MSG_PUZZLE_PLAYED,
    MSG_PUZZLE_WORSE,      /* pawns */
    MSG_PUZZLE_RIGHT, MSG_PUZZLE_ANSWER, /* move, score in words */
    MSG_PUZZLES_DONE,      /* solved, of how many */
    MSG_TSUME,             /* problem, side, plies */
    MSG_TSUME_NO_CHECK,
    MSG_TSUME_FAILS,       /* move, answer */
    MSG_TSUME_REPLY,       /* move, answer */
    MSG_TSUME_MATE,        /* move */
    MSG_TSUME_ANSWER,      /* moves */
    MSG_TSUME_NONE,        /* line, plies */
    MSG_TREE_LINE,         /* text */
    MSG_WALK,              /* depth, nodes */
    MSG_WALK_IN,           /* moves, window and depth, best so far */
    MSG_WALK_OUT,          /* moves, what came of it, best so far */
    MSG_WALK_BEST,         /* move, score */
    MSG_WALK_QUESTION,
    MSG_WALK_KEYS,
    MSG_WALK_NO_MORE,
    MSG_WALK_END,
    MSG_EVAL_PICTURE,
    MSG_EVAL_PART,         /* centipawns, name of a part */
    MSG_EVAL_VALUE,        /* score in words */

    MSG_END_MATE,          /* winner */
    MSG_END_NO_MOVES, MSG_END_RESIGN, MSG_END_TIME, MSG_END_FOUL, /* loser, winner */
    MSG_END_DEFAULT,       /* loser, winner */
    MSG_END_DRAW, MSG_END_REPETITION,
    MSG_END_PERPETUAL,     /* loser, winner */
    MSG_END_TRY, MSG_END_DECLARATION, /* winner */
    MSG_END_DECLARED_DRAW,
    MSG_END_LONGEST,       /* plies */
    MSG_GAME_OVER, MSG_END_NEXT,
    MSG_TIME_UP,           /* side */

    MSG_DECLARE_HEAD,      /* side, 27 or 24 */
    MSG_DECLARE_ZONE, MSG_DECLARE_CHECK, /* yes or no */
    MSG_DECLARE_PIECES,    /* yes or no, pieces, needed */
    MSG_DECLARE_POINTS,    /* yes or no, points, needed */
    MSG_DECLARE_OFF, MSG_DECLARE_TRY, MSG_DECLARE_FAILS,

    MSG_AMBIGUOUS,         /* text, moves */
    MSG_WHICH,             /* text */
    MSG_WHICH_ROW,         /* number, move */
    MSG_WHICH_QUESTION,    /* how many */
    MSG_PROMOTE_QUESTION, MSG_ANSWER_AGAIN, MSG_CANCELLED,
    MSG_PROMOTED,          /* what to type to stay as it is */
    MSG_NEAREST,           /* moves */
    MSG_TWO_MOVES,         /* text */
    MSG_UNKNOWN,           /* text, nearest command */
    MSG_UNKNOWN_FAR,       /* text */
    MSG_PREFIX,            /* text, commands */
    MSG_LONG_LINE,         /* bytes */
    MSG_USAGE,             /* first line of a command's text */
    MSG_BAD_OPTION,        /* argument */
    MSG_LEAVE_QUESTION,

    MSG_NEW_GAME,          /* handicap */
    MSG_NEW_GAME_KANJI,    /* handicap in English, in Japanese */
    MSG_NEW_UNKNOWN,       /* name */
    MSG_NEW_ROW,           /* name, name in Japanese */
    MSG_NOTHING_UNDO, MSG_NOTHING_REDO, MSG_OTHER_GAME, MSG_GOES_ON,
    MSG_TAKEN_BACK, MSG_REPEATED, /* plies */
    MSG_NO_MOVES_FROM,     /* square */
    MSG_MOVE_COUNT,        /* legal moves */
    MSG_MOVES_ROW,         /* origin, moves */
    MSG_LEVEL,             /* level, largest level, what it does */
    MSG_LEVELS,            /* chapter number, highest but one, largest level */
    MSG_LEVEL_NONE,        /* chapter number, level, highest but one, largest level */
    MSG_LEVEL_OWN,         /* what it does */
    MSG_LEVEL_ENDS,        /* level, the same again */
    MSG_LEVEL_SEES, MSG_LEVEL_DEPTH, /* plies */
    MSG_LEVEL_NODES,       /* nodes */
    MSG_LEVEL_TIME,        /* seconds */
    MSG_LEVEL_CLOCK,
    MSG_TIME_SET,          /* clock */
    MSG_TIME_SIDE,         /* side, its clock as beside the board */
    MSG_TIME_OFF,
    MSG_FLAG,              /* on or off */
    MSG_NOTATION,          /* its name */
    MSG_BOARD_KANJI, MSG_BOARD_LETTERS, MSG_BOARD_OFF, MSG_BOARD_ON,
    MSG_COLOR, MSG_POST, MSG_BELL, /* on or off */
    MSG_LANGUAGE,
    MSG_NAMES,             /* two names */
    MSG_SET,               /* name, value */
    MSG_OPTION_ROW,        /* name, value, what it does */
    MSG_RANGE,             /* least, most */
    MSG_OPTIONS_HEAD,      /* chapter number, title */
    MSG_SETTINGS_HEAD,
    MSG_REMEMBERED,        /* commands */
    MSG_FORGOTTEN, MSG_FORGOTTEN_NONE,
    MSG_SAVED, MSG_LOADED, /* moves, file */
    MSG_LINES_TYPED,       /* in the place of a file's name */
    MSG_LOAD_TYPE,
    MSG_LOAD_PART,         /* file, line and reason */
    MSG_LOAD_STOPPED,
    MSG_FILE_EXISTS,       /* file, what was typed */
    MSG_FILE_TROUBLE,      /* file, reason of the system */
    MSG_FILE_EMPTY, MSG_FILE_ENDING, /* file */
    MSG_FILE_FEWER,        /* file, games */
    MSG_FILE_GAMES,        /* file, what was typed */
    MSG_FILE_GAME,         /* number, moves, Black's name, White's, date */
    MSG_FILE_GAME_BAD,     /* number, reason */
    MSG_FILE_GAMES_MORE,   /* games */
    MSG_LOST,              /* file, list of the words below */
    /* In the order of HOLDS_NAMES and so on. */
    MSG_LOST_NAMES, MSG_LOST_HEADERS, MSG_LOST_EXTRAS, MSG_LOST_TIMES, MSG_LOST_FRACTIONS,
    MSG_LOST_COMMENTS, MSG_LOST_VARIATIONS, MSG_LOST_ENDING, MSG_LOST_NUMBER,
    MSG_LOST_CHARACTERS,
    MSG_RECORD_PLAYERS,    /* Black's name, White's, comma or nothing, event */
    MSG_RECORD_REMARK,     /* what is doubtful */
    MSG_LOOK,              /* moves up to here, moves of the game */
    MSG_LOOK_ASIDE,        /* the same in a variation */
    MSG_LOOK_ALSO,         /* moves, the first number */
    MSG_LOOK_GAME,
    MSG_LOOK_FIRST, MSG_LOOK_LAST,
    MSG_LOOK_RANGE,        /* moves of the game */
    MSG_LIST,              /* moves */
    MSG_FORMATION,         /* move number, side, name */
    MSG_COMMENT_NONE, MSG_COMMENT_KEPT, MSG_COMMENT_GONE,
    MSG_COMMENT_SCORE,     /* score in words */
    MSG_JOURNAL,           /* on or off */
    MSG_JOURNAL_FAILED,    /* why */
    MSG_UNFINISHED,        /* moves */
    MSG_UNFINISHED_GAME,   /* moves, Black's name, White's, date */
    MSG_UNFINISHED_MORE,   /* games */
    MSG_UNFINISHED_QUESTION,
    MSG_RESUMED,           /* moves */
    MSG_RESUME_NONE,
    MSG_KEPT_UNFINISHED, MSG_KEPT_ENDED, /* file */
    MSG_ENGINE_NAME,       /* chapter number */
    MSG_ENGINE_LEVEL,      /* chapter number, level */
    MSG_REFUSED,           /* finished text of a parser */
    MSG_TOO_LONG,
    MSG_PERFT,             /* depth, leaves */

    MSG_HELP_HEAD,
    MSG_HELP_GROUP,        /* group, commands */
    MSG_HELP_TAIL, MSG_HELP_GAME, MSG_HELP_REST,
    MSG_GROUP_GAME, MSG_GROUP_ENGINE, MSG_GROUP_STRENGTH, /* as CommandGroup */
    MSG_GROUP_SCREEN, MSG_GROUP_RECORD, MSG_GROUP_PROGRAM,
    MSG_HELP_ROW,          /* usage of a command, other words for it, what it does */
    MSG_HELP_MORE,         /* the rest of its text */
    MSG_TOPIC_MOVES, MSG_TOPIC_MOVES_KANJI, MSG_TOPIC_BOARD, MSG_TOPIC_BOARD_KANJI,
    MSG_TOPIC_KEYS, MSG_RULES, MSG_PIECES_HEAD, MSG_PIECES_TAIL, MSG_PIECES_KANJI,

    /* Of each command: its usage and, behind a tab, what it does; more may follow. */
    MSG_HELP_USE, MSG_RULES_USE, MSG_PIECES_USE, MSG_NEW_USE, MSG_UNDO_USE, MSG_REDO_USE,
    MSG_GO_USE, MSG_PLAY_USE, MSG_HUMANS_USE, MSG_RESIGN_USE, MSG_DECLARE_USE,
    MSG_HINT_USE, MSG_ANALYZE_USE, MSG_WHY_USE, MSG_REVIEW_USE, MSG_PUZZLES_USE,
    MSG_TREE_USE, MSG_WALK_USE, MSG_EVAL_USE, MSG_MATE_USE, MSG_LEVEL_USE, MSG_TIME_USE,
    MSG_FLAG_USE, MSG_SURRENDER_USE, MSG_VARIETY_USE, MSG_DEPTH_USE, MSG_NODES_USE,
    MSG_OPTIONS_USE, MSG_SET_USE, MSG_BOARD_USE, MSG_FLIP_USE, MSG_KANJI_USE,
    MSG_ASCII_USE, MSG_NOTATION_USE, MSG_COLOR_USE, MSG_LANG_USE, MSG_BELL_USE,
    MSG_POST_USE, MSG_NAME_USE, MSG_MOVES_USE, MSG_SFEN_USE, MSG_POSITION_USE,
    MSG_SAVE_USE, MSG_LOAD_USE, MSG_PERFT_USE, MSG_USI_USE, MSG_QUIT_USE, MSG_KIF_USE,
    MSG_KI2_USE, MSG_CSA_USE, MSG_BOD_USE, MSG_FIRST_USE, MSG_LAST_USE, MSG_NEXT_USE,
    MSG_UP_USE, MSG_PREV_USE, MSG_GOTO_USE, MSG_LIST_USE, MSG_COMMENT_USE,
    MSG_JOURNAL_USE, MSG_RESUME_USE,
    MESSAGES,
} Message;

typedef enum { LANGUAGE_ENGLISH, LANGUAGE_JAPANESE, LANGUAGES } Language;

extern const char *const message_texts[MESSAGES][LANGUAGES];

/* From now on in this language, also what text/refusal.h says. */
void messages_speak(Language language);
Language messages_language(void);

/* The text, with printf's place holders for the arguments named above. */
const char *message_text(Message id);

/* Make marked nouns in a finished text agree with their numbers: "1 move", "2 moves". The
 * text does not grow. */
void message_agree(char *text);

/* Print a message on standard output, or as a complaint on standard error, with lines
 * broken as in pager.h. Each is flushed at once, so that the two streams keep their order
 * if they go to the same place. */
void say(Message id, ...);
void complain(Message id, ...);

/* While hushed, say() prints nothing: what was asked for on the command line needs no
 * answer. */
void messages_hush(bool hush);

/* "Black" or "White"; Japanese has other words for the sides of a handicap game. */
void messages_handicap(bool handicap);
const char *side_name(int side);

/* What an option does, or what other parts of the program call something, in this
 * language; `help`, or the word itself, when nothing else is known. */
const char *option_text(const char *name, const char *help);
const char *word_text(const char *english);

/* The same in Japanese; NULL: not translated. */
const char *japanese_word(const char *name);

#endif
