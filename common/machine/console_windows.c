/* console_windows.c - system.h for Windows: the start, the console, standard input. */
#include "machine/system.h"

#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <string.h>

#include <windows.h>

/* --- keys --- */

static HANDLE input;
static bool is_console; /* asking a pipe later would wait while another thread reads */
static DWORD lines_mode; /* of the console as it was */
static volatile LONG keys_are_raw;

bool system_raw_keys(bool on)
{
    DWORD lines = ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT | ENABLE_PROCESSED_INPUT;
    DWORD raw = (lines_mode & ~lines) | ENABLE_VIRTUAL_TERMINAL_INPUT;
    if (on == (keys_are_raw != 0))
        return true;
    if (!is_console || !SetConsoleMode(input, on ? raw : lines_mode))
        return false; /* also before Windows 10, whose consoles know no such keys */
    keys_are_raw = on;
    return true;
}

/* Makes Ctrl-C a key again, if the console has made an event of it. In any thread. */
static bool take_interrupt(void)
{
    INPUT_RECORD key = { .EventType = KEY_EVENT };
    DWORD written;
    key.Event.KeyEvent.bKeyDown = TRUE;
    key.Event.KeyEvent.wRepeatCount = 1;
    key.Event.KeyEvent.uChar.UnicodeChar = 3;
    return keys_are_raw && WriteConsoleInputW(input, &key, 1, &written);
}

/* --- input from a console --- */

/* Would a read come back at once? Raw: is there any key; else: the end of a line. */
static bool console_is_ready(void)
{
    static INPUT_RECORD event[1024];
    DWORD count = 0;
    if (!PeekConsoleInputW(input, event, 1024, &count))
        return true; /* the read will say what it is */
    for (DWORD i = 0; i < count; i++) {
        wchar_t sign = event[i].Event.KeyEvent.uChar.UnicodeChar;
        if (event[i].EventType == KEY_EVENT && event[i].Event.KeyEvent.bKeyDown
            && (keys_are_raw ? sign != 0 : sign == L'\r'))
            return true;
    }
    return false;
}

/* Half a line can't be waited for, so the console is asked again and again. It is another
 * process, and its answer takes time: a search asks much more often than keys come. */
static bool console_wait(int milliseconds)
{
    enum { PAUSE = 30 }; /* ms */
    static int64_t asked = -PAUSE;
    int64_t now = system_now(), end = now + milliseconds;
    if (milliseconds < 0)
        return true; /* the read itself waits */
    if (milliseconds == 0 && now < asked + PAUSE)
        return false;
    while (!console_is_ready()) {
        asked = system_now();
        if (asked >= end)
            return false;
        Sleep(PAUSE);
    }
    return true;
}

/* Keys as UTF-8. A character of two halves may come in two reads. */
static int read_console(char *bytes, int size)
{
    static wchar_t half;
    wchar_t wide[1024];
    DWORD count = 0, kept = half != 0;
    DWORD room = (DWORD)(size / 4 < 1000 ? size / 4 : 1000); /* 3 bytes each, at most */
    wide[0] = half;
    half = 0;
    fflush(stdout); /* as a terminal shows a line before one types behind it */
    fflush(stderr);
    SetLastError(0);
    if (!ReadConsoleW(input, wide + kept, room, &count, NULL))
        return 0;
    if (count == 0)
        return GetLastError() == ERROR_OPERATION_ABORTED ? -1 : 0; /* that is Ctrl-C */
    if (!keys_are_raw && wide[0] == 0x1a)
        return 0; /* Ctrl-Z */
    count += kept;
    if (wide[count - 1] >= 0xd800 && wide[count - 1] < 0xdc00)
        half = wide[--count];
    int got = count ? WideCharToMultiByte(CP_UTF8, 0, wide, (int)count, bytes, size, NULL,
                                          NULL) : 0;
    return got ? got : -1;
}

/* --- input from a pipe or a file --- */

/* Not every kind of input can be asked whether something is there. So a thread is started
 * when a piece is wanted; it reads that one, and has ended when the piece is there. */
static struct {
    HANDLE thread;    /* NULL: all that it has read was taken */
    char piece[1 << 16];
    DWORD begin, end; /* not taken yet; none when it has ended: the end of input */
} reader;

static DWORD WINAPI read_piece(void *unused)
{
    (void)unused;
    reader.begin = 0;
    if (!ReadFile(input, reader.piece, sizeof reader.piece, &reader.end, NULL))
        reader.end = 0;
    return 0;
}

/* Without a thread, input ends here. */
static bool reader_wait(int milliseconds)
{
    DWORD limit = milliseconds < 0 ? INFINITE : (DWORD)milliseconds;
    if (!reader.thread)
        reader.thread = CreateThread(NULL, 0, read_piece, NULL, 0, NULL);
    return !reader.thread || WaitForSingleObject(reader.thread, limit) == WAIT_OBJECT_0;
}

