/* refusal.c - see refusal.h. */
#include "text/refusal.h"

#include "text/messages.h"

static const char *const words[REFUSALS][2] = { /* by Language */
    [LEGAL] = { "the move is legal", "合法手です" },
    [ILLEGAL_NO_PIECE] = { "there is no such piece to move or drop",
        "動かす駒、または打つ駒がありません" },
    [ILLEGAL_NOT_YOURS] = { "that piece belongs to the opponent", "相手の駒です" },
    [ILLEGAL_CANNOT_MOVE_SO] = { "the piece does not move like that",
        "その駒はそのように動けません" },
    [ILLEGAL_BLOCKED] = { "another piece stands in the way", "途中に駒があります" },
    [ILLEGAL_OWN_PIECE] = { "a piece of the same side stands there",
        "移動先に味方の駒があります" },
    [ILLEGAL_OCCUPIED] = { "a piece can be dropped on an empty square only",
        "駒は空いている升にしか打てません" },
    [ILLEGAL_TWO_PAWNS] = { "two unpromoted pawns on one file (nifu)", "二歩です" },
    [ILLEGAL_DROP_MATE] = { "a dropped pawn may not give mate (uchifuzume)",
        "打ち歩詰めです" },
    [ILLEGAL_DEAD_END] = { "dropped there the piece could never move again",
        "行き所のない駒になります" },
    [ILLEGAL_MUST_PROMOTE] = { "it must promote: it could never move again",
        "成らないと行き所のない駒になります" },
    [ILLEGAL_NOT_PROMOTABLE] = { "that piece does not promote, or not in a drop",
        "その駒は成れません（打つ手では成れません）" },
    [ILLEGAL_NOT_IN_ZONE] = { "a promotion must begin or end in the far three ranks",
        "成れるのは敵陣3段目以内に入る手か、そこから動く手だけです" },
    [ILLEGAL_IN_CHECK] = { "the king is in check and the move does not answer it",
        "王手を防いでいません" },
    [ILLEGAL_INTO_CHECK] = { "the king would be in check after it",
        "玉を取られてしまいます" },

    [REFUSAL_SFEN_NO_BOARD] = { "SFEN board: missing", "SFENの盤面がありません" },
    [REFUSAL_SFEN_PROMOTED] = {
        "SFEN board: '+' before a piece that never promotes, on %s",
        "SFENの盤面: %sの駒は成れないのに + が付いています" },
    [REFUSAL_SFEN_KINGS] = { "SFEN board: a second king for %s, on %s",
        "SFENの盤面: %sの玉が%sにもあります" },
    [REFUSAL_SFEN_TOO_MANY] = { "SFEN board: more than %d %s",
        "SFENの盤面: %d枚より多い駒: %s" },
    [REFUSAL_SFEN_DEAD_END] = { "SFEN board: the piece on %s can never move",
        "SFENの盤面: %sの駒は行き所がありません" },
    [REFUSAL_SFEN_TWO_PAWNS] = { "SFEN board: two pawns of %s on file %d",
        "SFENの盤面: %sの二歩（%d筋）" },
    [REFUSAL_SFEN_LETTER] = {
        "SFEN board: rank %d ('%.*s') has a character that is no piece",
        "SFENの盤面: %d段目（%.*s）に駒でない文字があります" },
    [REFUSAL_SFEN_BEHIND_PLUS] = {
        "SFEN board: rank %d ('%.*s') has something behind '+' that is no piece",
        "SFENの盤面: %d段目（%.*s）の + の後が駒ではありません" },
    [REFUSAL_SFEN_FEW_SQUARES] = { "SFEN board: rank %d has fewer than 9 squares",
        "SFENの盤面: %d段目の升が9より少なくなっています" },
    [REFUSAL_SFEN_MANY_SQUARES] = { "SFEN board: rank %d has more than 9 squares",
        "SFENの盤面: %d段目の升が9を超えています" },
    [REFUSAL_SFEN_MANY_RANKS] = { "SFEN board: more than 9 ranks",
        "SFENの盤面: 段が9を超えています" },
    [REFUSAL_SFEN_FEW_RANKS] = { "SFEN board: %d of the 9 ranks are missing",
        "SFENの盤面: 9段のうち%d段足りません" },
    [REFUSAL_SFEN_NO_SIDE] = { "SFEN side: missing", "SFENの手番がありません" },
    [REFUSAL_SFEN_SIDE] = { "SFEN side: '%.*s' is neither b nor w",
        "SFENの手番: 「%.*s」は b でも w でもありません" },
    [REFUSAL_SFEN_HAND_COUNT] = { "SFEN hands: the count in '%.*s' is not 1 to 18",
        "SFENの持駒: 「%.*s」の枚数は1から18ではありません" },
    [REFUSAL_SFEN_HAND_LETTER] = {
        "SFEN hands: '%.*s' has a letter that can't be in hand",
        "SFENの持駒: 「%.*s」に持駒にならない文字があります" },
    [REFUSAL_SFEN_HAND_END] = { "SFEN hands: '%.*s' has a count without a piece",
        "SFENの持駒: 「%.*s」の枚数の後に駒がありません" },
    [REFUSAL_SFEN_HAND_TOO_MANY] = {
        "SFEN hands: with those on the board more than %d %s",
        "SFENの持駒: 盤上と合わせて%d枚より多い駒: %s" },
    [REFUSAL_SFEN_NUMBER] = { "SFEN move number: '%.*s' is not 1 to %d",
        "SFENの手数: 「%.*s」は1から%dではありません" },
    [REFUSAL_SFEN_BEHIND_NUMBER] = { "SFEN: '%.*s' after the move number",
        "SFEN: 手数の後に「%.*s」があります" },
    [REFUSAL_SFEN_BEHIND] = { "SFEN: '%.*s' is not part of it",
        "SFEN: 「%.*s」は余分です" },
    [REFUSAL_SFEN_KING_TAKEN] = {
        "SFEN side: %s is to move and could take the king of %s",
        "SFENの手番: %sの番なので%sの玉を取れてしまいます" },

    [REFUSAL_POSITION_WORD] = { "position: '%.*s' is neither startpos nor sfen",
        "position: 「%.*s」は startpos でも sfen でもありません" },
    [REFUSAL_POSITION_MOVES] = { "position: '%.*s' where moves should follow",
        "position: 指し手（moves）の所に「%.*s」があります" },
    [REFUSAL_MOVES_TOO_MANY] = { "moves: more than %d", "指し手が%d手を超えています" },
    [REFUSAL_MOVES_NOT_USI] = { "move %d: '%.*s' is not a move in USI notation",
        "%d手目: 「%.*s」はUSIの指し手ではありません" },
    [REFUSAL_MOVES_ILLEGAL] = { "move %d: %s is illegal: %s",
        "%d手目: %s は指せません: %s" },
    [REFUSAL_MOVE_NOT_USI] = { "'%.*s' is not a move in USI notation",
        "「%.*s」はUSIの指し手ではありません" },
    [REFUSAL_MOVE_ILLEGAL] = { "'%.*s' is illegal: %s", "「%.*s」は指せません: %s" },
    [REFUSAL_MOVE_UNREADABLE] = { "'%.*s' is not a move in any notation",
        "「%.*s」は指し手として読めません" },
    [REFUSAL_MOVE_OTHER_SIDE] = { "'%.*s' is marked as a move of %s, but %s is to move",
        "「%.*s」は%sの指し手ですが、いまは%sの番です" },
    [REFUSAL_MOVE_NO_LAST] = {
        "'%.*s' means the square of the last move, but there is none",
        "「%.*s」の「同」が指す直前の手がありません" },
    [REFUSAL_MOVE_NOT_KIND] = { "the piece on %s is not a %s",
        "%sの駒は%sではありません" },
    [REFUSAL_MOVE_NO_KIND] = { "%s has no %s", "%sに%sがありません" },
    [REFUSAL_MOVE_NOT_FROM] = { "no piece can come from that side",
        "そちらから動ける駒はありません" },

    [REFUSAL_OPTION_UNKNOWN] = { "no option is called '%.60s'",
        "「%.60s」というオプションはありません" },
    [REFUSAL_OPTION_FORM] = { "'%.60s' is not of the form NAME=VALUE",
        "「%.60s」は 名前=値 の形ではありません" },
    [REFUSAL_OPTION_CHECK] = { "%s: '%.60s' is neither true nor false",
        "%s: 「%.60s」は true でも false でもありません" },
    [REFUSAL_OPTION_SPIN] = { "%s: '%.60s' is not a number from %d to %d",
        "%s: 「%.60s」は%dから%dまでの数ではありません" },
    [REFUSAL_OPTION_COMBO] = { "%s: '%.60s' is none of: %.120s",
        "%s: 「%.60s」は次のどれでもありません: %.120s" },
    [REFUSAL_OPTION_MEMORY] = { "%s: there is not enough memory for %.60s; it stays %s",
        "%s: メモリが足りず %.60s にできません。%s のままです" },
    [REFUSAL_OPTION_LEVEL] = { "%s: this chapter has no level %.60s; it stays %s",
        "%s: この章にレベル%.60sはありません。%s のままです" },

    [REFUSAL_MATE_FALSE] = { "the record says mate, but %s can move",
        "棋譜では詰みですが、%sに指せる手があります" },
    [REFUSAL_REPETITION_FALSE] = {
        "the record says repetition, but its last position has not come four times",
        "棋譜では千日手ですが、最後の局面は四回現れていません" },
    [REFUSAL_TRY_FALSE] = {
        "the record says try, but %s's king is not where the other one began",
        "棋譜ではトライですが、%sの玉は相手玉の初めの位置にいません" },
    [REFUSAL_DECLARATION_CAMP] = {
        "the record says declaration, but %s's king is not in the enemy camp",
        "棋譜では入玉宣言ですが、%sの玉は敵陣にいません" },
    [REFUSAL_DECLARATION_CHECK] = { "the record says declaration, but %s is in check",
        "棋譜では入玉宣言ですが、%sの玉に王手がかかっています" },
    [REFUSAL_DECLARATION_COUNT] = {
        "the record says declaration, but %s has %d pieces there and %d points "
        "of 10 and %d",
        "棋譜では入玉宣言ですが、%sの敵陣の駒は%d枚、点数は%d点です（10枚、%d点が必要）" },
    [REFUSAL_COUNT_FALSE] = { "line %d: the record says %ld moves, but it has %d",
        "%d行目: 棋譜では%ld手ですが、実際は%d手です" },
    [REFUSAL_PI] = { "PI: '%.4s' is not a piece that stands there",
        "PI: '%.4s' はそこにある駒ではありません" },
    [REFUSAL_ROW_CELL] = { "P%d: file %d holds no piece and no '*'",
        "P%d: %d筋が駒でも '*' でもありません" },
    [REFUSAL_ROW_LONG] = { "P%d: more than nine cells", "P%d: 升が九つより多くあります" },
    [REFUSAL_PIECE_PLACE] = { "P%c: '%.4s' is not a piece and its place",
        "P%c: '%.4s' は駒とその位置ではありません" },
    [REFUSAL_PIECE_TOO_MANY] = { "P%c: '%.4s' is one piece too many",
        "P%c: '%.4s' は駒が多すぎます" },
    [REFUSAL_SETUP] = { "'%.8s' is no part of a start position",
        "'%.8s' は開始局面の書き方ではありません" },
    [REFUSAL_SETUP_LATE] = { "'%.8s': a start position behind its moves",
        "'%.8s': 指し手の後に開始局面があります" },
    [REFUSAL_NOT_A_MOVE] = { "'%.16s' is not a move", "'%.16s' は指し手ではありません" },
    [REFUSAL_BEHIND_END_TEXT] = { "'%s': a move behind the end of the game",
        "'%s': 終局の後に指し手があります" },
    [REFUSAL_OTHER_TURN] = { "'%s': it is the other side's turn", "'%s': 相手の手番です" },
    [REFUSAL_PIECE_IS] = { "'%s': the piece on %d%d is %s", "'%s': %d%dの駒は%sです" },
    [REFUSAL_TURN_TWICE] = { "'%s': the turn is given a second time",
        "'%s': 手番が二度書かれています" },
    [REFUSAL_NOT_A_TIME] = { "'%.16s' is not a time", "'%.16s' は時間ではありません" },
    [REFUSAL_NOT_AN_ENDING] = { "'%.24s' is not an ending",
        "'%.24s' は終局の書き方ではありません" },
    [REFUSAL_NOT_CSA] = { "'%.16s' is not a CSA statement", "'%.16s' はCSA形式の文ではありません" },
    [REFUSAL_NO_MEMORY] = { "not enough memory for it", "メモリーが足りません" },
    [REFUSAL_NO_RECORD] = { "no game record in it, neither KIF, KI2, CSA nor USI",
        "棋譜がありません（KIF、KI2、CSA、USIのどれでもありません）" },
    [REFUSAL_FOLDER] = { "it is a folder", "フォルダです" },
    [REFUSAL_NO_FILE] = { "it is not a file", "ファイルではありません" },
    [REFUSAL_LARGE_FILE] = { "larger than %d MB", "%d MBより大きいファイルです" },
    [REFUSAL_UNREADABLE] = { "it can't be read to its end", "最後まで読めません" },
    [REFUSAL_EXTENSION] = { "its name ends like that of no record", "棋譜の拡張子ではありません" },
    [REFUSAL_HAND] = { "'%.60s' is not what a hand can hold",
        "'%.60s' は持駒の書き方ではありません" },
    [REFUSAL_DIAGRAM_RANK] = { "'%.60s' is not a rank of a diagram",
        "'%.60s' は局面図の段ではありません" },
    [REFUSAL_NEITHER] = { "'%.60s' is neither a header nor a move",
        "'%.60s' は見出しでも指し手でもありません" },
    [REFUSAL_DIAGRAM_RANKS] = { "the diagram has %d ranks", "局面図が%d段しかありません" },
    [REFUSAL_HANDICAP] = { "an unknown handicap without a diagram of the position",
        "知らない手合割で、局面図もありません" },
    [REFUSAL_BEHIND_END] = { "a move behind the end of the game", "終局の後に指し手があります" },
    [REFUSAL_AT_LINE] = { "line %d: %.230s", "%d行目: %.230s" },
    [REFUSAL_MANY_MOVES] = { "more than %d moves", "%d手より多い指し手があります" },
    [REFUSAL_TOO_LARGE] = { "the record is too large", "棋譜が大きすぎます" },
    [REFUSAL_AMBIGUOUS] = { "'%.40s' can mean more than one move",
        "'%.40s' は二通り以上に読めます" },
    [REFUSAL_NO_MOVE_TO_VARY] = { "there is no move %d to vary", "変化する%d手目がありません" },
    [REFUSAL_UNPLAYABLE] = { "the record can't be played over", "棋譜を並べられません" },
    [REFUSAL_MISSING] = { "missing", "なし" },

    [REFUSAL_BLACK] = { "Black", "先手" },
    [REFUSAL_WHITE] = { "White", "後手" },
    [REFUSAL_KIND] = { "piece", "駒" },
    [REFUSAL_KIND + PAWN] = { "pawn", "歩" },
    [REFUSAL_KIND + LANCE] = { "lance", "香" },
    [REFUSAL_KIND + KNIGHT] = { "knight", "桂" },
    [REFUSAL_KIND + SILVER] = { "silver", "銀" },
    [REFUSAL_KIND + GOLD] = { "gold", "金" },
    [REFUSAL_KIND + BISHOP] = { "bishop", "角" },
    [REFUSAL_KIND + ROOK] = { "rook", "飛車" },
    [REFUSAL_KIND + KING] = { "king", "玉" },
    [REFUSAL_KIND + PRO_PAWN] = { "promoted pawn", "と金" },
    [REFUSAL_KIND + PRO_LANCE] = { "promoted lance", "成香" },
    [REFUSAL_KIND + PRO_KNIGHT] = { "promoted knight", "成桂" },
    [REFUSAL_KIND + PRO_SILVER] = { "promoted silver", "成銀" },
    [REFUSAL_KIND + PRO_SILVER + 1] = { "", "" }, /* there is no promoted gold */
    [REFUSAL_KIND + HORSE] = { "horse", "馬" },
    [REFUSAL_KIND + DRAGON] = { "dragon", "龍" },
    [REFUSAL_KINDS] = { "pieces", "駒" },
    [REFUSAL_KINDS + PAWN] = { "pawns", "歩" },
    [REFUSAL_KINDS + LANCE] = { "lances", "香" },
    [REFUSAL_KINDS + KNIGHT] = { "knights", "桂" },
    [REFUSAL_KINDS + SILVER] = { "silvers", "銀" },
    [REFUSAL_KINDS + GOLD] = { "golds", "金" },
    [REFUSAL_KINDS + BISHOP] = { "bishops", "角" },
    [REFUSAL_KINDS + ROOK] = { "rooks", "飛車" },
    [REFUSAL_KINDS + KING] = { "kings", "玉" },
};

const char *refusal_text(int reason)
{
    assert(reason >= 0 && reason < REFUSALS);
    return words[reason][messages_language()];
}

const char *word_for_side(int side) { return refusal_text(REFUSAL_BLACK + side); }
const char *word_for_kind(int kind) { return refusal_text(REFUSAL_KIND + kind); }
const char *word_for_kinds(int kind) { return refusal_text(REFUSAL_KINDS + kind); }

bool word_names_kind(const char *word, int kind)
{
    for (int i = LANGUAGE_ENGLISH; i <= LANGUAGE_JAPANESE; i++)
        if (text_same(word, words[REFUSAL_KIND + kind][i])
            || (kind <= KING && text_same(word, words[REFUSAL_KINDS + kind][i])))
            return true;
    return false;
}

bool refusal_error(char error[ERROR_TEXT], Refusal reason, ...)
{
    va_list arguments;
    va_start(arguments, reason);
    text_errors(error, refusal_text(reason), arguments);
    va_end(arguments);
    return false;
}
