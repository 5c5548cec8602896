/* test10_two.c - two searches of chapter 10 in one process. */
#include "../../chapter10/search.h"
#include "two_searches.h"

int main(void) { return two_searches(8); }
