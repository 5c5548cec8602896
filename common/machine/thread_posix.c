/* thread_posix.c - thread.h for POSIX. */
#include "machine/thread.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>

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
    if (thread == NULL || pthread_attr_init(&attributes) != 0) {
        free(thread);
        return NULL;
    }
    *thread = (Thread){ .work = work, .data = data };
    pthread_attr_setstacksize(&attributes, THREAD_STACK);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* which it inherits */
    bool started = pthread_create(&thread->id, &attributes, run_thread, thread) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (started)
        return thread;
    free(thread);
    return NULL;
}

void thread_yield(void) { sched_yield(); }

void thread_join(Thread *thread)
{
    pthread_join(thread->id, NULL);
    free(thread);
}
