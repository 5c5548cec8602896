/* test.h - what every test program needs: named checks, a summary, random numbers.
 *
 * A check that fails prints its name, the place, and what was seen. A group of checks
 * made in a loop is counted once, by test_group(): a million equal checks are not a
 * million tests. A program that crashes names the last of them. Each program is one C
 * file, so the counters may be static here.
 */
#ifndef TEST_H
#define TEST_H

#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int test_passed, test_failed;

enum { MAX_FAULTS_SHOWN = 5 }; /* per group; the rest is only counted */

/* --- where a program was that does not come to its end --- */

static const char *volatile test_last; /* name of the last check; NULL: none yet */

/* Only write() is safe here. What would have happened without this happens after it. */
static void test_say_last(int number)
{
    const char *const text[] = { "# ended by a signal in or after '", test_last, "'\n" };
    for (int i = 0; i < 3; i++)
        if (write(STDOUT_FILENO, text[i], strlen(text[i])) < 0)
            break;
    raise(number);
}

/* Remember where we are. Sanitizers have handlers of their own, which tell more. */
static inline void test_at(const char *name)
{
    static const int ends[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM };
    bool first = test_last == NULL;
    test_last = name;
    for (size_t i = 0; first && i < sizeof ends / sizeof ends[0]; i++) {
        struct sigaction old, ours = { .sa_flags = (int)SA_RESETHAND };
        ours.sa_handler = test_say_last;
        if (sigaction(ends[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(ends[i], &ours, NULL);
    }
}

/* --- checks --- */

/* One named check. `format` is its name; returns `good`. */
static inline bool test_check(bool good, const char *format, ...)
{
    static char name[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(name, sizeof name, format, arguments);
    va_end(arguments);
    printf("%s %s\n", good ? "ok" : "not ok", name);
    fflush(stdout);
    test_at(name);
    *(good ? &test_passed : &test_failed) += 1;
    if (!good && getenv("TEST_FIRST")) /* one failure is all that is asked for */
        exit(1);
    return good;
}

/* Faults found in a loop of checks that counts as one. */
typedef struct {
    const char *name;
    long checks, faults;
} TestGroup;

/* One of many checks: says what went wrong, and counts it in the group only. */
static inline bool test_many(TestGroup *group, bool good, const char *format, ...)
{
    group->checks++;
    test_at(group->name);
    if (good || ++group->faults > MAX_FAULTS_SHOWN)
        return good;
    va_list arguments;
    va_start(arguments, format);
    printf("# %s: ", group->name);
    vprintf(format, arguments);
    printf("\n");
    fflush(stdout);
    va_end(arguments);
    return false;
}

/* Count a group as one check. An empty group fails: it tested nothing. */
static inline bool test_group(const TestGroup *group)
{
    return test_check(group->checks > 0 && group->faults == 0,
                      "%s (%ld checks, %ld faults)", group->name, group->checks,
                      group->faults);
}

/* The same for several. */
static inline void test_groups(int count, ...)
{
    va_list rest;
    va_start(rest, count);
    while (count-- > 0)
        test_group(va_arg(rest, const TestGroup *));
    va_end(rest);
}

static inline void test_skip(const char *name, const char *reason)
{
    printf("skip %s: %s\n", name, reason);
}

/* The last line, which run.sh reads; the result is the exit status. */
static inline int test_summary(void)
{
    printf("%d passed, %d failed\n", test_passed, test_failed);
    return test_failed > 0;
}

/* All there is to test, at length? Else what shows most faults in a few seconds. */
static inline bool test_deep(void) { return getenv("TEST_DEEP") != NULL; }

/* How often to repeat something that is done so many times when the environment says
 * TEST_DEEP: a fifth without, a twentieth for TEST_SAMPLE, which is `make test`, and for
 * TEST_LIGHT, because a sanitizer or valgrind makes everything slow. */
static inline long test_repeat(long times)
{
    bool few = getenv("TEST_LIGHT") || getenv("TEST_SAMPLE");
    long part = test_deep() ? times : times / (few ? 20 : 5);
    return part > 0 ? part : 1;
}

/* xorshift64*: the same numbers on every machine for the same seed (not 0). */
static inline uint64_t test_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * UINT64_C(2685821657736338717);
}
static inline int test_random_below(uint64_t *state, int limit)
{
    return (int)((test_random(state) >> 33) % (uint64_t)limit);
}

#endif
