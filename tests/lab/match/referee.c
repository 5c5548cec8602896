/* referee.c - see referee.h. */
#include "referee.h"

#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"
#include "game/movegen.h"
#include "notation/move_text.h"

const char *const ending_name[ENDINGS] = {
    "none", "mate", "resign", "declaration", "repetition", "perpetual_check", "max_moves",
    "adjudicated", "time", "illegal_move", "nonsense", "false_claim", "crash", "hang",
    "babble", "answers_twice", "no_start",
};

static void end_game(Game *game, Ending ending, int winner)
{
    game->ending = ending;
    game->winner = winner;
}

/* Append to the text of the game; a game of MAX_GAME moves is about 24 KB. */
static void append(Game *game, const char *word)
{
    size_t length = strlen(word);
    if (game->length + length + 1 > game->room) {
        game->room = 2 * (game->length + length + 1);
        game->text = tool_memory(game->text, game->room);
    }
    memcpy(game->text + game->length, word, length + 1);
    game->length += length;
}

/* What the rules say about the position on the board, before its side answers. */
static void judge_position(Game *game)
{
    Move list[MAX_MOVES];
    const Position *pos = &game->pos;
    Repeat repeat = rules_repetition(pos);
    if (generate_legal(pos, list) == 0)
        end_game(game, ENDING_MATE, !pos->side);
    else if (repeat == REPEAT_DRAW)
        end_game(game, ENDING_REPETITION, NOBODY);
    else if (repeat != REPEAT_NONE)
        end_game(game, ENDING_PERPETUAL_CHECK,
                 repeat == REPEAT_BLACK_LOSES ? WHITE : BLACK);
    else if (pos->ply >= game->rules->max_moves)
        end_game(game, ENDING_MAX_MOVES, NOBODY);
}

void referee_begin(Game *game, const char *opening, const Rules *rules)
{
    char error[ERROR_TEXT];
    free(game->text);
    memset(game, 0, sizeof *game);
    position_read(&game->pos, opening, error);
    append(game, opening);
    while (game->length > 0 && game->text[game->length - 1] == ' ')
        game->text[--game->length] = '\0';
    game->has_moves = strstr(game->text, " moves") != NULL;
    game->opening_plies = game->pos.ply;
    game->rules = rules;
    game->winner = NOBODY;
    judge_position(game);
}

/* Have both programs said for long enough that one side is far ahead? */
static void adjudicate(Game *game)
{
    int cp = game->rules->adjudication.cp, plies = game->rules->adjudication.plies;
    int ply = game->pos.ply, ahead = NOBODY;
    if (plies == 0 || ply - game->opening_plies < plies)
        return;
    for (int i = 1; i <= plies; i++) {
        const Effort *effort = &game->effort[ply - i];
        int mover = i & 1 ? !game->pos.side : game->pos.side;
        int side = effort->score > 0 ? mover : !mover;
        if (!effort->has_score || abs(effort->score) < cp || (i > 1 && side != ahead))
            return;
        ahead = side;
    }
    snprintf(game->detail, sizeof game->detail, "%s is ahead by %d cp, say both",
             ahead == BLACK ? "Black" : "White", cp);
    end_game(game, ENDING_ADJUDICATED, ahead);
}

/* A legal move: write it down, make it, and look whether the game is over. */
static void play(Game *game, Move move, const Effort *effort)
{
    char word[MOVE_TEXT];
    game->effort[game->pos.ply] = *effort;
    append(game, game->has_moves ? " " : " moves ");
    append(game, move_to_usi(move, word));
    game->has_moves = true;
    move_make(&game->pos, move);
    judge_position(game);
    if (game->ending == ENDING_NONE)
        adjudicate(game);
}

/* 入玉宣言: a wrong claim loses, and the detail says what was missing. */
static void claim_win(Game *game)
{
    Declaration report;
    int side = game->pos.side;
    DeclareVerdict verdict = rules_declaration(&game->pos, game->rules->declare, &report);
    if (verdict != DECLARE_NO) {
        end_game(game, ENDING_DECLARATION, verdict == DECLARE_WIN ? side : NOBODY);
        return;
    }
    snprintf(game->detail, sizeof game->detail,
             "declared with %d of %d points and %d of 10 pieces%s%s", report.points,
             report.needed, report.pieces, report.in_check ? ", in check" : "",
             report.king_in_zone ? "" : ", king outside the zone");
    end_game(game, ENDING_FALSE_CLAIM, !side);
}

