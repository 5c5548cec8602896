/* refuse.c - a library for LD_PRELOAD that refuses one call: the program sees an error
 * that no test could bring about otherwise. REFUSE=NAME: which call; REFUSE_AT=N: the
 * Nth, from 1; REFUSE_TOLD=FILE: made when it came to that. For Linux and its like. */
#define _GNU_SOURCE /* for RTLD_NEXT, and fopen64: fopen where files may be large */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int refused(const char *name)
{
    static long calls;
    const char *wanted = getenv("REFUSE"), *at = getenv("REFUSE_AT");
    const char *told = getenv("REFUSE_TOLD");
    if (!wanted || !at || !told || strcmp(wanted, name) != 0
        || __sync_add_and_fetch(&calls, 1) != atol(at))
        return 0;
    close(open(told, O_WRONLY | O_CREAT, 0600));
    return 1;
}

/* A function of the system, and what it answers when it refuses, with which error. */
#define REFUSE(result, name, parameters, arguments, answer, error) \
    result name parameters \
    { \
        static result(*real) parameters; \
        if (!real) \
            *(void **)&real = dlsym(RTLD_NEXT, #name); \
        if (refused(#name)) { \
            errno = error; \
            return answer; \
        } \
        return real arguments; \
    }

REFUSE(void *, malloc, (size_t size), (size), NULL, ENOMEM)
REFUSE(void *, calloc, (size_t count, size_t size), (count, size), NULL, ENOMEM)
REFUSE(void *, realloc, (void *memory, size_t size), (memory, size), NULL, ENOMEM)
REFUSE(FILE *, fopen64, (const char *path, const char *mode), (path, mode), NULL, EMFILE)
REFUSE(FILE *, fdopen, (int file, const char *mode), (file, mode), NULL, EMFILE)
REFUSE(FILE *, popen, (const char *line, const char *mode), (line, mode), NULL, EMFILE)
REFUSE(DIR *, opendir, (const char *path), (path), NULL, EMFILE)
REFUSE(size_t, fread, (void *to, size_t size, size_t count, FILE *file),
       (to, size, count, file),
       (dup2(open("/dev/null", O_WRONLY), fileno(file)), real(to, size, count, file)),
       EBADF)
REFUSE(int, fsync, (int file), (file), -1, EIO)
REFUSE(int, fclose, (FILE *file), (file), (real(file), EOF), EIO)
REFUSE(int, rename, (const char *from, const char *to), (from, to), -1, EIO)
REFUSE(int, unlink, (const char *path), (path), -1, EIO)
REFUSE(int, mkdir, (const char *path, mode_t mode), (path, mode), -1, EIO)
REFUSE(char *, realpath, (const char *path, char *to), (path, to), NULL, EIO)
REFUSE(int, pthread_create,
       (pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *),
        void *data),
       (thread, attributes, work, data), EAGAIN, EAGAIN)
