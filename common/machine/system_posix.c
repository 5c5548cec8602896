/* system_posix.c - system.h for POSIX: Linux, the BSDs, macOS. */
#define _DEFAULT_SOURCE /* for madvise(), which POSIX does not know */
#include "machine/system.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static sigset_t while_waiting; /* signals blocked in system_wait_input(); else more are */

void system_start(int *count, char ***words)
{
    (void)count, (void)words; /* they are UTF-8 already, and streams change nothing */
    signal(SIGXFSZ, SIG_IGN); /* a file too large shall be an error like others */
    sigprocmask(SIG_BLOCK, NULL, &while_waiting);
}

/* --- time --- */

int64_t system_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void system_sleep(int milliseconds)
{
    struct timespec pause = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
    nanosleep(&pause, NULL);
}

uint64_t system_random(void)
{
    static uint64_t calls;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t mixed = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    mixed = (mixed ^ (uint64_t)getpid() << 40 ^ ++calls << 32) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0xbf58476d1ce4e5b9u;
    return mixed ^ mixed >> 29;
}

/* --- memory --- */

void system_large_pages(void *memory, size_t size)
{
    (void)memory, (void)size; /* where that can't be asked for */
#ifdef MADV_HUGEPAGE
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = (uintptr_t)memory;
    uintptr_t skipped = (page - first % page) % page; /* it wants to begin with a page */
    if (size > skipped)
        madvise((char *)memory + skipped, size - skipped, MADV_HUGEPAGE);
#endif
}

/* --- standard input --- */

/* A change of size, or a Ctrl-Z, ends the wait as well, even if it came before it. */
bool system_wait_input(int milliseconds)
{
    struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
    fd_set wanted;
    FD_ZERO(&wanted);
    FD_SET(STDIN_FILENO, &wanted);
    int ready = pselect(STDIN_FILENO + 1, &wanted, NULL, NULL,
                        milliseconds < 0 ? NULL : &time, &while_waiting);
    return ready > 0 || (ready < 0 && errno == EBADF); /* closed: reading tells */
}

int system_read(char *bytes, int size)
{
    ssize_t got = read(STDIN_FILENO, bytes, (size_t)size);
    return got >= 0 ? (int)got : errno == EINTR || errno == EAGAIN ? -1 : 0;
}

/* --- the terminal --- */

bool system_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

bool system_has_escapes(void)
{
    const char *term = getenv("TERM");
    return isatty(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0;
}

/* The first of three variables of the environment that says something; "": none does. */
static const char *environment(const char *first, const char *second, const char *third)
{
    const char *const name[] = { first, second, third };
    const char *value = NULL;
    for (int i = 0; i < 3 && (!value || !*value); i++)
        value = getenv(name[i]);
    return value ? value : "";
}

bool system_is_utf8(void)
{
    const char *name = environment("LC_ALL", "LC_CTYPE", "LANG");
    return strstr(name, "UTF") || strstr(name, "utf");
}

bool system_terminal_size(int *columns, int *rows)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || !size.ws_col || !size.ws_row)
        return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

/* --- raw keys and signals --- */

static const char all_rows[] = "\0337\033[r\0338\033[?7h\033[?25h";
static struct termios lines_mode, raw_mode;
static volatile sig_atomic_t keys_are_raw, was_interrupted, interrupt_is_watched, stops;

/* Also in a handler of signals. All rows scroll again, and the cursor stays. In the
 * background the terminal is a shell's, and whoever changes it there is stopped. */
static void put_back(void)
{
    pid_t front = tcgetpgrp(STDIN_FILENO);
    if (!keys_are_raw || (front >= 0 && front != getpgrp()))
        return;
    ssize_t written = write(STDOUT_FILENO, all_rows, sizeof all_rows - 1);
    (void)written; /* if it fails, nobody sees them */
    tcsetattr(STDIN_FILENO, TCSANOW, &lines_mode);
}

static void note_interrupt(int number);

static void handle_signal(int number, void (*handler)(int))
{
    struct sigaction action = { .sa_handler = handler };
    if (handler == note_interrupt) /* a write that waits goes on: it has not failed */
        action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

/* The signal does what it always does, but in a terminal that is as it was: it ends or
 * stops the program, as soon as it is no longer blocked. */
static void end_by_signal(int number)
{
    put_back();
    handle_signal(number, SIG_DFL);
    raise(number);
}

static void note_interrupt(int number)
{
    if (!interrupt_is_watched || was_interrupted)
        end_by_signal(number);
    was_interrupted = 1;
}

/* Stopped by this signal as other programs are: SIGSTOP would stop it as well where no
 * shell is left to let it go on. */
static void stop_and_go_on(int number)
{
    int error = errno;
    end_by_signal(number);
    sigprocmask(SIG_SETMASK, &while_waiting, NULL); /* here it stops */
    handle_signal(number, stop_and_go_on);
    if (keys_are_raw)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw_mode);
    stops++;
    errno = error;
}

