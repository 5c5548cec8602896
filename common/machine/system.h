/* system.h - what C99 leaves to the system. It stands twice, in system_posix.c and in
 * system_windows.c, of which the Makefile compiles one; nothing outside of machine/
 * knows on which system it runs. Texts, paths and arguments are UTF-8 everywhere, and
 * files keep their bytes. What fails says why in errno, as in the C library. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { PATH_TEXT = 4096, USER_TEXT = 256 }; /* bytes with the '\0' */

/* First of all in main(): arguments in UTF-8, standard input and output without any
 * change of bytes, and a console that shows UTF-8 and colours where it can. */
void system_start(int *count, char ***words);

/* --- time --- */

/* Milliseconds since some fixed moment; never goes back. */
int64_t system_now(void);
void system_sleep(int milliseconds);

/* Another number each time, in each process. */
uint64_t system_random(void);

/* --- standard input, which stdio must not touch --- */

/* Can system_read() go on, if only with the end of input? Waits up to so many ms for it
 * (-1: for ever); a signal may end the wait early with false. */
bool system_wait_input(int milliseconds);

/* Up to `size` bytes that are there; waits for the first. A terminal hands out whole
 * lines unless keys are raw. 0: end of input; -1: nothing this time (a signal). */
int system_read(char *bytes, int size);

/* --- another program --- */

/* What the program `words[0]` with these arguments writes on its standard output, to be
 * read to the end and then closed: true, if it ended well. NULL: it can't be started. */
FILE *system_program(const char *const *words, int count);
bool system_program_ended(FILE *output);

/* --- the terminal --- */

/* Is standard input (0), output (1) or the error output (2) a terminal? */
bool system_is_terminal(int descriptor);

/* Does standard output show colours and move its cursor by escape sequences? Not as a
 * file or pipe, nor with TERM=dumb. */
bool system_has_escapes(void);

/* Does the terminal show UTF-8? Asked of the locale. */
bool system_is_utf8(void);

/* Of standard output; false, and nothing is changed, when nobody knows. */
bool system_terminal_size(int *columns, int *rows);

/* Raw: keys come at once, without an echo, special ones as the escape sequences that
 * terminals send, Enter as CR, Ctrl-C as the byte 3. Off: the system edits whole lines.
 * However the program ends, the terminal is put back (but for SIGKILL), and while Ctrl-Z
 * has stopped it; after that system_read() gives -1, and what stood on the screen may be
 * gone. Where the system tells of it, a new size of the terminal ends a wait as well.
 * False when standard input is no terminal that can do it. */
bool system_raw_keys(bool on);

/* Ctrl-C (SIGINT). While watched, the first one only makes system_interrupted() true,
 * until the next system_watch_interrupt(true); a second one, or one not watched, ends the
 * program. */
void system_watch_interrupt(bool on);
bool system_interrupted(void);

/* --- memory --- */

/* This much memory is read here and there: where the system can, in large pages, for then
 * the processor finds its places sooner. A request; nothing is touched, nothing fails. */
void system_large_pages(void *memory, size_t size);

/* What was allocated is really given when it is first written to: here it is, all of it,
 * and stays what it was. For a gigabyte that takes a second, which somebody's clock would
 * run in. */
void system_touch(void *memory, size_t size);

/* --- who uses it --- */

/* The two letters of the user's language, "en" when nobody knows. */
void system_language(char language[3]);

/* The name he is logged in with; "" when nobody knows. */
void system_user(char name[USER_TEXT]);

/* His own folder (~), and the one where programs keep what they want to find again:
 * $XDG_STATE_HOME/shogi or ~/.local/state/shogi, on Windows %LOCALAPPDATA%\shogi; and for
 * what he has chosen, $XDG_CONFIG_HOME/shogi or ~/.config/shogi, on Windows the same one.
 * The last two are made when they are missing. False: there is none. */
bool system_home(char path[PATH_TEXT]);
bool system_state_folder(char path[PATH_TEXT]);
bool system_config_folder(char path[PATH_TEXT]);

/* --- files --- */

/* fopen() for such a path; text is never changed, with or without a `b` in the mode. */
FILE *system_open(const char *path, const char *mode);

typedef enum { FILE_MISSING, FILE_REGULAR, FILE_FOLDER, FILE_OTHER } FileKind;

/* What is there, and its length in bytes (`size` may be NULL). Never waits, whatever it
 * is: an open() might, of a FIFO or a device. MISSING also when it can't be reached. */
FileKind system_file(const char *path, int64_t *size);

/* Makes the folders that are missing on the way to this path, but nothing of its last
 * name. False: one can't be made. */
bool system_make_way(const char *path);

/* Of a file that nobody has open: Windows refuses others, and so it is with a rename. */
bool system_remove(const char *path);

/* One name in a folder; false ends the list. */
typedef bool (*NameTaker)(void *data, const char *name, bool is_folder);

/* Every name but `.` and `..`, in no order. False: the folder can't be read. */
bool system_list(const char *folder, NameTaker take, void *data);

/* All that was written is on the disk, so that a power cut can't take it. */
bool system_flush(FILE *file);

/* This file is ours, open for writing, until it is closed or the program ends in whatever
 * way; false: it is another program's. Readers are not kept out. */
bool system_lock(FILE *file);

/* For files written anew (see replace.h). The name of the file itself where this one is a
 * link, else the same. False: it leads nowhere, or into a circle. */
bool system_real_path(char real[PATH_TEXT], const char *path);

/* A file that is not there yet, with the permissions of the file `like` if that exists;
 * NULL, too, when that one may not be written. */
FILE *system_create(const char *path, const char *like);

/* `from` takes the place of `to` in one step, and this, too, is on the disk. */
bool system_rename(const char *from, const char *to);

#endif
