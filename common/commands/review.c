/* review.c - see review.h. All that it finds goes into the record as well, as comments
 * whose lines begin with '#': a later review replaces them, and from `#評価値=` graphical
 * programs draw their graphs. */
#include "commands/review.h"

#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "terminal/thinking.h"
#include "text/pager.h"

enum {
    SWING = 150,   /* of chances(): two pawns in a level game, four or more in one that is
                    * decided */
    MOST_SWINGS = 64,
    MOVES_TOLD = 5, /* of a line of play */
    LINE_BYTES = 1024,
    COLUMNS = 50,   /* of the graph, at most */
};

static struct {
    int game;             /* Session.games; -1: the swings are from comments */
    int scores;           /* positions judged, from the beginning of the game on */
    int score[MAX_GAME + 1]; /* cp for Black */
    int swings;
    Swing swing[MOST_SWINGS];
} last = { .game = -1 };

/* --- comments --- */

static const char mark[] = "#評価値="; /* precedes a score */

bool review_score(const char *line, int *score)
{
    if (strncmp(line, mark, strlen(mark)) != 0)
        return false;
    long number = strtol(line + strlen(mark), NULL, 10);
    *score = (int)(number > SCORE_MATE ? SCORE_MATE
        : number < -SCORE_MATE         ? -SCORE_MATE : number);
    return true;
}

static void note(Session *s, const char *text)
{
    char line[LINE_BYTES + 1];
    snprintf(line, sizeof line, "#%s", text);
    game_comment(&s->game, line);
}

/* What an earlier review said here is forgotten. */
static void clear_notes(Session *s)
{
    Buffer old = { .text = NULL };
    const GameRecord *record = &s->game.record;
    buffer_add(&old, "%s",
               record_text(record, record->node[game_node(&s->game)].comment));
    if (!old.failed)
        game_comment(&s->game, NULL);
    for (char *line = old.text, *end; !old.failed && (end = strchr(line, '\n')) != NULL;
         line = end + 1) {
        *end = '\0';
        if (*line != '#')
            game_comment(&s->game, line);
    }
    buffer_free(&old);
}

/* --- judging --- */

/* What a score says about who will win, -1000 to 1000: a pawn more means less the more it
 * is already, and what is lost can't become worse. */
static int chances(int score)
{
    enum { HALF = 1000 }; /* cp: half of the way */
    int counted = score < SCORE_LOST ? SCORE_LOST : score;
    return 1000 * counted / (HALF + abs(counted));
}

/* What a move cost its side, by that side's scores before and behind it. */
static int cost(int before, int behind) { return chances(before) - chances(behind); }

/* Does the comment of a node have a score? `more`: and another line of a review. */
static bool read_note(const GameRecord *record, int node, int *score, bool *more)
{
    const char *text = record_text(record, record->node[node].comment);
    bool found = false;
    *more = false;
    for (Token line; text_line(&text, &line);)
        if (review_score(line.text, score))
            found = true;
        else
            *more |= *line.text == '#';
    return found;
}

/* The swings that the comments tell of: a move that cost much, and more than a number. */
static void recall(const Session *s)
{
    const Game *game = &s->game;
    int before = 0, score = 0;
    bool more, known = read_note(&game->record, 0, &before, &more);
    last.game = -1;
    last.swings = 0;
    for (int ply = 0; ply < game->length && last.swings < MOST_SWINGS; ply++) {
        bool judged = read_note(&game->record, game->line[ply], &score, &more);
        int sign = ((game->pos.side ^ game->pos.ply ^ ply) & 1) == BLACK ? 1 : -1;
        if (known && judged && more && cost(sign * before, sign * score) >= SWING)
            last.swing[last.swings++] = (Swing){ ply, game_move(game, ply), MOVE_NONE };
        known = judged;
        before = score;
    }
}

int review_swings(const Session *s, const Swing **swings)
{
    const Game *game = &s->game;
    int count = 0;
    if (last.game != s->games)
        recall(s);
    while (count < last.swings && last.swing[count].ply < game->length
           && game_move(game, last.swing[count].ply) == last.swing[count].played)
        count++;
    *swings = last.swing;
    return count;
}

/* Think about the position looked at, of all moves or of this one. */
static Answer judge(Session *s, const Limits *limits, const Move *only)
{
    Request request = engine_request(s, limits);
    request.only = only;
    request.only_count = only != NULL;
    return think(s->engine, &s->game.pos, &request);
}