void referee_answer(Game *game, const char *word, const Effort *effort)
{
    char error[ERROR_TEXT];
    Move move;
    Intent intent;
    int side = game->pos.side;
    if (strcmp(word, "resign") == 0) {
        end_game(game, ENDING_RESIGN, !side);
    } else if (strcmp(word, "win") == 0) {
        claim_win(game);
    } else if (move_from_usi(&game->pos, word, &move, error)) {
        play(game, move, effort);
    } else {
        bool is_move = intent_from_usi(word, &intent);
        Ending ending = is_move ? ENDING_ILLEGAL_MOVE : ENDING_NONSENSE;
        referee_forfeit(game, side, ending, error);
    }
}

void referee_forfeit(Game *game, int loser, Ending ending, const char *detail)
{
    snprintf(game->detail, sizeof game->detail, "%s", detail);
    end_game(game, ending, !loser);
}

bool referee_could_play(const Game *game, const char *word)
{
    char error[ERROR_TEXT];
    Move move;
    return game->ending == ENDING_NONE && move_from_usi(&game->pos, word, &move, error);
}

/* The ending in a record. What it has no word for is a foul, or no ending at all; the
 * remark in the file names it. */
static RecordEnd record_ending(const Game *game)
{
    int loser = game->winner == NOBODY ? NOBODY : !game->winner;
    switch (game->ending) {
    case ENDING_NONE: case ENDING_ADJUDICATED: return END_INTERRUPTED;
    case ENDING_MATE: return END_MATE;
    case ENDING_RESIGN: return END_RESIGN;
    case ENDING_DECLARATION: return loser == NOBODY ? END_IMPASSE : END_DECLARATION;
    case ENDING_REPETITION: return END_REPETITION;
    case ENDING_MAX_MOVES: return END_MAX_MOVES;
    case ENDING_TIME: return END_TIME;
    default: return loser == game->pos.side ? END_ILLEGAL : END_FOUL;
    }
}

/* The position before the first move. */
static void write_start(const Game *game, char sfen[SFEN_TEXT])
{
    static Position start; /* large; only the referee's output needs it */
    start = game->pos;
    while (start.ply > 0)
        move_unmake(&start);
    sfen_write(&start, sfen);
}

/* The moves with their times and scores, Black's view (CSA: "'** 123"). */
static void write_moves(const Game *game, GameRecord *record)
{
    int first = game->pos.side ^ (game->pos.ply & 1), node = 0;
    int plies = game->pos.ply < MAX_GAME ? game->pos.ply : MAX_GAME;
    for (int i = 0; i < plies; i++) {
        const Effort *effort = &game->effort[i];
        bool given = i < game->opening_plies;
        char score[32];
        node = record_add(record, node, game->pos.history[i].move, END_NONE);
        if (given)
            continue;
        record->node[node].time = (int32_t)(effort->us / 1000);
        snprintf(score, sizeof score, "* %d",
                 (first ^ (i & 1)) == BLACK ? effort->score : -effort->score);
        if (effort->has_score)
            record_comment(record, node, score);
    }
    record_add(record, node, MOVE_NONE, record_ending(game));
}

void referee_write(const Game *game, const char *black, const char *white,
                   FormatWriter *writer, FILE *out)
{
    static GameRecord record;
    Buffer text = { .text = NULL };
    char sfen[SFEN_TEXT], remark[2 * ERROR_TEXT];
    write_start(game, sfen);
    record_clear(&record, sfen);
    record_set_field(&record, FIELD_BLACK, black);
    record_set_field(&record, FIELD_WHITE, white);
    snprintf(remark, sizeof remark, "%d moves of opening; ended by %s%s%s",
             game->opening_plies, ending_name[game->ending], *game->detail ? ": " : "",
             game->detail);
    text_clean(remark);
    record_comment(&record, 0, remark);
    write_moves(game, &record);
    writer(&record, &text);
    if (!text.failed)
        fputs(text.text, out);
    buffer_free(&text);
}
