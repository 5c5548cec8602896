/* record.c - the tree of a record; what an ending means and whether it is true. */
#include "record/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/movegen.h"
#include "notation/starts.h"
#include "text/messages.h"

enum { POOL_MAX = 1 << 26 }; /* bytes of text; a file of the largest size fits */

/* --- memory --- */

/* Put a text behind the others; 0: it is empty, or there is no room. Texts never move
 * within the pool, so that their numbers stay valid. */
static int32_t pool_add(GameRecord *record, const char *text)
{
    size_t at = record->pool.length;
    if (!*text || record->failed)
        return 0;
    buffer_add(&record->pool, "%s%c", text, '\0');
    record->failed = record->pool.failed || record->pool.length > POOL_MAX;
    return record->last_text = record->failed ? 0 : (int32_t)at;
}

/* A node without relations; 0 when there is no room. */
static int node_add(GameRecord *record, Move move, RecordEnd end)
{
    if (record->nodes == record->room) {
        int room = record->room ? record->room * 2 : 256;
        RecordNode *node = room > RECORD_NODES ? NULL
            : realloc(record->node, (size_t)room * sizeof *node);
        if (!node) {
            record->failed = true;
            return 0;
        }
        record->node = node;
        record->room = room;
    }
    record->node[record->nodes] = (RecordNode){ .move = move, .end = end,
                                                .time = RECORD_NO_TIME };
    return record->nodes++;
}

void record_clear(GameRecord *record, const char *start)
{
    *record = (GameRecord){ .node = record->node, .room = record->room,
                            .pool = record->pool };
    snprintf(record->start, sizeof record->start, "%s", start);
    record->pool.length = 0;
    buffer_add(&record->pool, "%c", '\0'); /* text 0 is empty */
    record->failed = record->pool.failed;
    node_add(record, MOVE_NONE, END_NONE);
}

void record_free(GameRecord *record)
{
    free(record->node);
    buffer_free(&record->pool);
    memset(record, 0, sizeof *record);
}

void record_copy(GameRecord *to, const GameRecord *from)
{
    GameRecord copy = *from;
    record_free(to);
    copy.node = malloc((size_t)from->room * sizeof *copy.node);
    copy.pool.text = malloc(from->pool.size);
    if (!copy.node || !copy.pool.text) {
        record_free(&copy);
        record_clear(to, from->start);
        to->failed = true;
        return;
    }
    memcpy(copy.node, from->node, (size_t)from->nodes * sizeof *copy.node);
    memcpy(copy.pool.text, from->pool.text, from->pool.length);
    *to = copy;
}

void record_from_history(GameRecord *record, Position *pos)
{
    char start[SFEN_TEXT];
    int plies = pos->ply;
    /* Unmaking leaves the moves in the history. */
    while (pos->ply > 0)
        move_unmake(pos);
    record_clear(record, sfen_write(pos, start));
    for (int node = 0, ply = 0; ply < plies; ply++)
        node = record_add(record, node, pos->history[ply].move, END_NONE);
}

/* --- texts --- */

const char *record_text(const GameRecord *record, int32_t text)
{
    return text > 0 ? record->pool.text + text : "";
}

const char *record_field(const GameRecord *record, RecordField field)
{
    return record_text(record, record->field[field]);
}

void record_set_field(GameRecord *record, RecordField field, const char *value)
{
    record->field[field] = pool_add(record, value);
}

void record_add_extra(GameRecord *record, const char *key, const char *value)
{
    if (record->extras == RECORD_EXTRAS || !*value)
        return;
    int32_t *extra = record->extra[record->extras++];
    extra[0] = pool_add(record, key);
    extra[1] = pool_add(record, value);
}