/* "▲５五角: 6.1 pawns worse than ▲２五飛, because ..." The position before the move is
 * looked at; `reply` is the line of play behind it. */
static void describe(Session *s, const Answer *best, const Answer *asked,
                     Line reply, char text[LINE_BYTES])
{
    char move[SAID_TEXT], better[SAID_TEXT], line[LINE_BYTES] = "";
    char score[SCORE_WORDS], best_score[SCORE_WORDS];
    int side = s->game.pos.side;
    if (reply.length > MOVES_TOLD)
        reply.length = MOVES_TOLD;
    score_in_words(asked->score, side, score);
    score_in_words(best->score, side, best_score);
    session_move_text(s, asked->move, move);
    session_move_text(s, best->move, better);
    move_make(&s->game.pos, asked->move);
    session_line_text(s, &reply, false, line, sizeof line);
    move_unmake(&s->game.pos);
    if (is_win_score(abs(best->score)) || is_win_score(abs(asked->score)))
        snprintf(text, LINE_BYTES, message_text(MSG_SWING_MATE), move, score, line,
                 better, best_score);
    else
        snprintf(text, LINE_BYTES, message_text(MSG_SWING), move,
                 (best->score - asked->score) / 100.0, side_name(side), better,
                 side_name(!side), line, score);
    text_mend(text);
}

/* The move played at `ply` may have cost much: it is searched alone, as deep as the best
 * one was. */
static void judge_move(Session *s, const Limits *limits, int ply, const Answer *best,
                       const Line *reply, Buffer *list)
{
    char text[LINE_BYTES];
    Move played = game_move(&s->game, ply);
    Limits as_deep = { .depth = best->depth > 0 ? best->depth : 1,
                       .movetime = 3 * limits->movetime };
    game_look(&s->game, ply);
    Answer asked = judge(s, &as_deep, &played);
    if (thinking_stopped() || cost(best->score, asked.score) < SWING
        || last.swings == MOST_SWINGS)
        return;
    asked.move = played;
    describe(s, best, &asked, *reply, text);
    buffer_add(list, "%4d  \v%s\n", s->game.pos.first_number + ply, text);
    last.swing[last.swings++] = (Swing){ ply, played, best->move };
    game_look(&s->game, ply + 1);
    note(s, text);
}

/* Go through the game; the swings are told in `list`. False: stopped. */
static bool go_through(Session *s, const Limits *limits, Buffer *list)
{
    Answer before = { .depth = 0 };
    char text[LINE_BYTES];
    for (int ply = 0; ply <= s->game.length; ply++) {
        game_look(&s->game, ply);
        if (s->keys) {
            snprintf(text, sizeof text, message_text(MSG_REVIEW_AT), ply, s->game.length);
            printf("\r%s\033[K", text);
            fflush(stdout);
        }
        Answer here = judge(s, limits, NULL);
        if (thinking_stopped())
            return false;
        int side = s->game.pos.side;
        last.score[last.scores++] = side == BLACK ? here.score : -here.score;
        snprintf(text, sizeof text, "%s%d", mark + 1, last.score[ply]);
        clear_notes(s);
        note(s, text);
        if (ply > 0 && game_move(&s->game, ply - 1) != before.move && before.move
            && cost(before.score, -here.score) >= SWING)
            judge_move(s, limits, ply - 1, &before, &here.line, list);
        before = here;
    }
    return true;
}

/* --- what is told of the whole game --- */

/* Told, and kept with the game. */
static void put_row(Session *s, const char *row)
{
    note(s, row);
    if (!s->no_board)
        say(MSG_TREE_LINE, row);
}

