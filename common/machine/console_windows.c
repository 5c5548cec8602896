/* console_windows.c - see console_windows.h. */
#include "machine/console_windows.h"

#include <string.h>

#include <windows.h>

#include "machine/system.h"

static HANDLE input;
static bool is_console;
static DWORD lines_mode; /* of the console as it was */
static volatile LONG keys_are_raw;

void input_start(void)
{
    input = GetStdHandle(STD_INPUT_HANDLE);
    is_console = GetConsoleMode(input, &lines_mode) != 0;
}

bool input_is_console(void) { return is_console; }

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

bool input_take_interrupt(void)
{
    INPUT_RECORD key = { .EventType = KEY_EVENT };
    DWORD written;
    key.Event.KeyEvent.bKeyDown = TRUE;
    key.Event.KeyEvent.wRepeatCount = 1;
    key.Event.KeyEvent.uChar.UnicodeChar = 3;
    return keys_are_raw && WriteConsoleInputW(input, &key, 1, &written);
}

/* --- a console --- */

/* Would a read come back at once? Raw: is there any key; else: is there the end of a
 * line. */
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

/* --- a pipe or a file --- */

/* Not every kind of input can be asked whether something is there, so a thread reads
 * ahead, one piece at a time and only when it is wanted. */
static struct {
    HANDLE wanted, arrived; /* events; `arrived` lasts until the piece has been taken */
    bool asked;
    char piece[1 << 16];
    DWORD begin, end;       /* not taken yet; none when it arrived: the end of input */
} reader;

static DWORD WINAPI read_pieces(void *unused)
{
    (void)unused;
    do {
        WaitForSingleObject(reader.wanted, INFINITE);
        reader.begin = 0;
        if (!ReadFile(input, reader.piece, sizeof reader.piece, &reader.end, NULL))
            reader.end = 0;
        SetEvent(reader.arrived);
    } while (reader.end > 0);
    return 0;
}

static bool reader_wait(int milliseconds)
{
    if (!reader.wanted) {
        reader.wanted = CreateEventW(NULL, FALSE, FALSE, NULL);
        reader.arrived = CreateEventW(NULL, TRUE, FALSE, NULL);
        if (!CreateThread(NULL, 0, read_pieces, NULL, 0, NULL))
            SetEvent(reader.arrived); /* without it, input ends here */
    }
    if (!reader.asked)
        SetEvent(reader.wanted);
    reader.asked = true;
    DWORD limit = milliseconds < 0 ? INFINITE : (DWORD)milliseconds;
    return WaitForSingleObject(reader.arrived, limit) == WAIT_OBJECT_0;
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
        ResetEvent(reader.arrived);
        reader.asked = false;
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