static void do_nothing(int number) { (void)number; }

/* Handle the signals that end or stop the program, unless they are ignored. Two signals
 * come only in system_wait_input(): a drawing is finished first, and drawn again then. */
static void handle_signals(void)
{
    static const int ending[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGTSTP };
    struct sigaction before;
    sigset_t waiting;
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++)
        if (sigaction(ending[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
            handle_signal(ending[i],
                          ending[i] == SIGTSTP ? stop_and_go_on : end_by_signal);
    sigemptyset(&waiting);
    sigaddset(&waiting, SIGTSTP);
#ifdef SIGWINCH /* not in all of POSIX: without it the next key shows the new size */
    handle_signal(SIGWINCH, do_nothing);
    sigaddset(&waiting, SIGWINCH);
#endif
    sigprocmask(SIG_BLOCK, &waiting, NULL);
    atexit(put_back);
}

static bool prepare_raw_keys(void)
{
    if (tcgetattr(STDIN_FILENO, &lines_mode) != 0)
        return false;
    raw_mode = lines_mode;
    raw_mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
    raw_mode.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON);
    raw_mode.c_cc[VINTR] = raw_mode.c_cc[VQUIT] = _POSIX_VDISABLE;
    raw_mode.c_cc[VMIN] = 1;
    raw_mode.c_cc[VTIME] = 0;
    handle_signals();
    return true;
}

bool system_raw_keys(bool on)
{
    if (on == (bool)keys_are_raw)
        return true;
    if (on && !prepare_raw_keys())
        return false;
    fflush(stdout);
    put_back();
    keys_are_raw = on; /* in doubt a signal had better put it back */
    if (on && tcsetattr(STDIN_FILENO, TCSADRAIN, &raw_mode) != 0)
        keys_are_raw = 0;
    return on == (bool)keys_are_raw;
}

int system_stops(void) { return stops; }

void system_watch_interrupt(bool on)
{
    if (on)
        was_interrupted = 0;
    interrupt_is_watched = on;
    handle_signal(SIGINT, note_interrupt);
}

bool system_interrupted(void) { return was_interrupted; }

/* --- who uses it --- */

void system_language(char language[3])
{
    const char *name = environment("LC_ALL", "LC_MESSAGES", "LANG");
    bool is_name = name[0] >= 'a' && name[0] <= 'z' && name[1] >= 'a' && name[1] <= 'z'
                   && (name[2] == '\0' || strchr("_.@", name[2]));
    memcpy(language, is_name ? name : "en", 2);
    language[2] = '\0';
}

void system_user(char name[USER_TEXT])
{
    if (snprintf(name, USER_TEXT, "%s", environment("LOGNAME", "USER", "")) >= USER_TEXT)
        *name = '\0';
}

/* --- folders --- */

/* False: longer than a path can be. */
static bool join(char path[PATH_TEXT], const char *folder, const char *name)
{
    if (snprintf(path, PATH_TEXT, "%s%s", folder, name) < PATH_TEXT)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

bool system_home(char path[PATH_TEXT])
{
    const char *home = environment("HOME", "", "");
    const struct passwd *user = *home ? NULL : getpwuid(getuid());
    return join(path, user ? user->pw_dir : home, "") && *path;
}

/* Every folder on the way that is missing. */
static bool make_folders(char path[PATH_TEXT], mode_t mode)
{
    for (char *c = path + 1, sign = '/'; sign != '\0'; c++) {
        sign = *c;
        if (sign != '/' && sign != '\0')
            continue;
        *c = '\0';
        bool made = mkdir(path, mode) == 0 || errno == EEXIST || errno == EISDIR;
        *c = sign;
        if (!made)
            return false;
    }
    errno = ENOTDIR; /* in case it is none */
    return system_file(path, NULL) == FILE_FOLDER;
}

bool system_own_path(char path[PATH_TEXT], OwnFolder own, const char *name, bool make)
{
    static const char *const variable[] = { "XDG_STATE_HOME", "XDG_CONFIG_HOME" };
    static const char *const usual[] = { "/.local/state/shogi", "/.config/shogi" };
    char home[PATH_TEXT], folder[PATH_TEXT];
    const char *told = getenv(variable[own]); /* a relative one counts as none */
    bool known = told && *told == '/' ? join(folder, told, "/shogi")
                 : system_home(home) && join(folder, home, usual[own]);
    return known && (!make || make_folders(folder, S_IRWXU)) && join(path, folder, name);
}

bool system_make_way(const char *path)
{
    char way[PATH_TEXT];
    const char *name = strrchr(path, '/');
    if (!name || name == path)
        return true;
    snprintf(way, sizeof way, "%.*s", (int)(name - path), path);
    return make_folders(way, S_IRWXU | S_IRWXG | S_IRWXO);
}

/* --- another program --- */

FILE *system_program(const char *const *words, int count)
{
    enum { SPARE = 8 }; /* bytes: less is written between two looks at what is left */
    char line[2 * PATH_TEXT] = "", *to = line, *end = line + sizeof line - SPARE;
    for (int i = 0; i < count; i++) { /* each word in ' ', and ' itself as '\'' */
        *to++ = '\'';
        for (const char *from = words[i]; *from && to < end; from++)
            to += sprintf(to, *from == '\'' ? "'\\'%c" : "%c", *from);
        if (to >= end) {
            errno = ENAMETOOLONG;
            return NULL;
        }
        to += sprintf(to, "' ");
    }
    return popen(line, "r");
}

bool system_program_ended(FILE *output) { return pclose(output) == 0; }

/* --- files --- */

FILE *system_open(const char *path, const char *mode) { return fopen(path, mode); }

FileKind system_file(const char *path, int64_t *size)
{
    struct stat found;
    if (stat(path, &found) != 0)
        return FILE_MISSING;
    if (size)
        *size = found.st_size;
    return S_ISREG(found.st_mode) ? FILE_REGULAR
         : S_ISDIR(found.st_mode) ? FILE_FOLDER : FILE_OTHER;
}

bool system_remove(const char *path) { return unlink(path) == 0; }

bool system_list(const char *folder, NameTaker take, void *data)
{
    char path[PATH_TEXT];
    DIR *open = opendir(folder);
    if (!open)
        return false;
    for (const struct dirent *entry; (entry = readdir(open)) != NULL; ) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0
            || snprintf(path, sizeof path, "%s/%s", folder, name) >= PATH_TEXT)
            continue;
        if (!take(data, name, system_file(path, NULL) == FILE_FOLDER))
            break;
    }
    closedir(open);
    return true;
}

