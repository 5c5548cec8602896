/* thread_windows.c - thread.h for Windows. */
#include "machine/thread.h"

#include <process.h>
#include <stdlib.h>

#include <windows.h>

enum { THREAD_STACK = 8 << 20 }; /* bytes: as much as the first thread has */

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

Thread *thread_start(void (*work)(void *), void *data)
{
    Thread *thread = malloc(sizeof *thread);
    if (thread == NULL)
        return NULL;
    *thread = (Thread){ .work = work, .data = data };
    thread->handle = (HANDLE)_beginthreadex(NULL, THREAD_STACK, run_thread, thread,
                                            STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
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