/* The scores as a graph: a row for so many pawns at least. */
static void show_graph(Session *s)
{
    static const int pawns[] = { 16, 8, 4, 2, 1, 0, -1, -2, -4, -8, -16 };
    enum { ROWS = sizeof pawns / sizeof pawns[0] };
    char row[COLUMNS + 16];
    int columns = last.scores < COLUMNS ? last.scores : COLUMNS;
    game_look(&s->game, 0);
    put_row(s, message_text(MSG_REVIEW_GRAPH));
    for (int i = 0; i < ROWS; i++) {
        int level = pawns[i] * 100;
        int end = sprintf(row, level ? " %+4d |" : " %4d |", pawns[i]);
        for (int k = 0; k < columns; k++) {
            int score = last.score[(k + 1) * last.scores / columns - 1]; /* of several */
            bool reached = level > 0 ? score >= level : score <= level;
            row[end++] = level == 0 ? '-' : reached ? '#' : ' ';
        }
        row[end] = '\0';
        row[text_trimmed(row)] = '\0';
        if (strchr(row, '#') || abs(pawns[i]) <= 1)
            put_row(s, row);
    }
    int first = s->game.pos.first_number - 1;
    snprintf(row, sizeof row, "%8d%*d", first, columns > 4 ? columns - 1 : 4,
             first + last.scores - 1);
    put_row(s, row);
}

/* formation_words.txt: pieces as Black has them, and the name; ends with NULL. */
extern const char *const formation_words[][LANGUAGES];

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

/* The castle (囲い) that a side's pieces stand in, or the opening, in the language of the
 * messages; NULL: it has no name here. An opening is told by its rook or silver, and by
 * bishops that are off. */
static const char *formation_name(const Position *pos, int side, bool opening)
{
    for (int i = 0; formation_words[i][0]; i++) {
        const char *pieces = formation_words[i][0];
        if ((*pieces == 'R') == opening && stands(pos, side, pieces))
            return word_text(formation_words[i][1]);
    }
    bool off = pos->hand[BLACK][BISHOP] == 1 && pos->hand[WHITE][BISHOP] == 1;
    return opening && off ? word_text("bishop exchange") : NULL;
}

void review_tell_names(Session *s)
{
    /* Moves before which an opening has not shown itself, behind which nobody names one,
     * nor a castle; and names of a side, the opening first. */
    enum { EARLIEST = 20, LATEST = 40, LAST_CASTLE = 100, MOST = 6 };
    const char *told[2][MOST] = { { NULL } };
    int ply = s->game.pos.ply, count[2] = { 1, 1 };
    for (int i = 1; i <= s->game.length && i <= LAST_CASTLE; i++) {
        game_look(&s->game, i);
        const Position *pos = &s->game.pos;
        int side = !pos->side; /* it has just moved */
        const char *castle = formation_name(pos, side, false), *name = NULL;
        if (!told[side][0] && i >= EARLIEST && i <= LATEST)
            name = told[side][0] = formation_name(pos, side, true);
        if (name == told[!side][0]) /* of both sides */
            name = NULL;
        bool known = !castle || count[side] == MOST;
        for (int k = 1; k < count[side]; k++)
            known |= told[side][k] == castle;
        if (!known)
            name = told[side][count[side]++] = castle;
        if (name)
            say(MSG_FORMATION, pos->first_number - 1 + i, side_name(side), name);
    }
    game_look(&s->game, ply);
}

/* --- the command --- */

bool obey_review(Session *s, const char *arguments)
{
    enum { LONGEST = 600 }; /* seconds */
    Limits limits = engine_advice_limits(s);
    Buffer list = { .text = NULL };
    char *end, how[SAID_TEXT];
    double seconds = strtod(arguments, &end);
    int ply = s->game.pos.ply;
    if (*arguments && (*end || !(seconds >= 0.001 && seconds <= LONGEST)))
        return usage_refused(MSG_REVIEW_USE);
    if (*arguments)
        limits = (Limits){ .movetime = (int)(seconds * 1000 + 0.5) };
    if (s->game.length == 0)
        return complain(MSG_REVIEW_NONE);
    say(MSG_REVIEW, s->game.length, settings_limits(&limits, how));
    last.game = s->games;
    last.scores = last.swings = 0;
    thinking_begin(s, 0, false);
    bool whole = go_through(s, &limits, &list);
    if (s->keys)
        printf("\r\033[K");
    thinking_end();
    if (last.scores > 0)
        show_graph(s);
    game_look(&s->game, ply);
    if (list.text && !list.failed)
        pager_print(stdout, list.text);
    buffer_free(&list);
    review_tell_names(s);
    return say(!whole ? MSG_REVIEW_PART : last.swings ? MSG_REVIEW_DONE : MSG_REVIEW_CALM,
               last.scores > 0 ? last.scores - 1 : 0, last.swings);
}