void record_comment(GameRecord *record, int node, const char *line)
{
    int32_t *comment = &record->node[node].comment;
    Buffer whole = { .text = NULL };
    if (line == NULL) {
        *comment = 0;
    } else if (*comment && *comment == record->last_text) { /* it grows where it is */
        record->pool.length--;
        buffer_add(&record->pool, "%.*s\n%c", (int)text_trimmed(line), line, '\0');
        record->failed |= record->pool.failed || record->pool.length > POOL_MAX;
    } else {
        buffer_add(&whole, "%s%.*s\n", record_text(record, *comment),
                   (int)text_trimmed(line), line);
        *comment = pool_add(record, whole.text ? whole.text : "");
        record->failed |= whole.failed;
    }
    buffer_free(&whole);
}

/* --- the tree --- */

int record_add(GameRecord *record, int parent, Move move, RecordEnd end)
{
    assert(parent >= 0 && parent < record->nodes);
    int last = 0;
    if (move == MOVE_NONE && end == END_NONE)
        return parent;
    for (int at = record->node[parent].child; at; at = record->node[at].sibling) {
        if (record->node[at].move == move && record->node[at].end == end)
            return at;
        last = at;
    }
    int added = node_add(record, move, end);
    if (!added)
        return parent;
    record->node[added].parent = parent;
    *(last ? &record->node[last].sibling : &record->node[parent].child) = added;
    return added;
}

void record_remove(GameRecord *record, int node)
{
    assert(node > 0 && node < record->nodes);
    int32_t *link = &record->node[record->node[node].parent].child;
    while (*link && *link != node)
        link = &record->node[*link].sibling;
    if (*link)
        *link = record->node[node].sibling;
    record->node[node].sibling = 0;
}

void record_promote(GameRecord *record, int node)
{
    int parent = record->node[node].parent;
    record_remove(record, node);
    record->node[node].sibling = record->node[parent].child;
    record->node[parent].child = node;
}

int record_depth(const GameRecord *record, int node)
{
    int depth = 0;
    for (; node; node = record->node[node].parent)
        depth += record->node[node].move != MOVE_NONE;
    return depth;
}

int record_next(const GameRecord *record, int node)
{
    int child = record->node[node].child;
    return child && record->node[child].move != MOVE_NONE ? child : 0;
}

int record_last(const GameRecord *record)
{
    int node = 0;
    for (int next; (next = record_next(record, node)) != 0;)
        node = next;
    return node;
}

int record_plies(const GameRecord *record)
{
    return record_depth(record, record_last(record));
}

int record_end_node(const GameRecord *record)
{
    return record->node[record_last(record)].child;
}

RecordEnd record_end(const GameRecord *record)
{
    return record->node[record_end_node(record)].end;
}

int record_side(const GameRecord *record, int node)
{
    int first = strstr(record->start, " w ") ? WHITE : BLACK;
    return first ^ (record_depth(record, node) & 1);
}

/* --- endings --- */

/* The first word of an ending is written, the first ending of a word is read: draws that
 * KIF has no word for are written as what other programs take for one. 相手投了 is our own:
 * no line of KIF says it, only the summary, and the journal. */
static const struct { const char *word; RecordEnd end; } end_words[] = {
    { "投了", END_RESIGN }, { "相手投了", END_LEFT }, { "詰み", END_MATE },
    { "詰", END_MATE }, { "入玉勝ち", END_DECLARATION }, { "入玉宣言", END_DECLARATION },
    { "入玉宣言勝ち", END_DECLARATION }, { "宣言勝ち", END_DECLARATION },
    { "入玉", END_DECLARATION }, { "トライ", END_TRY }, { "トライ勝ち", END_TRY },
    { "切れ負け", END_TIME }, { "時間切れ", END_TIME }, { "時間切れ負け", END_TIME },
    { "反則負け", END_ILLEGAL }, { "反則勝ち", END_FOUL }, { "千日手", END_REPETITION },
    { "持将棋", END_IMPASSE }, { "持将棋", END_DRAW }, { "引き分け", END_DRAW },
    { "引分", END_DRAW }, { "引分け", END_DRAW }, { "持将棋", END_MAX_MOVES },
    { "最大手数", END_MAX_MOVES }, { "中断", END_INTERRUPTED }, { "中断", END_ERROR },
    { "封じ手", END_SEALED }, { "不詰", END_NO_MATE }, { "不戦勝", END_DEFAULT_WIN },
    { "不戦敗", END_DEFAULT_LOSS },
};

