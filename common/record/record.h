/* record.h - a game record (棋譜): what was played, and everything written beside it.
 *
 * A record is a tree of nodes. Node 0 is the start position; every other node is a move,
 * or the ending of its line. The first child of a node continues its line, the others
 * begin variations (変化). The main line, from first child to first child, is the game.
 * Files are read and written by record/file.h. All text in a record is UTF-8 on one line
 * without control characters, except that comments may have several lines.
 */
#ifndef RECORD_H
#define RECORD_H

#include "notation/move_text.h"
#include "notation/sfen.h"

enum {
    RECORD_NO_TIME = -1,      /* RecordNode.time: not recorded */
    RECORD_NODES = 1 << 18,   /* most nodes of a record; larger ones are refused */
    RECORD_EXTRAS = 64,       /* most headers besides the known ones; more are left out */
};

/* How a line ended. "The mover" is the side to move after the last move. */
typedef enum {
    END_NONE,          /* the record just stops */
    /* The game is undecided, and can go on, up to END_ERROR: */
    END_INTERRUPTED,   /* 中断 */
    END_SEALED,        /* 封じ手: adjourned, the next move is in an envelope */
    END_NO_MATE,       /* 不詰: a problem without solution */
    END_ERROR,         /* the program that wrote it failed */
    /* Nobody wins: */
    END_REPETITION,    /* 千日手 */
    END_IMPASSE,       /* 持将棋 */
    END_DRAW,          /* 引き分け, for another reason */
    END_MAX_MOVES,     /* the longest game was reached */
    /* The mover wins: */
    END_DECLARATION,   /* 入玉勝ち */
    END_FOUL,          /* 反則勝ち: the other side broke a rule */
    END_LEFT,          /* the other side resigned, out of turn */
    END_DEFAULT_WIN,   /* 不戦勝: the other side did not come */
    /* The mover loses: */
    END_RESIGN,        /* 投了 */
    END_MATE,          /* 詰み */
    END_TRY,           /* トライ: the other side's king stands where the mover's began */
    END_TIME,          /* 切れ負け */
    END_ILLEGAL,       /* 反則負け: it broke a rule */
    END_DEFAULT_LOSS,  /* 不戦敗 */
    END_KINDS,
} RecordEnd;

/* Who wins if a line ends like this with this side to move? */
enum { NOBODY = 2 }; /* beside BLACK and WHITE */
static inline int record_winner(RecordEnd end, int mover)
{
    return end >= END_RESIGN ? !mover : end >= END_DECLARATION ? mover : NOBODY;
}

/* The ending that a word of KIF (投了) stands for, or END_NONE; the word for one, or "". */
RecordEnd end_word_read(const char *word);
const char *end_word(RecordEnd end);

typedef struct {
    Move move;         /* MOVE_NONE for node 0 and for endings */
    RecordEnd end;     /* of the line; END_NONE for moves */
    int32_t time;      /* ms that the mover took, or RECORD_NO_TIME */
    int32_t comment;   /* for record_text(); each line ends with \n; 0: none */
    int32_t parent;
    int32_t child;     /* the first; 0: none */
    int32_t sibling;   /* the next child of the same parent; 0: none */
} RecordNode;

/* What most formats have a place for. */
typedef enum {
    FIELD_BLACK, FIELD_WHITE, /* names; in this order, as BLACK and WHITE */
    FIELD_EVENT,              /* 棋戦 */
    FIELD_SITE,               /* 場所 */
    FIELD_START, FIELD_FINISH, /* YYYY/MM/DD HH:MM:SS, or what else the file says */
    FIELD_LIMIT,              /* 持ち時間, as Japanese files write it: 10分+30秒 */
    FIELD_OPENING,            /* 戦型 */
    RECORD_FIELDS,
} RecordField;

/* What a record can hold besides its moves, to say what a format leaves out. */
enum {
    HOLDS_NAMES = 1, HOLDS_HEADERS = 2, /* event, site, dates, limit, opening */
    HOLDS_EXTRAS = 4, HOLDS_TIMES = 8, HOLDS_FRACTIONS = 16, /* of a second */
    HOLDS_COMMENTS = 32, HOLDS_VARIATIONS = 64,
    HOLDS_ENDING = 128,       /* an ending that the format has no word for */
    HOLDS_NUMBER = 256,       /* of the first move, if it is not 1 */
    HOLDS_CHARACTERS = 512,   /* that the encoding does not have */
    HOLDS_KINDS = 10,
};

/* All zero at first, and needs record_clear() before anything else. */
typedef struct {
    char start[SFEN_TEXT];    /* the position before the first move */
    RecordNode *node;
    int nodes, room;
    Buffer pool;              /* all texts, each with its end; the first is "" */
    int32_t last_text;        /* the last of them, which may grow */
    int32_t field[RECORD_FIELDS];
    int32_t extra[RECORD_EXTRAS][2]; /* other headers: key and value */
    int extras;
    bool failed;              /* too large, or memory ran out: parts are missing */
    char remark[ERROR_TEXT];  /* what a reader found doubtful, or "" */
} GameRecord;

/* An empty record of a game from `start`, the SFEN of a position. */
void record_clear(GameRecord *record, const char *start);
void record_free(GameRecord *record);
void record_copy(GameRecord *to, const GameRecord *from);

/* A record of only the moves in the history of *pos, which goes back to their start. */
void record_from_history(GameRecord *record, Position *pos);

/* Texts. An empty value means none. Without room or memory for it `failed` is set. */
const char *record_text(const GameRecord *record, int32_t text);
const char *record_field(const GameRecord *record, RecordField field);
void record_set_field(GameRecord *record, RecordField field, const char *value);
void record_add_extra(GameRecord *record, const char *key, const char *value);

/* Add a line, without blanks at its end, to the comment on a node; NULL: delete it. */
void record_comment(GameRecord *record, int node, const char *line);

/* Add a last child to a node: a legal move there, or without a move an ending, unless it
 * is END_NONE. One that is there already is not added again. Returns the child; the
 * parent if nothing was added, or if it `failed`. */
int record_add(GameRecord *record, int parent, Move move, RecordEnd end);

/* Take a node and all below it out of its parent's children, or make it the first.
 * Needs: such a child, and so not the start. */
void record_remove(GameRecord *record, int node);
void record_promote(GameRecord *record, int node);

/* How many moves lead to a node; the side to move there; and the move that continues its
 * line (0: there is none). */
int record_depth(const GameRecord *record, int node);
int record_side(const GameRecord *record, int node);
int record_next(const GameRecord *record, int node);

/* The main line: how many moves it has, the last of them (0: none), and the node of its
 * ending (0: it just stops). */
int record_plies(const GameRecord *record);
int record_last(const GameRecord *record);
int record_end_node(const GameRecord *record);
RecordEnd record_end(const GameRecord *record);

/* What the record holds, as HOLDS_..., except ENDING, NUMBER and CHARACTERS. */
unsigned record_contents(const GameRecord *record);

/* Set up the start, which must be a good SFEN, on *pos; and play the main line from
 * there, false: it is broken. */
void record_set_up(const GameRecord *record, Position *pos);
bool record_replay(const GameRecord *record, Position *pos);

/* Could the mover declare and win in a game of this record? `report` may be NULL. */
bool record_declares(const GameRecord *record, const Position *pos, Declaration *report);

/* Judge the ending of a line by the rules; `pos` is the position there. If it is false,
 * record->remark says so, and END_NONE is returned instead. */
RecordEnd record_judge(GameRecord *record, RecordEnd end, const Position *pos);

#endif
