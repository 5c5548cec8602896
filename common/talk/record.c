/* record.c - the parts all records share, USI move lists, and the CSA writer. */
#include "talk/record.h"

#include <string.h>

#include "game/movegen.h"
#include "game/notation.h"
#include "talk/record_line.h"

/* Games are played over on this board, to check their moves. */
static Position board;

static const char *const end_word[END_KINDS] = { [END_NONE] = "", [END_RESIGN] = "TORYO",
    [END_MATE] = "TSUMI", [END_DECLARATION] = "KACHI", [END_TIME] = "TIME_UP",
    [END_ILLEGAL] = "ILLEGAL_MOVE", [END_BLACK_FOUL] = "+ILLEGAL_ACTION",
    [END_WHITE_FOUL] = "-ILLEGAL_ACTION", [END_REPETITION] = "SENNICHITE",
    [END_IMPASSE] = "JISHOGI", [END_DRAW] = "HIKIWAKE", [END_MAX_MOVES] = "MAX_MOVES",
    [END_INTERRUPTED] = "CHUDAN", [END_NO_MATE] = "FUZUMI", [END_ERROR] = "ERROR" };

const char *record_end_csa(RecordEnd end)
{
    return end_word[end];
}

void record_clear(GameRecord *record, const char *start)
{
    /* The moves are most of its size, and `plies` says how many of them are valid. */
    memset(record, 0, offsetof(GameRecord, move));
    snprintf(record->start, sizeof record->start, "%s", start);
    record->end_time = RECORD_NO_TIME;
}

/* The side to move at the end: an odd number of moves changes it. */
static int mover_at_end(const GameRecord *record)
{
    bool white_starts = strstr(record->start, " w ") != NULL;
    return white_starts != (record->plies % 2 != 0) ? WHITE : BLACK;
}

/* CSA says how a game ended, and leaves it to the reader who has won by it. */
GameResult record_result(const GameRecord *record)
{
    bool black_moves = mover_at_end(record) == BLACK;
    switch (record->end) {
    case END_RESIGN:
    case END_MATE:
    case END_TIME:
    case END_ILLEGAL:
        return black_moves ? RESULT_WHITE_WINS : RESULT_BLACK_WINS;
    case END_DECLARATION:
        return black_moves ? RESULT_BLACK_WINS : RESULT_WHITE_WINS;
    case END_BLACK_FOUL:
        return RESULT_WHITE_WINS;
    case END_WHITE_FOUL:
        return RESULT_BLACK_WINS;
    case END_REPETITION:
    case END_IMPASSE:
    case END_DRAW:
    case END_MAX_MOVES:
        return RESULT_DRAW;
    default:
        return RESULT_UNKNOWN;
    }
}

/* --- lines --- */

void record_open(RecordReader *reader, FILE *in)
{
    reader->in = in;
    reader->line = 0;
}

LineStatus line_read(FILE *in, char *text, size_t size, bool first)
{
    size_t length = 0;
    int c = getc(in);
    if (c == EOF)
        return LINE_NONE;
    /* What does not fit is read away: else it would come back as a line of its own. */
    for (; c != '\n' && c != EOF; c = getc(in), length++)
        if (length < size - 1)
            text[length] = c == '\0' ? '?' : (char)c;
    if (length > size - 1) {
        text[size - 1] = '\0';
        return LINE_TOO_LONG;
    }
    /* Ends of lines of all systems are blanks, too. */
    while (length > 0 && strchr(BLANKS, text[length - 1]))
        length--;
    text[length] = '\0';
    /* Some editors put it in front of UTF-8; it would hide the first statement. */
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    if (first && !strncmp(text, byte_order_mark, 3))
        memmove(text, text + 3, length - 2);
    return LINE_READ;
}

LineStatus record_line(RecordReader *reader)
{
    LineStatus status = line_read(reader->in, reader->text, sizeof reader->text,
                                  reader->line == 0);
    reader->line += status != LINE_NONE;
    return status;
}

/* --- USI move lists --- */

