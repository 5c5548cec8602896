/* test07_two.c - two searches of chapter 7 in one process. */
#include "../../chapter07/search.h"
#include "two_searches.h"

int main(void) { return two_searches(4); }
