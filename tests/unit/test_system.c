/* test_system.c - system.h and replace.h. Plain C99 without test.h, which is POSIX: the
 * same program is built for Windows by tests/windows. Its files are in $BUILD and have
 * names that begin with OURS. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "machine/replace.h"

static int passed, failed;
static const char OURS[] = "system-test-";
static const char *folder;

static void check(bool good, const char *name)
{
    printf("%s system: %s\n", good ? "ok" : "not ok", name);
    passed += good;
    failed += !good;
}

static const char *our_file(const char *name)
{
    static char path[PATH_TEXT * 2];
    snprintf(path, sizeof path, "%s/%s%s", folder, OURS, name);
    return path;
}

/* The file's bytes are exactly these. */
static bool holds(const char *path, const char *wanted)
{
    char seen[256] = "";
    FILE *file = system_open(path, "r");
    if (!file)
        return false;
    size_t length = fread(seen, 1, sizeof seen - 1, file);
    fclose(file);
    return length == strlen(wanted) && strcmp(seen, wanted) == 0;
}

static void test_time(void)
{
    bool forward = true;
    for (int i = 0; i < 100000; i++) {
        int64_t before = system_now();
        forward &= system_now() >= before;
    }
    check(forward, "the clock never goes back");
    int64_t start = system_now();
    system_sleep(50);
    int64_t slept = system_now() - start;
    check(slept >= 49 && slept < 5000, "50 ms of sleep are 50 ms of the clock");
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(uint64_t)); /* any order */
}

static void test_random(void)
{
    enum { COUNT = 10000 };
    static uint64_t number[COUNT];
    int twice = 0;
    uint64_t some = 0, every = ~(uint64_t)0;
    for (int i = 0; i < COUNT; i++) {
        number[i] = system_random();
        some |= number[i];
        every &= number[i];
    }
    qsort(number, COUNT, sizeof number[0], compare);
    for (int i = 1; i < COUNT; i++)
        twice += number[i] == number[i - 1];
    check(twice == 0, "no random number comes twice");
    check(some == ~(uint64_t)0 && every == 0, "every bit of them is now 0 and now 1");
}

static void test_names(void)
{
    char language[3], path[PATH_TEXT];
    system_language(language);
    check(strlen(language) == 2 && language[0] >= 'a' && language[1] <= 'z',
          "a language has two letters");
    check(system_home(path) && system_file(path, NULL) == FILE_FOLDER, "a home folder");
}

static void write_text(const char *path, const char *text)
{
    FILE *file = system_open(path, "w");
    if (file) {
        fputs(text, file);
        fclose(file);
    }
}

static void test_files(void)
{
    int64_t size = 0;
    char path[PATH_TEXT * 2], long_way[PATH_TEXT * 3], real[PATH_TEXT * 2];
    strcpy(path, our_file("棋譜 ☗.txt"));
    check(system_file(path, NULL) == FILE_MISSING, "what is not there is missing");
    write_text(path, "７六歩\n\r\n\x1a" "end");
    check(holds(path, "７六歩\n\r\n\x1a" "end"), "text keeps its bytes");
    check(system_file(path, &size) == FILE_REGULAR && size == 16, "a file and its size");
    check(system_file(folder, NULL) == FILE_FOLDER, "a folder");
    check(system_remove(path) && system_file(path, NULL) == FILE_MISSING, "removed");
    check(!system_remove(path) && errno == ENOENT, "what is gone can't be removed");
    check(system_make_way(our_file("way/on/file")) && system_make_way("file")
              && system_file(our_file("way/on"), NULL) == FILE_FOLDER
              && system_file(our_file("way/on/file"), NULL) == FILE_MISSING
              && system_make_way(our_file("way/on/file")), "folders on the way");
    write_text(path, "");
    strcat(strcpy(long_way, path), "/on/file");
    check(!system_make_way(long_way) && system_remove(path), "not below a file");
    bool known = system_real_path(real, our_file("way"));
    check(known && system_make_way(strcat(real, "/a/b")), "from the root");
    errno = 0;
    check(!system_open(our_file("none/such"), "r") && errno == ENOENT, "errno of open");
}

