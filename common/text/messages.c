/* messages.c - see messages.h. */
#include "text/messages.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "game/types.h"
#include "text/pager.h"
#include "text/words.h"

enum { TEXT_SIZE = 16384 }; /* bytes of a message with its arguments; longer: cut */

static struct {
    Language language;
    bool hushed, handicap;
} state;

void messages_speak(Language language) { state.language = language; }

Language messages_language(void) { return state.language; }

void messages_hush(bool hush) { state.hushed = hush; }

const char *message_text(Message id)
{
    return message_texts[id][state.language];
}

/* Is the last number before this place a 1? */
static bool counts_one(const char *text, const char *at)
{
    while (at > text && (at[-1] < '0' || at[-1] > '9'))
        at--;
    return at > text && at[-1] == '1' && *at == ' '
        && (at - 1 == text || at[-2] == ' ' || at[-2] == '(');
}

void message_agree(char *text)
{
    char *out = text;
    for (const char *at = text; *at; at++)
        if (*at != '\b')
            *out++ = *at;
        else if (!counts_one(text, out))
            *out++ = 's';
    *out = '\0';
}

static void print(FILE *out, Message id, va_list arguments)
{
    char text[TEXT_SIZE];
    vsnprintf(text, sizeof text, message_text(id), arguments);
    text_mend(text);
    message_agree(text);
    if (id == MSG_REFUSED) /* as parsers say it, it may stand behind "line 2:" */
        text[0] = text_upper(text[0]);
    pager_print(out, text);
    fflush(out);
}

void say(Message id, ...)
{
    va_list arguments;
    if (state.hushed)
        return;
    va_start(arguments, id);
    print(stdout, id, arguments);
    va_end(arguments);
}

void complain(Message id, ...)
{
    va_list arguments;
    fflush(stdout);
    va_start(arguments, id);
    print(stderr, id, arguments);
    va_end(arguments);
    fflush(stderr); /* not every system does it by itself */
}

void messages_handicap(bool handicap) { state.handicap = handicap; }

const char *side_name(int side)
{
    if (state.handicap)
        return message_text(side == BLACK ? MSG_TAKER : MSG_GIVER);
    return message_text(side == BLACK ? MSG_BLACK : MSG_WHITE);
}

/* --- words of other parts --- */

/* What the options do, by name; then chapters, parts of the evaluation, groups of
 * commands, reasons of the system, columns of a move's static value. */
