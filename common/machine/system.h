/* system.h - what C99 leaves to the system. It is written twice, in system_posix.c and in
 * system_windows.c, of which the Makefile compiles one; nothing outside machine/ knows
 * which system it runs on. Texts, paths and arguments are UTF-8 everywhere, and files
 * keep their bytes. A function that fails says why in errno, as in the C library. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { PATH_TEXT = 4096, USER_TEXT = 256 }; /* bytes with the '\0' */

/* Call this first in main(). It makes the arguments UTF-8, keeps standard input and
 * output from changing bytes, and has the console show UTF-8 and colours where it can. */
void system_start(int *count, char ***words);

/* --- time --- */

/* Milliseconds since some fixed moment; never goes back. */
int64_t system_now(void);
void system_sleep(int milliseconds);

/* A different number each time, and in each process. */
uint64_t system_random(void);

/* --- standard input, which stdio must not touch --- */

/* Is there something for system_read(), if only the end of input? Waits up to so many ms
 * for it (-1: for ever); a signal may end the wait early, with false. */
bool system_wait_input(int milliseconds);

/* Reads up to `size` bytes that are there, and waits for the first. A terminal delivers
 * whole lines unless keys are raw. 0: end of input; -1: nothing this time (a signal). */
int system_read(char *bytes, int size);

/* --- another program --- */

/* Start the program `words[0]` with these arguments, and read its standard output; NULL:
 * it can't be started. When all is read, the second closes that: did it end well? */
FILE *system_program(const char *const *words, int count);
bool system_program_ended(FILE *output);

/* --- the terminal --- */

/* Is standard input (0), output (1) or the error output (2) a terminal? */
bool system_is_terminal(int descriptor);

/* Does standard output obey escape sequences for colours and the cursor? Not if it is a
 * file or a pipe, nor with TERM=dumb. */
bool system_has_escapes(void);

/* Does the terminal show UTF-8? Asked of the locale. */
bool system_is_utf8(void);

/* The size of standard output; false, and nothing is changed, if it is unknown. */
bool system_terminal_size(int *columns, int *rows);

/* Raw: keys come at once, without an echo, special ones as the escape sequences that
 * terminals send, Enter as CR, Ctrl-C as the byte 3. Off: the system edits whole lines.
 * However the program ends (except by SIGKILL), and while Ctrl-Z has stopped it, the
 * terminal is as it was, and all its rows scroll; when the program goes on, system_read()
 * gives -1, and what stood on the screen may be gone. Where the system reports it, a new
 * size of the terminal ends a wait as well. False: standard input can't do this. */
bool system_raw_keys(bool on);

/* How often the program has gone on after Ctrl-Z. */
int system_stops(void);

/* Ctrl-C (SIGINT). While it is watched, the first only makes system_interrupted() true,
 * until the next system_watch_interrupt(true). Any other one ends the program. */
void system_watch_interrupt(bool on);
bool system_interrupted(void);

/* --- memory --- */

/* Ask for large pages for memory that is read at random: the processor then finds its
 * addresses sooner. Only a request; nothing is touched, and nothing fails. */
void system_large_pages(void *memory, size_t size);

/* Write to every page of this memory without changing it. The system allocates a page
 * only then: for a gigabyte that takes a second, lost if a clock runs meanwhile. */
static inline void system_touch(void *memory, size_t size)
{
    enum { PAGE = 4096 }; /* some systems have larger ones */
    volatile char *byte = memory;
    for (size_t i = 0; i < size; i += PAGE)
        byte[i] = byte[i];
}

/* --- threads --- */

typedef struct Thread Thread;

/* A thread that calls work(data) and then ends; no signal reaches it. NULL: the system
 * has none to give. Whoever starts it must wait for its end with thread_join(). */
Thread *thread_start(void (*work)(void *), void *data);
void thread_join(Thread *thread);

/* Let others run, if there are more than processors for them. */
void thread_yield(void);

/* A word that one thread reads while another writes it. C99 knows no threads and promises
 * nothing about that; the compilers that know them promise that a word is read whole, as
 * it was before or after. (Nothing about the words beside it.) With any other compiler
 * where a word takes two reads, half of one may come with half of the other. */
#if defined(__GCC_ATOMIC_LLONG_LOCK_FREE) && __GCC_ATOMIC_LLONG_LOCK_FREE == 2
static inline uint64_t system_shared(const uint64_t *word)
{
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}
static inline void system_share(uint64_t *word, uint64_t value)
{
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
#else
static inline uint64_t system_shared(const uint64_t *word)
{
    return *(const volatile uint64_t *)word;
}
static inline void system_share(uint64_t *word, uint64_t value)
{
    *(volatile uint64_t *)word = value;
}
#endif

/* --- who uses it --- */

/* The two letters of the user's language; "en" if it is unknown. */
void system_language(char language[3]);

/* The name that the user is logged in with; "" if it is unknown. */
void system_user(char name[USER_TEXT]);

/* The user's own folder (~). False: there is none. */
bool system_home(char path[PATH_TEXT]);

/* A file of the program's own, "/name", or "" for the folder itself, where programs keep
 * what they want to find again: $XDG_STATE_HOME/shogi or ~/.local/state/shogi, on Windows
 * %LOCALAPPDATA%\shogi; or what the user has chosen: $XDG_CONFIG_HOME/shogi or
 * ~/.config/shogi, on Windows the same one. `make`: the folder is made if it is missing.
 * False: there is none. */
typedef enum { STATE_FOLDER, CONFIG_FOLDER } OwnFolder;
bool system_own_path(char path[PATH_TEXT], OwnFolder own, const char *name, bool make);

/* --- files --- */

/* fopen() for a path in UTF-8; bytes are never changed, with or without `b`. */
FILE *system_open(const char *path, const char *mode);

typedef enum { FILE_MISSING, FILE_REGULAR, FILE_FOLDER, FILE_OTHER } FileKind;

/* What is at this path, and its length in bytes (`size` may be NULL). Never waits: to
 * open a FIFO or a device might. MISSING also if it can't be reached. */
FileKind system_file(const char *path, int64_t *size);

/* Make the folders that are missing on the way to this path. False: one can't be made. */
bool system_make_way(const char *path);

/* For a file that nobody has open: Windows refuses to remove or rename any other. */
bool system_remove(const char *path);

/* One name in a folder; false ends the list. */
typedef bool (*NameTaker)(void *data, const char *name, bool is_folder);

/* Give `take` every name but `.` and `..`, in no order. False: it can't be read. */
bool system_list(const char *folder, NameTaker take, void *data);

/* Put all that was written on the disk, where a power cut can't take it. */
bool system_flush(FILE *file);

/* Lock a file that is open for writing, until it is closed or the program ends, in
 * whatever way; false: another program has locked it. Readers are not kept out. */
bool system_lock(FILE *file);

/* For files that are replaced (see replace.h). Of a link, the name of the file itself;
 * else the same name. False: the link leads nowhere, or in a circle. */
bool system_real_path(char real[PATH_TEXT], const char *path);

/* Create a file that is not there yet, with the permissions of the file `like` if that
 * exists; NULL also if that one may not be written. */
FILE *system_create(const char *path, const char *like);

/* Let `from` take the place of `to` in one step, which is then on the disk, too. */
bool system_rename(const char *from, const char *to);

#endif