RecordEnd end_word_read(const char *word)
{
    if (text_begins(word, "▲") || text_begins(word, "△")) /* KI2 marks it like a move */
        word += strlen("▲");
    for (size_t i = 0; i < sizeof end_words / sizeof *end_words; i++)
        if (strcmp(word, end_words[i].word) == 0)
            return end_words[i].end;
    return END_NONE;
}

const char *end_word(RecordEnd end)
{
    for (size_t i = 0; i < sizeof end_words / sizeof *end_words; i++)
        if (end_words[i].end == end)
            return end_words[i].word;
    return "";
}

bool record_declares(const GameRecord *record, const Position *pos, Declaration *report)
{
    DeclareRule rule = handicap_given(record->start) ? DECLARE_27H : DECLARE_27;
    return rules_declaration(pos, rule, report) == DECLARE_WIN;
}

RecordEnd record_judge(GameRecord *record, RecordEnd end, const Position *pos)
{
    const char *mover = word_for_side(pos->side), *other = word_for_side(!pos->side);
    Move list[MAX_MOVES];
    Declaration report;
    if (end == END_MATE && generate_legal(pos, list) > 0)
        refusal_error(record->remark, REFUSAL_MATE_FALSE, mover);
    else if (end == END_REPETITION && rules_repetition(pos) == REPEAT_NONE)
        refusal_error(record->remark, REFUSAL_REPETITION_FALSE);
    else if (end == END_TRY && !rules_tried(pos, !pos->side))
        refusal_error(record->remark, REFUSAL_TRY_FALSE, other);
    else if (end != END_DECLARATION || record_declares(record, pos, &report))
        return end;
    else if (!report.king_in_zone)
        refusal_error(record->remark, REFUSAL_DECLARATION_CAMP, mover);
    else if (report.in_check)
        refusal_error(record->remark, REFUSAL_DECLARATION_CHECK, mover);
    else
        refusal_error(record->remark, REFUSAL_DECLARATION_COUNT, mover, report.pieces,
                      report.points, report.needed);
    return END_NONE;
}

/* --- all of it --- */

/* The next node of the tree, as it is written; -1: there is none. What has been taken
 * back is in the array, but not in the tree. */
static int node_after(const GameRecord *record, int i)
{
    const RecordNode *node = record->node;
    if (node[i].child > 0)
        return node[i].child;
    while (i > 0 && node[i].sibling == 0)
        i = node[i].parent;
    return i > 0 ? node[i].sibling : -1;
}

unsigned record_contents(const GameRecord *record)
{
    unsigned holds = record->extras ? HOLDS_EXTRAS : 0;
    for (int i = 0; i < RECORD_FIELDS; i++)
        if (record->field[i])
            holds |= i <= FIELD_WHITE ? HOLDS_NAMES : HOLDS_HEADERS;
    for (int i = 0; i >= 0; i = node_after(record, i)) {
        const RecordNode *node = &record->node[i];
        holds |= node->comment ? HOLDS_COMMENTS : 0;
        holds |= node->time > 0 ? HOLDS_TIMES : 0;
        holds |= node->time > 0 && node->time % 1000 ? HOLDS_FRACTIONS : 0;
        holds |= node->sibling ? HOLDS_VARIATIONS : 0;
    }
    return holds;
}

void record_set_up(const GameRecord *record, Position *pos)
{
    char error[ERROR_TEXT];
    bool good = sfen_read(pos, record->start, error);
    assert(good);
    (void)good;
}

bool record_replay(const GameRecord *record, Position *pos)
{
    record_set_up(record, pos);
    for (int node = 0; (node = record_next(record, node)) != 0;) {
        if (pos->ply >= MAX_GAME || !move_is_legal(pos, record->node[node].move))
            return false;
        move_make(pos, record->node[node].move);
    }
    return true;
}
