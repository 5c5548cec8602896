/* thread.h - threads of this process. The words that they share are in system.h. */
#ifndef THREAD_H
#define THREAD_H

typedef struct Thread Thread;

/* A thread that calls work(data) and then ends; no signal reaches it. NULL: the system
 * has none to give. Whoever starts it must wait for its end with thread_join(). */
Thread *thread_start(void (*work)(void *), void *data);
void thread_join(Thread *thread);

/* Let others run, if there are more than processors for them. */
void thread_yield(void);

#endif