static bool note_name(void *data, const char *name, bool is_folder)
{
    int *seen = data;
    bool ours = strncmp(name, OURS, strlen(OURS)) == 0 && !is_folder;
    name += ours ? strlen(OURS) : 0;
    if (ours || strspn(name, ".") == strlen(name))
        seen[strcmp(name, "一") == 0 ? 0 : strcmp(name, "b") == 0 ? 1 : 2]++;
    return true;
}

static bool stop_at_once(void *data, const char *name, bool is_folder)
{
    (void)name, (void)is_folder;
    ++*(int *)data;
    return false;
}

static void test_list(void)
{
    int seen[3] = { 0, 0, 0 }, calls = 0;
    write_text(our_file("一"), "");
    write_text(our_file("b"), "");
    bool listed = system_list(folder, note_name, seen);
    check(listed && seen[0] == 1 && seen[1] == 1 && seen[2] == 0, "a folder's names");
    check(system_list(folder, stop_at_once, &calls) && calls == 1, "a list cut short");
    check(!system_list(our_file("none"), note_name, seen), "no such folder");
    system_remove(our_file("一"));
    system_remove(our_file("b"));
}

static int count_names(void)
{
    int seen[3] = { 0, 0, 0 };
    system_list(folder, note_name, seen);
    return seen[0] + seen[1] + seen[2];
}

static void test_replace(void)
{
    static Replacement file;
    char path[PATH_TEXT * 2];
    strcpy(path, our_file("対局.kif"));
    check(replace_begin(&file, path) && fputs("one\n", file.out) >= 0
              && system_file(path, NULL) == FILE_MISSING,
          "a new file is not there before its end");
    check(replace_end(&file) && holds(path, "one\n"), "then it is");
    check(replace_begin(&file, path) && fputs("two", file.out) >= 0
              && holds(path, "one\n"), "the older one stays until the end");
    check(replace_end(&file) && holds(path, "two"), "then it is the new one");
    if (replace_begin(&file, path)) {
        fputs("three", file.out);
        replace_cancel(&file);
    }
    check(holds(path, "two"), "cancelled, the older one stays");
    if (replace_begin(&file, path)) {
        strcpy(file.path, our_file("none/such")); /* where it can't be put */
        check(!replace_end(&file) && errno == ENOENT && holds(path, "two"),
              "after an error, too");
    }
    check(!replace_begin(&file, folder) && errno == EISDIR, "a folder is not replaced");
    check(count_names() == 1, "nothing else is left");
    system_remove(path);
}

/* The program is started once more to ask for the same lock. */
static void test_lock(const char *self)
{
    static char command[3 * PATH_TEXT];
    char path[PATH_TEXT * 2];
    strcpy(path, our_file("lock"));
    write_text(path, "text");
    FILE *file = system_open(path, "r+");
    check(file && system_lock(file), "a lock");
    snprintf(command, sizeof command, "\"%s\" lock %s", self, path);
    check(system(command) != 0, "another process does not get it");
    check(holds(path, "text"), "readers are not kept out");
    if (file)
        fclose(file);
    check(system(command) == 0, "but afterwards it does");
    system_remove(path);
}

/* It is started to say what it was told; a command goes whole or not at all. */
static void test_program(const char *self)
{
    enum { MANY = 4000 };
    static const char *words[MANY];
    static char name[2 * PATH_TEXT];
    char said[32] = "";
    const char *const three[] = { self, "say", "it's ☗ 7六" };
    FILE *output = system_program(three, 3);
    check(output && fgets(said, sizeof said, output) && strcmp(said, three[2]) == 0
              && system_program_ended(output),
          "a program, its argument and what it says");
    for (int i = 0; i < MANY; i++)
        words[i] = i ? "" : name;
    memset(name, 'x', sizeof name - 1);
    check(!system_program(words, 1), "too long a command is refused");
    name[sizeof name - 100] = '\0';
    check(!system_program(words, MANY), "and one of too many words behind a long one");
}

int main(int count, char **words)
{
    system_start(&count, &words);
    if (count == 3 && strcmp(words[1], "say") == 0)
        return fputs(words[2], stdout) < 0;
    if (count == 3 && strcmp(words[1], "lock") == 0) {
        FILE *file = system_open(words[2], "r+");
        return !file || !system_lock(file);
    }
    folder = getenv("BUILD") ? getenv("BUILD") : ".";
    test_time();
    test_random();
    test_names();
    test_files();
    test_list();
    test_replace();
    test_lock(words[0]);
    test_program(words[0]);
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
