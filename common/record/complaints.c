/* complaints.c - see complaints.h. */
#include "record/complaints.h"

#include "text/messages.h"

static const char *const words[SAYINGS][2] = { /* by Language */
    [SAYS_MATE_FALSE] = { "the record says mate, but %s can move",
        "棋譜では詰みですが、%sに指せる手があります" },
    [SAYS_REPETITION_FALSE] = {
        "the record says repetition, but its last position has not come four times",
        "棋譜では千日手ですが、最後の局面は四回現れていません" },
    [SAYS_TRY_FALSE] = {
        "the record says try, but %s's king is not where the other one began",
        "棋譜ではトライですが、%sの玉は相手玉の初めの位置にいません" },
    [SAYS_DECLARATION_CAMP] = {
        "the record says declaration, but %s's king is not in the enemy camp",
        "棋譜では入玉宣言ですが、%sの玉は敵陣にいません" },
    [SAYS_DECLARATION_CHECK] = { "the record says declaration, but %s is in check",
        "棋譜では入玉宣言ですが、%sの玉に王手がかかっています" },
    [SAYS_DECLARATION_COUNT] = {
        "the record says declaration, but %s has %d pieces there and %d points "
        "of 10 and %d",
        "棋譜では入玉宣言ですが、%sの敵陣の駒は%d枚、点数は%d点です（10枚、%d点が必要）" },
    [SAYS_COUNT_FALSE] = { "line %d: the record says %ld moves, but it has %d",
        "%d行目: 棋譜では%ld手ですが、実際は%d手です" },
    [SAYS_PI] = { "PI: '%.4s' is not a piece that stands there",
        "PI: '%.4s' はそこにある駒ではありません" },
    [SAYS_ROW_CELL] = { "P%d: file %d holds no piece and no '*'",
        "P%d: %d筋が駒でも '*' でもありません" },
    [SAYS_ROW_LONG] = { "P%d: more than nine cells",
        "P%d: 升が九つより多くあります" },
    [SAYS_PIECE_PLACE] = { "P%c: '%.4s' is not a piece and its place",
        "P%c: '%.4s' は駒とその位置ではありません" },
    [SAYS_PIECE_TOO_MANY] = { "P%c: '%.4s' is one piece too many",
        "P%c: '%.4s' は駒が多すぎます" },
    [SAYS_SETUP] = { "'%.8s' is no part of a start position",
        "'%.8s' は開始局面の書き方ではありません" },
    [SAYS_SETUP_LATE] = { "'%.8s': a start position behind its moves",
        "'%.8s': 指し手の後に開始局面があります" },
    [SAYS_NOT_A_MOVE] = { "'%.16s' is not a move",
        "'%.16s' は指し手ではありません" },
    [SAYS_BEHIND_END_TEXT] = { "'%s': a move behind the end of the game",
        "'%s': 終局の後に指し手があります" },
    [SAYS_OTHER_TURN] = { "'%s': it is the other side's turn",
        "'%s': 相手の手番です" },
    [SAYS_PIECE_IS] = { "'%s': the piece on %d%d is %s",
        "'%s': %d%dの駒は%sです" },
    [SAYS_TURN_TWICE] = { "'%s': the turn is given a second time",
        "'%s': 手番が二度書かれています" },
    [SAYS_NOT_A_TIME] = { "'%.16s' is not a time",
        "'%.16s' は時間ではありません" },
    [SAYS_NOT_AN_ENDING] = { "'%.24s' is not an ending",
        "'%.24s' は終局の書き方ではありません" },
    [SAYS_NOT_CSA] = { "'%.16s' is not a CSA statement",
        "'%.16s' はCSA形式の文ではありません" },
    [SAYS_NO_MEMORY] = { "not enough memory for it",
        "メモリーが足りません" },
    [SAYS_NO_RECORD] = { "no game record in it, neither KIF, KI2, CSA nor USI",
        "棋譜がありません（KIF、KI2、CSA、USIのどれでもありません）" },
    [SAYS_FOLDER] = { "it is a folder",
        "フォルダーです" },
    [SAYS_NO_FILE] = { "it is not a file",
        "ファイルではありません" },
    [SAYS_LARGE_FILE] = { "larger than %d MB",
        "%d MBより大きいファイルです" },
    [SAYS_UNREADABLE] = { "it can't be read to its end",
        "最後まで読めません" },
    [SAYS_EXTENSION] = { "its name ends like that of no record",
        "棋譜の拡張子ではありません" },
    [SAYS_HAND] = { "'%.60s' is not what a hand can hold",
        "'%.60s' は持駒の書き方ではありません" },
    [SAYS_DIAGRAM_RANK] = { "'%.60s' is not a rank of a diagram",
        "'%.60s' は局面図の段ではありません" },
    [SAYS_NEITHER] = { "'%.60s' is neither a header nor a move",
        "'%.60s' は見出しでも指し手でもありません" },
    [SAYS_DIAGRAM_RANKS] = { "the diagram has %d ranks",
        "局面図が%d段しかありません" },
    [SAYS_HANDICAP] = { "an unknown handicap without a diagram of the position",
        "知らない手合割で、局面図もありません" },
    [SAYS_BEHIND_END] = { "a move behind the end of the game",
        "終局の後に指し手があります" },
    [SAYS_AT_LINE] = { "line %d: %.230s",
        "%d行目: %.230s" },
    [SAYS_MANY_MOVES] = { "more than %d moves",
        "%d手より多い指し手があります" },
    [SAYS_TOO_LARGE] = { "the record is too large",
        "棋譜が大きすぎます" },
    [SAYS_AMBIGUOUS] = { "'%.40s' can mean more than one move",
        "'%.40s' は二通り以上に読めます" },
    [SAYS_NO_MOVE_TO_VARY] = { "there is no move %d to vary",
        "変化する%d手目がありません" },
    [SAYS_UNPLAYABLE] = { "the record can't be played over",
        "棋譜を並べられません" },
    [SAYS_MISSING] = { "missing",
        "なし" },
};

const char *record_says(Saying id) { return words[id][messages_language()]; }

bool record_error(char error[ERROR_TEXT], Saying id, ...)
{
    va_list arguments;
    va_start(arguments, id);
    text_errors(error, record_says(id), arguments);
    va_end(arguments);
    return false;
}