bool system_flush(FILE *file) { return fflush(file) == 0 && fsync(fileno(file)) == 0; }

bool system_lock(FILE *file)
{
    struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    return fcntl(fileno(file), F_SETLK, &whole) == 0;
}

/* --- replacing a file --- */

bool system_real_path(char real[PATH_TEXT], const char *path)
{
    struct stat link;
    char *found = realpath(path, NULL);
    /* A new file has no name yet; a link to nothing is none. */
    bool good = (found || (errno == ENOENT && lstat(path, &link) != 0))
             && join(real, found ? found : path, "");
    free(found);
    return good;
}

FILE *system_create(const char *path, const char *like)
{
    struct stat older;
    bool exists = stat(like, &older) == 0;
    if (exists && access(like, W_OK) != 0)
        return NULL; /* a rename would not ask */
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (descriptor < 0)
        return NULL;
    if (exists)
        fchmod(descriptor, older.st_mode & 0777);
    FILE *file = fdopen(descriptor, "w");
    if (!file) {
        close(descriptor);
        unlink(path);
    }
    return file;
}

bool system_rename(const char *from, const char *to)
{
    char path[PATH_TEXT];
    if (!join(path, to, "") || rename(from, to) != 0)
        return false;
    /* The new name is on the disk when its folder is; some systems can't, or need not. */
    char *slash = strrchr(path, '/');
    if (slash)
        slash[slash == path] = '\0';
    int folder = open(slash ? path : ".", O_RDONLY);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    return true;
}

/* --- threads --- */

enum { THREAD_STACK = 8 << 20 }; /* bytes: as much as the first thread mostly has */

struct Thread {
    pthread_t id;
    void (*work)(void *);
    void *data;
};

static void *run_thread(void *data)
{
    const Thread *thread = data;
    thread->work(thread->data);
    return NULL;
}

Thread *thread_start(void (*work)(void *), void *data)
{
    pthread_attr_t attributes;
    sigset_t all, before;
    Thread *thread = malloc(sizeof *thread);
    if (!thread || pthread_attr_init(&attributes) != 0) {
        free(thread);
        return NULL;
    }
    *thread = (Thread){ .work = work, .data = data };
    pthread_attr_setstacksize(&attributes, THREAD_STACK);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* which it inherits */
    if (pthread_create(&thread->id, &attributes, run_thread, thread) != 0) {
        free(thread);
        thread = NULL;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return thread;
}

void thread_yield(void) { sched_yield(); }

void thread_join(Thread *thread)
{
    pthread_join(thread->id, NULL);
    free(thread);
}