static int reader_take(char *bytes, int size)
{
    reader_wait(-1);
    DWORD count = reader.end - reader.begin;
    if (count > (DWORD)size)
        count = (DWORD)size;
    memcpy(bytes, reader.piece + reader.begin, count);
    reader.begin += count;
    if (count > 0 && reader.begin == reader.end) {
        CloseHandle(reader.thread);
        reader.thread = NULL;
    }
    return (int)count;
}

bool system_wait_input(int milliseconds)
{
    return is_console ? console_wait(milliseconds) : reader_wait(milliseconds);
}

int system_read(char *bytes, int size)
{
    return is_console ? read_console(bytes, size) : reader_take(bytes, size);
}

/* --- the screen --- */

/* What the console was before, for the end of the program. */
static struct {
    UINT page;        /* of characters; 0: no console */
    HANDLE output;
    DWORD mode;       /* of output, if that is a console */
    bool is_output, has_escapes;
} console;

static void put_back(void)
{
    static const char code[] = "\0337\033[r\0338\033[?7h\033[?25h";
    DWORD written;
    system_raw_keys(false);
    if (console.has_escapes)
        WriteFile(console.output, code, sizeof code - 1, &written, NULL);
    if (console.is_output)
        SetConsoleMode(console.output, console.mode);
    if (console.page)
        SetConsoleOutputCP(console.page);
}

bool system_is_terminal(int descriptor)
{
    DWORD mode; /* NUL is a character device, too, but has no mode */
    return descriptor == 0 ? is_console
         : descriptor == 1 ? console.is_output
         : GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode) != 0;
}

bool system_has_escapes(void) { return console.has_escapes; }
bool system_is_utf8(void) { return true; }

bool system_terminal_size(int *columns, int *rows)
{
    CONSOLE_SCREEN_BUFFER_INFO info;
    if (!GetConsoleScreenBufferInfo(console.output, &info))
        return false;
    *columns = info.srWindow.Right - info.srWindow.Left + 1;
    *rows = info.srWindow.Bottom - info.srWindow.Top + 1;
    return true;
}

int system_stops(void) { return 0; }

/* --- Ctrl-C --- */

static volatile LONG was_interrupted, interrupt_is_watched;

/* Runs in a thread of its own. False: the program ends. */
static BOOL WINAPI note_interrupt(DWORD kind)
{
    if (kind == CTRL_C_EVENT && take_interrupt())
        return TRUE;
    if (kind == CTRL_C_EVENT && interrupt_is_watched
        && InterlockedExchange(&was_interrupted, 1) == 0)
        return TRUE;
    put_back();
    return FALSE;
}

void system_watch_interrupt(bool on)
{
    if (on)
        was_interrupted = 0;
    interrupt_is_watched = on;
}

bool system_interrupted(void) { return was_interrupted != 0; }

/* --- start --- */

/* The words of the command line as UTF-8, in one piece of memory that is never given
 * back. Without memory they stay as they are. */
static void read_arguments(int *count, char ***words)
{
    int number, length = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &number);
    for (int i = 0; wide && i < number; i++)
        length += WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
    size_t table = ((size_t)number + 1) * sizeof(char *);
    char **list = wide ? malloc(table + (size_t)length) : NULL;
    if (!list)
        return;
    char *text = (char *)list + table;
    for (int i = 0; i < number; i++) {
        list[i] = text;
        text += WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, text, length, NULL, NULL);
    }
    list[number] = NULL;
    *count = number;
    *words = list;
    LocalFree(wide);
}

void system_start(int *count, char ***words)
{
    for (int stream = 0; stream < 3; stream++)
        _setmode(stream, _O_BINARY);
    timeBeginPeriod(1); /* so that Sleep(1) is not 16 ms; ends with the program */
    input = GetStdHandle(STD_INPUT_HANDLE);
    is_console = GetConsoleMode(input, &lines_mode) != 0;
    console.page = GetConsoleOutputCP();
    if (console.page)
        SetConsoleOutputCP(CP_UTF8);
    /* Written byte by byte, a letter of three would be three wrong ones. */
    if (system_is_terminal(2))
        setvbuf(stderr, NULL, _IOFBF, 1 << 12);
    console.output = GetStdHandle(STD_OUTPUT_HANDLE);
    console.is_output = GetConsoleMode(console.output, &console.mode) != 0;
    if (console.is_output) {
        DWORD escapes = ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
        setvbuf(stdout, NULL, _IOFBF, 1 << 14);
        console.has_escapes = SetConsoleMode(console.output, console.mode | escapes) != 0;
    }
    SetConsoleCtrlHandler(note_interrupt, TRUE);
    atexit(put_back);
    read_arguments(count, words);
}
