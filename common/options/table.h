/* table.h - all options there are: those of common/, which are here, and the
 * chapter's. One table answers `usi`, parses `setoption`, feeds `bench NAME=VALUE` and
 * the terminal's `set`, and prints in the chapters' texts. */
#ifndef OPTIONS_TABLE_H
#define OPTIONS_TABLE_H

#include "options/row.h"
#include "think/settings.h"

/* Every option at its initial value, and holding. Call once after position_init(), before
 * anything of think/. */
void options_reset(void);

/* Set one option by name, any case. False with a reason leaves everything as it was. With
 * a value that changes scores, what was learned with the other is forgotten. */
bool options_set(const char *name, const char *value, char error[ERROR_TEXT]);

/* "NAME=VALUE", as the command line takes it. */
bool options_assign(const char *assignment, char error[ERROR_TEXT]);

const Option *options_find(const char *name); /* NULL: no such option */

/* The row number `index`, counted through both tables; NULL behind the last. */
const Option *options_row(int index);

/* Do all chapters have it? */
bool options_is_common(const char *name);

/* Has the chapter this level of strength? Some have not got those below the highest. */
bool options_has_level(int level);

#endif
