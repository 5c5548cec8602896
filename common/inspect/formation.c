/* formation.c - see formation.h. */
#include "inspect/formation.h"

#include "notation/usi_move.h"
#include "text/messages.h"

/* Pieces as Black has them: letter, file, rank. The first that fits gives the name. */
typedef struct {
    const char *pieces;
    const char *name[LANGUAGES];
} Formation;

static const Formation castles[] = {
    { "K99L98", { "anaguma castle", "穴熊" } },
    { "K19L18", { "anaguma castle", "穴熊" } },
    { "K28S27G38", { "silver crown", "銀冠" } },
    { "K88S87G78", { "silver crown", "銀冠" } },
    { "K28S38G49G47", { "high mino castle", "高美濃囲い" } },
    { "K28S38G49G58", { "mino castle", "美濃囲い" } },
    { "K28S38G49", { "half mino castle", "片美濃囲い" } },
    { "K88S78G69", { "left mino castle", "左美濃" } },
    { "K88G78G67S77", { "yagura castle", "矢倉囲い" } },
    { "K69G78G58S68", { "crab castle", "カニ囲い" } },
    { "S67S57G78", { "snow roof castle", "雁木囲い" } },
    { "K78S68G79", { "elmo castle", "エルモ囲い" } },
    { "K78G69G58", { "boat castle", "舟囲い" } },
    { "K58G78G38", { "central house castle", "中住まい" } },
};

static const Formation openings[] = {
    { "R58", { "central rook", "中飛車" } },
    { "R68", { "fourth-file rook", "四間飛車" } },
    { "R78", { "third-file rook", "三間飛車" } },
    { "R88", { "opposing rook", "向かい飛車" } },
    { "R48", { "right fourth-file rook", "右四間飛車" } },
    { "R34", { "side pawn", "横歩取り" } },
    { "R28S26", { "climbing silver", "棒銀" } },
};

static bool stands(const Position *pos, int side, const char *pieces)
{
    for (; *pieces; pieces += 3) {
        int sq = square_make(pieces[1] - '0', pieces[2] - '0');
        if (pos->board[side == BLACK ? sq : square_flip(sq)]
            != piece_make(side, letter_kind(pieces[0])))
            return false;
    }
    return true;
}

static const char *name_in(const Formation *list, int count, const Position *pos,
                           int side)
{
    for (int i = 0; i < count; i++)
        if (stands(pos, side, list[i].pieces))
            return list[i].name[messages_language()];
    return NULL;
}

const char *formation_castle(const Position *pos, int side)
{
    return name_in(castles, sizeof castles / sizeof castles[0], pos, side);
}

const char *formation_opening(const Position *pos, int side)
{
    static const char *const exchange[LANGUAGES] = { "bishop exchange", "角換わり" };
    const char *name = name_in(openings, sizeof openings / sizeof openings[0], pos, side);
    bool off = pos->hand[BLACK][BISHOP] == 1 && pos->hand[WHITE][BISHOP] == 1;
    return name || !off ? name : exchange[messages_language()];
}