static const struct { const char *name, *japanese; } words[] = {
    { "USI_Hash", "置換表の大きさ（MB）" },
    { "USI_Ponder", "相手の考慮時間も使う" },
    { "MultiPV", "読んで報告する候補手の数" },
    { "ResignValue", "評価値がこの値のマイナス以下になったら投了（センチポーン）" },
    { "MaxMovesToDraw", "この手数で引き分け（0は無制限）" },
    { "EnteringKingRule", "入玉宣言のルール" },
    { "Level", "USI対局での強さ。0（入門）から12（全力）" },
    { "NetworkDelay", "1手ごとに残しておく時間（ミリ秒）" },
    { "TimeChange", "時計: 最善手が変わったら長く考える" },
    { "TimeFall", "時計: 評価値が下がったら長く考える" },
    { "TimeShare", "時計: 最善手に探索が集まれば短く、散れば長く考える" },
    { "TimeRecapture", "時計: 最善手が取り返しなら短く考える" },
    { "TimePonder", "時計: 先読みで十分考えていたらすぐ指す" },
    { "DropsFirst", "打つ手を先に生成する" },
    { "RootFirst", "前の反復の最善手から読み始める" },
    { "Evaluation", "局面の評価法（common/EVALUATION.md）" },
    { "LeafExchange", "末端の評価値に最善の駒の取り合いを加える" },
    { "Window", "アルファベータ法。窓を持って読み、外れた枝を刈る" },
    { "HashMove", "I: 置換表にある手を最初に読む" },
    { "Killer", "II: 次に兄弟節点の最善手" },
    { "JustCapture", "III: 次に直前に動いた駒を取り返す手" },
    { "HighestCapture", "IV: 次に最も価値の高い駒を取る手" },
    { "Escape", "V: 次に取られそうな最も価値の高い駒が逃げる手" },
    { "TableCuts", "置換表の上下界で節点を決める" },
    { "StaticValue", "III〜Vの代わりに手の静的評価で並べる" },
    { "ForwardPruning", "静的評価の低い手を読まない（StaticValueが必要）" },
    { "ValueDepth", "この深さ以上で手の静的評価を使う" },
    { "PruneBy", "何で枝刈りするか。評価（PruneLimit）か順位（PruneRank）か" },
    { "PruneLimit", "これより静的評価の低い手は読まない（センチポーン）" },
    { "PruneRank", "一つの局面で読む手の数" },
    { "PawnBonus", "原典どおり、歩を取る手にも加点する" },
    { "PruneInCheck", "原典どおり、王手を受ける手も枝刈りする" },
    { "Recapture", "評価が負の手への取り返しを深く読む（StaticValueが必要）" },
    { "RecaptureDepth", "取り返しを深く読む深さ" },
    { "RecaptureCaptures", "その評価から駒取りの加点を除く（駒を取る捨て駒も対象）" },
    { "Quiescence", "末端で駒の取り合いと王手の受けを静かになるまで読む" },
    { "QuiesceFutility", "そこでアルファに届かない駒取りを省く" },
    { "Staged", "手を段階に分けて生成し並べる" },
    { "History", "他の局面での実績で手を並べる" },
    { "Continuation", "直前の2手に続く手としての実績でも並べる" },
    { "CaptureHistory", "駒取りにも実績を付け、悪い駒取りはキラーの後にする" },
    { "Countermove", "キラーと並べて、直前の手をとがめた手を読む" },
    { "RuleBounds", "千日手が関わった上界と正確な値は、置換表に入れない" },
    { "PVS", "主要変化以外は幅0の窓で読む" },
    { "Aspiration", "反復を狭い窓で始める" },
    { "InternalReduction", "置換表に手のない節点は1手浅く読む" },
    { "NullMove", "パスしてもベータに届く節点を浅く読むか刈る" },
    { "NodeFutility", "静的評価がベータを大きく超える節点を打ち切る" },
    { "MoveFutility", "アルファに遠く届かない静かな手を省く" },
    { "ExchangePruning", "取り合いで駒損する手を省く" },
    { "LateMovePruning", "順番の遅い静かな手を省く" },
    { "LateMoveReductions", "順番の遅い静かな手をまず浅く読む" },
    { "CheckExtension", "安全な王手を1手深く読む" },
    { "TableEval", "置換表の評価値を静的評価の代わりに使う" },
    { "MateInOne", "末端で1手詰を探す" },
    { "MateDistance", "見つけた詰みより良くなりえない節点を打ち切る" },
    { "Margin", "フューティリティのマージンの深さによる増え方" },
    { "MarginCp", "フューティリティのマージン（1手あたりセンチポーン）" },

    { "plain negamax", "単純なネガマックス" }, { "alpha-beta", "アルファベータ法" },
    { "forward pruning", "前向き枝刈り" }, { "recapture extension", "取り返しの延長" },
    { "the modern searcher", "現代的な探索" }, { "material", "駒割り" },
    { "pieces by place, in hand", "駒の位置と持駒" },
    { "pieces near Black's king", "先手玉の周りの駒" },
    { "pieces near White's king", "後手玉の周りの駒" },
    { "attacks near Black's king", "先手玉の周りの利き" },
    { "attacks near White's king", "後手玉の周りの利き" },
    { "pieces attacked, defended", "当たりと紐" },
    { "network for the mover", "ネットワーク（手番側）" }, { "sum for Black", "先手から見た合計" },
    { "tempo for the mover", "手番の価値" }, { "value for Black", "先手から見た評価値" },
    { "value for White", "後手から見た評価値" }, { "game", "対局" }, { "engine", "思考" },
    { "strength", "強さ" }, { "screen", "表示" }, { "records", "棋譜" }, { "program", "全般" },
    { "No such file or directory", "ファイルかフォルダがありません" },
    { "Permission denied", "許可がありません" }, { "Is a directory", "フォルダです" },
    { "Not a directory", "フォルダではありません" },
    { "No space left on device", "空きがありません" },
    { "Read-only file system", "書き込めません" }, { "rank", "順位" }, { "value", "評価" },
    { "change", "評価値の変化" }, { "escape", "逃げ" }, { "risk", "危険" }, { "cover", "紐" },
    { "threat", "狙い" }, { "capture", "駒取り" }, { "focal", "焦点" },
};

const char *japanese_word(const char *name)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i].name, name) == 0)
            return words[i].japanese;
    return NULL;
}

const char *option_text(const char *name, const char *help)
{
    const char *text = state.language == LANGUAGE_JAPANESE ? japanese_word(name) : NULL;
    return text ? text : help;
}

const char *word_text(const char *english) { return option_text(english, english); }