RecordStatus record_read_usi(RecordReader *reader, GameRecord *record,
                             char error[ERROR_TEXT])
{
    char reason[ERROR_TEXT];
    const char *text;
    record_clear(record, STARTPOS);
    do {
        LineStatus status = record_line(reader);
        if (status == LINE_NONE)
            return RECORD_END;
        if (status == LINE_TOO_LONG) {
            text_error(error, "line %d: longer than %d bytes", reader->line,
                       RECORD_LINE - 2);
            return RECORD_BAD;
        }
        text = reader->text + strspn(reader->text, BLANKS);
    } while (*text == '\0' || *text == '#');
    const char *behind = text;
    /* Lines copied from a USI log begin with the command's name. */
    if (token_is(text_token(&behind), "position"))
        text = behind;
    if (!position_read(&board, text, reason)) {
        text_error(error, "line %d: %.220s", reader->line, reason);
        return RECORD_BAD;
    }
    /* Going back over the game gives both its moves and its start. */
    for (record->plies = board.ply; board.ply > 0;) {
        move_unmake(&board);
        record->move[board.ply] = (RecordMove){ .move = board.history[board.ply].move,
            .time = RECORD_NO_TIME, .score = RECORD_NO_SCORE };
    }
    sfen_write(&board, record->start);
    return RECORD_GAME;
}

/* --- writing CSA --- */

/* Text from outside must not begin new lines. */
static void write_clean(FILE *out, const char *before, const char *text, size_t length)
{
    fputs(before, out);
    for (size_t i = 0; i < length; i++)
        fputc((unsigned char)text[i] < ' ' ? ' ' : text[i], out);
    fputc('\n', out);
}

static void write_hand(FILE *out, int side)
{
    const char *before = side == BLACK ? "P+" : "P-";
    bool any = false;
    for (int kind = ROOK; kind >= PAWN; kind--)
        for (int n = 0; n < board.hand[side][kind]; n++) {
            fprintf(out, "%s00%s", any ? "" : before, csa_name[kind]);
            any = true;
        }
    if (any)
        fputc('\n', out);
}

/* PI for the even game, else nine rows and both hands; then the side to move. */
static void write_start(const GameRecord *record, FILE *out)
{
    if (strcmp(record->start, STARTPOS) == 0) {
        fputs("PI\n", out);
    } else {
        for (int rank = 1; rank <= 9; rank++) {
            fprintf(out, "P%d", rank);
            for (int file = 9; file >= 1; file--) {
                int piece = board.board[square_make(file, rank)];
                if (piece == EMPTY)
                    fputs(" * ", out);
                else
                    fprintf(out, "%c%s", piece_side(piece) == BLACK ? '+' : '-',
                            csa_name[piece_kind(piece)]);
            }
            fputc('\n', out);
        }
        write_hand(out, BLACK);
        write_hand(out, WHITE);
    }
    fputs(board.side == BLACK ? "+\n" : "-\n", out);
}

/* Version, notes as comments, names, start. */
static void write_header(const GameRecord *record, FILE *out)
{
    fputs("V2.2\n", out);
    for (const char *line = record->note; *line;) {
        size_t length = strcspn(line, "\n");
        write_clean(out, "'", line, length);
        line += length + (line[length] == '\n');
    }
    for (int side = BLACK; side <= WHITE; side++)
        if (record->name[side][0])
            write_clean(out, side == BLACK ? "N+" : "N-", record->name[side],
                        strlen(record->name[side]));
    write_start(record, out);
}

/* V2.2 knows whole seconds only; they are rounded down, as on a game clock. */
static void write_time(FILE *out, int32_t time)
{
    if (time != RECORD_NO_TIME)
        fprintf(out, "T%ld\n", (long)time / 1000);
}

bool record_write_csa(const GameRecord *record, FILE *out)
{
    char text[MOVE_TEXT], error[ERROR_TEXT];
    if (!sfen_read(&board, record->start, error))
        return false;
    write_header(record, out);
    for (int i = 0; i < record->plies; i++) {
        const RecordMove *played = &record->move[i];
        /* A record may come from anywhere; made without a question, an illegal move would
         * ruin the board that all later moves are written from. */
        if (played->move == MOVE_NONE || !move_is_legal(&board, played->move))
            return false;
        fprintf(out, "%s\n", move_write(&board, played->move, NOTATION_CSA, text));
        write_time(out, played->time);
        if (played->score != RECORD_NO_SCORE)
            fprintf(out, "'** %d\n", played->score);
        move_make(&board, played->move);
    }
    if (record->end != END_NONE) /* V2.2 has no word for the longest game */
        fprintf(out, "%%%s\n",
                end_word[record->end == END_MAX_MOVES ? END_DRAW : record->end]);
    write_time(out, record->end_time);
    return true;
}
