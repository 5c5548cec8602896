/* messages.c - the table of messages. */
#include "talk/messages.h"

#include <stdarg.h>
#include <stdio.h>

#include "game/types.h"

/* A message is a whole paragraph with its newline, except prompts and single words. */
static const char *const text[MESSAGES] = {
    [MSG_WELCOME] = "Shogi, chapter %s: %s.\n"
                    "Type a move such as 7g7f, P-7f or P-76; `help` lists the commands.\n",
    [MSG_PROMPT] = "%s %d> ",
    [MSG_PROMPT_OVER] = "Game over> ",
    [MSG_THINKING] = "... ",
    [MSG_BLACK] = "Black",
    [MSG_WHITE] = "White",
    [MSG_HAND_BLACK] = "Black's hand:",
    [MSG_HAND_WHITE] = "White's hand:",
    [MSG_HAND_EMPTY] = " none",
    [MSG_HAND_BLACK_KANJI] = "Black 持駒(先手):",
    [MSG_HAND_WHITE_KANJI] = "White 持駒(後手):",
    [MSG_HAND_EMPTY_KANJI] = " なし",
    [MSG_TO_MOVE] = "Move %d, %s to move.",
    [MSG_LAST_MOVE] = " Last move: %s %s.",
    [MSG_LAST_DROP] = " Last move: %s %s (drop).",
    [MSG_CHECK] = "Check! %s's king is attacked.",

    [MSG_PLAYS] = "%s plays %s (depth %d, score %s).\n",
    [MSG_HINT] = "Hint: %s (depth %d, score %s for %s).\n",
    [MSG_HINT_DECLARE] = "Hint: `declare` wins.\n",
    [MSG_LINE] = "Line:%s\n",
    [MSG_NO_MATE] = "There is no mate by checks alone.\n",
    [MSG_MATE_TIMEOUT] = "No mate found in that time; `mate MS` gives it more.\n",
    [MSG_MATE_FOUND] = "Mate in %d:%s\n",
    [MSG_ENGINE_WAITS] = "It is the engine's turn: `go` lets it move.\n",
    [MSG_SELF_PLAY_OFF] = "Stopped: the engine plays neither side now.\n",
    [MSG_YOU_PLAY] = "You play %s, the engine plays %s.\n",
    [MSG_ENGINE_BOTH] = "The engine plays both sides; Ctrl-C stops it.\n",
    [MSG_ENGINE_NONE] = "The engine plays neither side.\n",

    [MSG_END_MATE] = "Checkmate: %s wins.\n",
    [MSG_END_NO_MOVES] = "%s has no legal move: %s wins.\n",
    [MSG_END_RESIGN] = "%s resigns: %s wins.\n",
    [MSG_END_REPETITION] =
        "The same position for the fourth time (sennichite): a draw.\n",
    [MSG_END_PERPETUAL] = "%s gave perpetual check, which is forbidden: %s wins.\n",
    [MSG_END_TRY] = "%s's king has got to where the other one began, and wins.\n",
    [MSG_END_DECLARATION] = "%s declares and wins: the entered king has the points.\n",
    [MSG_END_DECLARED_DRAW] = "Declared with points for a draw: a draw.\n",
    [MSG_END_LONGEST] = "The longest game allowed (%d moves) has been played: a draw.\n",
    [MSG_END_TIME] = "%s's time ran out: %s wins.\n",
    [MSG_END_FOUL] = "%s broke a rule: %s wins.\n",
    [MSG_END_DEFAULT] = "%s did not play: %s wins.\n",
    [MSG_END_DRAW] = "A draw.\n",
    [MSG_GAME_OVER] =
        "The game is over; `undo` takes moves back, `new` begins another.\n",

    [MSG_DECLARE_HEAD] = "Declaration for %s by the %d-point rule:\n",
    [MSG_DECLARE_ZONE] = "  %-3s king in the enemy camp\n",
    [MSG_DECLARE_CHECK] = "  %-3s king not in check\n",
    [MSG_DECLARE_PIECES] = "  %-3s other pieces in the enemy camp: %d of %d needed\n",
    [MSG_DECLARE_POINTS] = "  %-3s points there and in hand: %d of %d needed\n",
    [MSG_DECLARE_TRY] = "By the try rule nobody declares: the king that gets to where the "
                        "other one began has won.\n",
    [MSG_DECLARE_OFF] = "This game is played without declarations (EnteringKingRule).\n",
    [MSG_DECLARE_FAILS] = "Not all hold; a claim now would lose, so the game goes on.\n",
    [MSG_YES] = "yes",
    [MSG_NO] = "NO",

    [MSG_AMBIGUOUS] = "\"%.40s\" can mean:%s\n",
    [MSG_PROMOTE_QUESTION] = "Promote? [Y/n] ",
    [MSG_PROMOTED] = "Promoted; type %s= to move without promotion.\n",
    [MSG_UNKNOWN] = "\"%.40s\" is neither a move nor a command; did you mean `%s`? "
                    "Type help.\n",
    [MSG_UNKNOWN_FAR] = "\"%.40s\" is neither a move nor a command. Type help.\n",
    [MSG_PREFIX] = "\"%.40s\" can mean:%s\n",
    [MSG_LONG_LINE] = "Line too long: only %d bytes are read.\n",
    [MSG_USAGE] = "Usage: %s",
    [MSG_BAD_OPTION] = "shogi: unknown terminal option %.60s\n",

    [MSG_NEW_GAME] = "New game: %s.\n",
    [MSG_NEW_GAME_KANJI] = "New game: %s (%s).\n",
    [MSG_NEW_UNKNOWN] = "No handicap is called \"%.40s\". There are:\n",
    [MSG_NOTHING_UNDO] = "No move to take back.\n",
    [MSG_NOTHING_REDO] = "No move to play again.\n",
    [MSG_OTHER_GAME] = "Back to the game before this one.\n",
    [MSG_GOES_ON] = "The game goes on.\n",
    [MSG_TAKEN_BACK] = "Taken back: %d.\n",
    [MSG_REPEATED] = "Played again: %d.\n",
    [MSG_NO_MOVES_FROM] = "No legal move matches \"%.40s\".\n",
    [MSG_MOVE_COUNT] = "%d legal moves\n",
    [MSG_LEVEL] = "Level %d of %d:%s.\n",
    [MSG_LEVEL_OWN] = "The engine thinks:%s.\n",
    [MSG_LEVEL_SEES] = " it looks %d plies ahead and overlooks things",
    [MSG_LEVEL_DEPTH] = " up to depth %d",
    [MSG_LEVEL_NODES] = " up to %lld nodes",
    [MSG_LEVEL_TIME] = " %g s a move",
    [MSG_NOTATION] = "Moves are written in %s notation.\n",
    [MSG_BOARD_KANJI] = "The board is drawn in kanji.\n",
    [MSG_BOARD_LETTERS] = "The board is drawn in letters.\n",
    [MSG_COLOR] = "Colour is %s.\n",
    [MSG_POST] = "Thinking is shown: %s.\n",
    [MSG_SET] = "%s = %s\n",
    [MSG_ON] = "on",
    [MSG_OFF] = "off",
    [MSG_SAVED] = "Saved %d moves in %s.\n",
    [MSG_LOADED] = "Loaded %d moves from %s.\n",
    [MSG_FILE_EXISTS] = "%s is there already; `save %s !` writes over it.\n",
    [MSG_FILE_TROUBLE] = "%s: %s\n",
    [MSG_FILE_EMPTY] = "%s: no game in it\n",
    [MSG_FILE_ENDING] = "%s: the name must end in .kif .kifu .ki2 .ki2u .csa .usi .sfen\n",
    [MSG_FILE_FEWER] = "%s: it holds %d games only\n",
    [MSG_FILE_GAMES] = "%s holds several games; `load %s 1` loads the first:\n",
    [MSG_FILE_GAME] = "%4d  %3d moves  %s - %s  %s\n",
    [MSG_FILE_GAME_BAD] = "%4d  refused: %s\n",
    [MSG_FILE_GAMES_MORE] = "... and %d more\n",
    [MSG_LOST] = "Not in %s, which can't hold it: %s.\n",
    [MSG_LOST_NAMES] = "names",
    [MSG_LOST_HEADERS] = "event, place, dates or time limit",
    [MSG_LOST_EXTRAS] = "other headers",
    [MSG_LOST_TIMES] = "times",
    [MSG_LOST_FRACTIONS] = "fractions of seconds",
    [MSG_LOST_COMMENTS] = "comments",
    [MSG_LOST_VARIATIONS] = "variations",
    [MSG_LOST_ENDING] = "how the game ended",
    [MSG_LOST_CHARACTERS] = "characters that Shift_JIS lacks",
    [MSG_RECORD_PLAYERS] = "%s - %s%s%s\n",
    [MSG_RECORD_REMARK] = "But %s.\n",
    [MSG_LOOK] = "After %d of %d moves.\n",
    [MSG_LOOK_FIRST] = "This is the beginning of the game.\n",
    [MSG_LOOK_LAST] = "This is the end of the game.\n",
    [MSG_LOOK_RANGE] = "The game has the moves 0 to %d.\n",
    [MSG_LIST] = "%d moves\n",
    [MSG_COMMENT_NONE] = "There is no comment here; `comment TEXT` writes one.\n",
    [MSG_COMMENT_KEPT] = "The comment is part of the game now.\n",
    [MSG_COMMENT_GONE] = "The comment is gone.\n",
    [MSG_JOURNAL] = "The game is kept while it is played: %s.\n",
    [MSG_UNFINISHED] = "A game was left after %d moves: `resume` goes on with it.\n",
    [MSG_UNFINISHED_QUESTION] = "A game was left after %d moves. Go on with it? [Y/n] ",
    [MSG_RESUMED] = "The game goes on after %d moves.\n",
    [MSG_RESUME_NONE] = "There is no unfinished game.\n",
    [MSG_KEPT_UNFINISHED] = "It is kept in %s.\n",
    [MSG_KEPT_ENDED] = "A game that had ended is kept in %s.\n",
    [MSG_ENGINE_NAME] = "shogi chapter %s",
    [MSG_ENGINE_LEVEL] = "shogi chapter %s, level %d",
    [MSG_REFUSED] = "%s.\n",
    [MSG_PERFT] = "perft %d nodes %llu\n",

    [MSG_HELP_HEAD] =
        "A move in any notation: 7g7f  P-7f  P-76  76FU.  `help moves` has more.\n"
        "Commands, which may be shortened:\n",
    [MSG_HELP_TAIL] = "Ctrl-C while the engine thinks: move now; twice: quit. "
                      "For arrow keys: rlwrap.\n",
    [MSG_HELP_TOPIC_MOVES] =
        "How to type a move; case, blanks and full-width digits do not matter.\n"
        "              USI      CSA       Western   numeric\n"
        "pawn move     7g7f     7776FU    P-7f      P-76\n"
        "capture       8h2b=    8822KA    Bx2b=     Bx22=\n"
        "promotion     8h2b+    8822UM    Bx2b+     Bx22+\n"
        "recapture     3a2b     3122GI    Sx2b      Sx22\n"
        "drop          B*5e     0055KA    B*5e      B*55\n"
        "which piece   6i5h     6958KI    G6i-5h    G69-58\n"
        "`+` promotes, `=` does not; with neither you are asked, or promote in a pipe.\n",
    [MSG_HELP_TOPIC_MOVES_KANJI] =
        "Japanese, in the same order: 7六歩  2二角不成  2二角成  同銀  5五角打  5八金(69)\n",
    [MSG_HELP_TOPIC_BOARD] =
        "Letters: capitals are Black's pieces, small letters White's, + is promoted;\n"
        "* behind a piece: it moved last; * on an empty square: it came from there.\n",
    [MSG_HELP_TOPIC_BOARD_KANJI] =
        "Kanji: v marks the pieces of the side that sits at the top. The piece that\n"
        "moved last has V or ^ before it, and ＊ stands where it came from.\n",

    [MSG_HELP_HELP] =
        "help [COMMAND]          this list, or one command; also: moves, board\n",
    [MSG_HELP_NEW] = "new [HANDICAP]          new game; `new ?` lists the handicaps\n",
    [MSG_HELP_BOARD] =
        "board [kanji|letters]   show the board, or choose how it is drawn\n",
    [MSG_HELP_FLIP] = "flip                    turn the board round\n",
    [MSG_HELP_MOVES] =
        "moves [SQUARE|PIECE*]   legal moves, all or from 7g, or drops P*\n",
    [MSG_HELP_UNDO] = "undo [N]                back to your last turn, or N moves\n",
    [MSG_HELP_REDO] = "redo [N]                play again what undo took back\n",
    [MSG_HELP_HINT] = "hint                    what the engine would play for you\n",
    [MSG_HELP_GO] = "go                      the engine moves for the side to move\n",
    [MSG_HELP_PLAY] =
        "play WHO                black, white: your side; none, both: the engine's sides\n",
    [MSG_HELP_LEVEL] = "level N                 strength, 0 (for beginners) to 12\n",
    [MSG_HELP_DEPTH] =
        "depth N                 search N plies deep, whatever time it takes\n",
    [MSG_HELP_NODES] = "nodes N                 search N positions\n",
    [MSG_HELP_TIME] = "time SECONDS            think this long, e.g. 0.5\n",
    [MSG_HELP_EVAL] = "eval                    the evaluation, part by part\n",
    [MSG_HELP_MATE] =
        "mate [MS]               look for a mate by checks, 5000 ms at most\n",
    [MSG_HELP_PERFT] =
        "perft N                 count the leaves of all games N moves long\n",
    [MSG_HELP_SAVE] =
        "save FILE [!]           write the game: .kif .kifu .ki2 .csa .usi; ! overwrites\n",
    [MSG_HELP_LOAD] = "load FILE [N]           read a record, the N-th of several\n",
    [MSG_HELP_KIF] = "kif                     print the game as KIF\n",
    [MSG_HELP_KI2] = "ki2                     print the game as KI2\n",
    [MSG_HELP_CSA] = "csa                     print the game as CSA\n",
    [MSG_HELP_BOD] = "bod                     print the position as a diagram (BOD)\n",
    [MSG_HELP_FIRST] = "first                   look at the beginning of the game\n",
    [MSG_HELP_LAST] = "last                    look at its end again\n",
    [MSG_HELP_NEXT] = "next [N]                look N moves further on\n",
    [MSG_HELP_PREV] = "prev [N]                look N moves back; a move played there counts\n",
    [MSG_HELP_GOTO] = "goto N                  look at the position after N moves\n",
    [MSG_HELP_LIST] = "list [N]                the moves with their times, from the N-th on\n",
    [MSG_HELP_COMMENT] =
        "comment [TEXT]          show the comment here, add to it, or `-`: forget it\n",
    [MSG_HELP_JOURNAL] =
        "journal on|off          keep the game while it is played, for `resume`\n",
    [MSG_HELP_RESUME] = "resume                  go on with a game that was interrupted\n",
    [MSG_HELP_SFEN] =
        "sfen [SFEN]             show the position as SFEN, or set one up\n",
    [MSG_HELP_POSITION] =
        "position [...]          set up as the USI command does, or show the game so\n",
    [MSG_HELP_NOTATION] = "notation NAME           usi, csa, japanese or western moves\n",
    [MSG_HELP_KANJI] = "kanji                   draw the board in kanji\n",
    [MSG_HELP_ASCII] = "ascii                   draw the board in letters\n",
    [MSG_HELP_COLOR] = "color on|off            colours\n",
    [MSG_HELP_POST] = "post on|off             show what the engine thinks\n",
    [MSG_HELP_SET] =
        "set [NAME VALUE]        the engine's options, as in USI; alone: list\n",
    [MSG_HELP_RESIGN] = "resign                  give up\n",
    [MSG_HELP_DECLARE] = "declare                 claim a win by an entered king\n",
    [MSG_HELP_USI] =
        "usi                     speak USI from here on, for graphical programs\n",
    [MSG_HELP_QUIT] = "quit                    leave\n",
};

static bool hushed;

void messages_hush(bool hush) { hushed = hush; }

const char *message_text(Message id)
{
    return text[id];
}

void say(Message id, ...)
{
    va_list arguments;
    if (hushed)
        return;
    va_start(arguments, id);
    vprintf(text[id], arguments);
    va_end(arguments);
    fflush(stdout);
}

void complain(Message id, ...)
{
    va_list arguments;
    fflush(stdout);
    va_start(arguments, id);
    vfprintf(stderr, text[id], arguments);
    va_end(arguments);
    fflush(stderr); /* not every system does it by itself */
}

const char *side_name(int side)
{
    return text[side == BLACK ? MSG_BLACK : MSG_WHITE];
}
