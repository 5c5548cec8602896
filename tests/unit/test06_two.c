/* test06_two.c - two searches of chapter 6 in one process. */
#include "../../chapter06/search.h"
#include "two_searches.h"

int main(void) { return two_searches(3); }
