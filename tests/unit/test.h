/* test.h - what every test program needs: named checks, a summary, random numbers.
 *
 * A check that fails prints its name, the place, and what was seen. A group of checks
 * made in a loop is counted once, by test_group(): a million equal checks are not a
 * million tests. Each program is one C file, so the counters may be static here.
 */
#ifndef TEST_H
#define TEST_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int test_passed, test_failed;

enum { MAX_FAULTS_SHOWN = 5 }; /* per group; the rest is only counted */

/* One named check. `format` is its name; returns `good`. */
static inline bool test_check(bool good, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf(good ? "ok " : "not ok ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    fflush(stdout);
    *(good ? &test_passed : &test_failed) += 1;
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
    if (good || ++group->faults > MAX_FAULTS_SHOWN)
        return good;
    va_list arguments;
    va_start(arguments, format);
    printf("# %s: ", group->name);
    vprintf(format, arguments);
    printf("\n");
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

/* How often to repeat something: a tenth when the environment says TEST_LIGHT, because a
 * sanitizer or valgrind makes everything slow; ten times as often for TEST_DEEP. */
static inline long test_repeat(long times)
{
    if (getenv("TEST_LIGHT"))
        return times / 10 > 0 ? times / 10 : 1;
    return getenv("TEST_DEEP") ? times * 10 : times;
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
