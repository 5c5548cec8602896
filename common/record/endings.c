/* endings.c - see endings.h. */
#include "record/endings.h"

#include <stdlib.h>
#include <string.h>

#include "text/messages.h"

/* The first word of each ending is written. 相手投了 is our own: no line of KIF says it,
 * only the summary, and the journal. */
static const struct { const char *word; RecordEnd end; } words[] = {
    { "投了", END_RESIGN }, { "相手投了", END_LEFT }, { "詰み", END_MATE },
    { "詰", END_MATE }, { "入玉勝ち", END_DECLARATION }, { "入玉宣言", END_DECLARATION },
    { "入玉宣言勝ち", END_DECLARATION }, { "宣言勝ち", END_DECLARATION },
    { "入玉", END_DECLARATION }, { "トライ", END_TRY }, { "トライ勝ち", END_TRY },
    { "切れ負け", END_TIME }, { "時間切れ", END_TIME }, { "時間切れ負け", END_TIME },
    { "反則負け", END_ILLEGAL }, { "反則勝ち", END_FOUL }, { "千日手", END_REPETITION },
    { "持将棋", END_IMPASSE }, { "引き分け", END_DRAW }, { "引分", END_DRAW },
    { "引分け", END_DRAW }, { "最大手数", END_MAX_MOVES },
    { "中断", END_INTERRUPTED }, { "封じ手", END_SEALED },
    { "不詰", END_NO_MATE }, { "不戦勝", END_DEFAULT_WIN }, { "不戦敗", END_DEFAULT_LOSS },
};

RecordEnd end_word_read(const char *word)
{
    if (text_begins(word, "▲") || text_begins(word, "△")) /* KI2 marks it like a move */
        word += strlen("▲");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(word, words[i].word) == 0)
            return words[i].end;
    return END_NONE;
}

const char *end_word(RecordEnd end)
{
    /* The draws that KIF has no word for are what other programs take for one. */
    if (end == END_MAX_MOVES || end == END_DRAW)
        end = END_IMPASSE;
    else if (end == END_ERROR)
        end = END_INTERRUPTED;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].end == end)
            return words[i].word;
    return "";
}

/* Whose win, or whose foul, the text names first. -1: nobody's. */
static int named_side(const char *text)
{
    static const struct { const char *name; int side; } names[] = { { "先手", BLACK },
        { "下手", BLACK }, { "後手", WHITE }, { "上手", WHITE } };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strstr(text, names[i].name))
            return names[i].side;
    return -1;
}

RecordEnd summary_read(RecordReader *reader, const char *line)
{
    static const struct { const char *word; RecordEnd end; } parts[] = {
        { "不詰", END_NO_MATE }, { "詰", END_MATE }, { "千日手", END_REPETITION },
        { "持将棋", END_IMPASSE }, { "中断", END_INTERRUPTED }, { "封じ手", END_SEALED },
        { "切れ", END_TIME }, { "トライ", END_TRY },
        { "入玉", END_DECLARATION }, { "宣言", END_DECLARATION },
        { "引き分け", END_DRAW }, { "引分", END_DRAW }, { "最大手数", END_MAX_MOVES },
        { "不戦勝", END_DEFAULT_WIN }, { "不戦敗", END_DEFAULT_LOSS },
    };
    char *behind;
    int mover = reader->pos.side, side = named_side(line);
    long count = strtol(line + strlen("まで"), &behind, 10);
    if (behind > line + strlen("まで") && count != reader->pos.ply)
        refusal_error(reader->record->remark, REFUSAL_COUNT_FALSE, reader->line,
                     count, reader->pos.ply);
    if (strstr(line, "反則負け"))
        return side == mover ? END_ILLEGAL : END_FOUL;
    if (strstr(line, "反則"))
        return side == mover ? END_FOUL : END_ILLEGAL;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(line, parts[i].word))
            return parts[i].end;
    if (!strstr(line, "勝") || side < 0)
        return END_NONE;
    if (side != mover)
        return END_RESIGN;
    /* Who wins on his own turn has declared if he could, else the other side left. */
    return record_declares(reader->record, &reader->pos) ? END_DECLARATION : END_LEFT;
}

void summary_write(const GameRecord *record, int node, RecordEnd end, Buffer *out)
{
    static const char *const side_word[2][2] = { { "先手", "後手" }, { "下手", "上手" } };
    int plies = record_depth(record, node), mover = record_side(record, node);
    const char *const *side = side_word[record_handicap_points(record->start) > 0];
    buffer_add(out, "まで%d手で", plies);
    if (end == END_RESIGN || end == END_LEFT || end == END_DECLARATION)
        buffer_add(out, "%sの勝ち\n", side[record_winner(end, mover)]);
    else if (end == END_TIME)
        buffer_add(out, "時間切れにより%sの勝ち\n", side[!mover]);
    else if (end == END_ILLEGAL || end == END_FOUL)
        buffer_add(out, "%sの%s\n", side[mover], end_word(end));
    else
        buffer_add(out, "%s\n", end == END_MATE ? "詰" : end_word(end));
}
