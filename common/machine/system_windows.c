/* system_windows.c - system.h for Windows: UTF-8 outside, UTF-16 towards the system. */
#include "machine/system.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <wchar.h>

#include <windows.h>

/* --- texts and errors --- */

/* False, with errno: no UTF-8, or longer than a path can be. */
static bool to_wide(wchar_t wide[PATH_TEXT], const char *text)
{
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, wide, PATH_TEXT) > 0)
        return true;
    errno = strlen(text) >= PATH_TEXT ? ENAMETOOLONG : EILSEQ;
    return false;
}

static bool from_wide(char *text, int size, const wchar_t *wide)
{
    return WideCharToMultiByte(CP_UTF8, 0, wide, -1, text, size, NULL, NULL) > 0;
}

/* Always false, with errno for what the last call of the system has said. */
static bool failed(void)
{
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND: errno = ENOENT; break;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION: errno = EACCES; break;
    case ERROR_DISK_FULL: errno = ENOSPC; break;
    default: errno = EIO;
    }
    return false;
}

/* --- time --- */

int64_t system_now(void)
{
    LARGE_INTEGER ticks, frequency; /* of them a second */
    QueryPerformanceFrequency(&frequency);
    QueryPerformanceCounter(&ticks);
    return ticks.QuadPart / frequency.QuadPart * 1000
         + ticks.QuadPart % frequency.QuadPart * 1000 / frequency.QuadPart;
}

void system_sleep(int milliseconds) { Sleep((DWORD)milliseconds); }

uint64_t system_random(void)
{
    static uint64_t calls;
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    uint64_t mixed = (uint64_t)now.dwHighDateTime << 32 | now.dwLowDateTime;
    mixed ^= (uint64_t)GetCurrentProcessId() << 40 ^ ++calls << 32;
    mixed *= 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0xbf58476d1ce4e5b9u;
    return mixed ^ mixed >> 29;
}

/* --- memory --- */

void system_large_pages(void *memory, size_t size)
{
    (void)memory, (void)size; /* users have them only when an administrator says so */
}

/* --- who uses it --- */

void system_language(char language[3])
{
    wchar_t name[LOCALE_NAME_MAX_LENGTH] = L"";
    GetUserDefaultLocaleName(name, LOCALE_NAME_MAX_LENGTH);
    /* "ja-JP"; a language of three letters is none that we speak. */
    bool is_short = name[0] && name[1] && (name[2] == L'\0' || name[2] == L'-');
    language[0] = is_short ? (char)name[0] : 'e';
    language[1] = is_short ? (char)name[1] : 'n';
    language[2] = '\0';
}

/* What an environment variable says, with `tail` behind it; false: it is not there. */
static bool from_environment(char path[PATH_TEXT], const wchar_t *variable,
                             const char *tail)
{
    const wchar_t *value = _wgetenv(variable);
    if (!value || !*value || !from_wide(path, PATH_TEXT, value)
        || strlen(path) + strlen(tail) >= PATH_TEXT)
        return false;
    strcat(path, tail);
    return true;
}

void system_user(char name[USER_TEXT])
{
    char text[PATH_TEXT];
    bool known = from_environment(text, L"USERNAME", "") && strlen(text) < USER_TEXT;
    strcpy(name, known ? text : "");
}

bool system_home(char path[PATH_TEXT])
{
    return from_environment(path, L"USERPROFILE", "");
}

bool system_own_path(char path[PATH_TEXT], OwnFolder own, const char *name, bool make)
{
    wchar_t wide[PATH_TEXT];
    (void)own;
    if (!from_environment(path, L"LOCALAPPDATA", "\\shogi") || !to_wide(wide, path))
        return false;
    if (make)
        CreateDirectoryW(wide, NULL); /* the folder around it belongs to Windows */
    size_t length = strlen(path), room = PATH_TEXT - length;
    return (!make || system_file(path, NULL) == FILE_FOLDER)
        && snprintf(path + length, room, "%s", name) < (int)room;
}

bool system_make_way(const char *path)
{
    wchar_t wide[PATH_TEXT];
    if (!to_wide(wide, path))
        return false;
    for (wchar_t *c = wide; *c; c++) {
        wchar_t sign = *c;
        if ((sign != L'/' && sign != L'\\') || c == wide)
            continue; /* nothing has to be made before a root */
        *c = L'\0';
        bool made =
            CreateDirectoryW(wide, NULL) || GetLastError() != ERROR_PATH_NOT_FOUND;
        *c = sign;
        if (!made)
            return failed();
    }
    return true;
}

/* --- another program --- */

/* cmd.exe takes the outer quotes off. A word with a quote of its own is refused. */
FILE *system_program(const char *const *words, int count)
{
    char line[PATH_TEXT] = "\"";
    wchar_t wide[PATH_TEXT];
    for (int i = 0; i < count; i++) {
        if (strchr(words[i], '"') || strlen(line) + strlen(words[i]) > PATH_TEXT - 8)
            return NULL;
        strcat(strcat(strcat(line, i ? " \"" : "\""), words[i]), "\"");
    }
    return to_wide(wide, strcat(line, "\"")) ? _wpopen(wide, L"rb") : NULL;
}

bool system_program_ended(FILE *output) { return _pclose(output) == 0; }

/* --- files --- */

FILE *system_open(const char *path, const char *mode)
{
    wchar_t wide[PATH_TEXT], kind[8];
    if (!to_wide(wide, path) || !MultiByteToWideChar(CP_UTF8, 0, mode, -1, kind, 6))
        return NULL;
    return _wfopen(wide, wcschr(kind, L'b') ? kind : wcscat(kind, L"b"));
}

FileKind system_file(const char *path, int64_t *size)
{
    wchar_t wide[PATH_TEXT];
    BY_HANDLE_FILE_INFORMATION found;
    if (!to_wide(wide, path))
        return FILE_MISSING;
    DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    HANDLE file = CreateFileW(wide, 0, share, NULL, OPEN_EXISTING,
                              FILE_FLAG_BACKUP_SEMANTICS, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        failed();
        return FILE_MISSING;
    }
    bool on_disk = GetFileType(file) == FILE_TYPE_DISK
                   && GetFileInformationByHandle(file, &found);
    CloseHandle(file);
    if (!on_disk)
        return FILE_OTHER;
    if (size)
        *size = (int64_t)found.nFileSizeHigh << 32 | found.nFileSizeLow;
    return found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? FILE_FOLDER : FILE_REGULAR;
}

bool system_remove(const char *path)
{
    wchar_t wide[PATH_TEXT];
    return to_wide(wide, path) && (DeleteFileW(wide) || failed());
}

bool system_list(const char *folder, NameTaker take, void *data)
{
    char name[PATH_TEXT];
    wchar_t wide[PATH_TEXT];
    WIN32_FIND_DATAW found;
    if (snprintf(name, sizeof name, "%s\\*", folder) >= PATH_TEXT || !to_wide(wide, name))
        return false;
    HANDLE list = FindFirstFileW(wide, &found);
    if (list == INVALID_HANDLE_VALUE)
        return failed();
    do {
        if (wcscmp(found.cFileName, L".") == 0 || wcscmp(found.cFileName, L"..") == 0
            || !from_wide(name, sizeof name, found.cFileName))
            continue;
        if (!take(data, name, found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY))
            break;
    } while (FindNextFileW(list, &found));
    FindClose(list);
    return true;
}

bool system_flush(FILE *file) { return fflush(file) == 0 && _commit(_fileno(file)) == 0; }

/* A lock here keeps readers from the bytes it is on: it is on one far behind the last. */
bool system_lock(FILE *file)
{
    OVERLAPPED place = { .OffsetHigh = 1u << 30 };
    HANDLE handle = (HANDLE)_get_osfhandle(_fileno(file));
    DWORD how = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    return LockFileEx(handle, how, 0, 1, 0, &place) || failed();
}

/* --- replacing a file --- */

bool system_real_path(char real[PATH_TEXT], const char *path)
{
    errno = ENAMETOOLONG;
    return snprintf(real, PATH_TEXT, "%s", path) < PATH_TEXT; /* links are rare here */
}

FILE *system_create(const char *path, const char *like)
{
    wchar_t wide[PATH_TEXT];
    if (!to_wide(wide, like) || (_waccess(wide, 2) != 0 && errno != ENOENT)
        || !to_wide(wide, path))
        return NULL;
    int descriptor = _wopen(wide, _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY,
                            _S_IREAD | _S_IWRITE);
    return descriptor < 0 ? NULL : _fdopen(descriptor, "wb");
}

bool system_rename(const char *from, const char *to)
{
    wchar_t old[PATH_TEXT], new[PATH_TEXT];
    return to_wide(old, from) && to_wide(new, to)
        && (MoveFileExW(old, new, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)
            || failed());
}

/* --- threads --- */

struct Thread {
    HANDLE handle;
    void (*work)(void *);
    void *data;
};

static unsigned __stdcall run_thread(void *data)
{
    const Thread *thread = data;
    thread->work(thread->data);
    return 0;
}

/* Its stack is as large as the first thread's: 0 asks for what the linker wrote. */
Thread *thread_start(void (*work)(void *), void *data)
{
    Thread *thread = malloc(sizeof *thread);
    if (!thread)
        return NULL;
    *thread = (Thread){ .work = work, .data = data };
    thread->handle = (HANDLE)_beginthreadex(NULL, 0, run_thread, thread, 0, NULL);
    if (thread->handle)
        return thread;
    free(thread);
    return NULL;
}

void thread_yield(void) { SwitchToThread(); }

void thread_join(Thread *thread)
{
    WaitForSingleObject(thread->handle, INFINITE);
    CloseHandle(thread->handle);
    free(thread);
}
