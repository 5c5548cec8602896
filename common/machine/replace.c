/* replace.c - see replace.h. */
#include "machine/replace.h"

#include <errno.h>

bool replace_begin(Replacement *file, const char *path)
{
    file->out = NULL;
    if (!system_real_path(file->path, path))
        return false;
    FileKind kind = system_file(file->path, NULL);
    int length = snprintf(file->temporary, PATH_TEXT, "%s.%08x~", file->path,
                          (unsigned)system_random());
    if (kind == FILE_FOLDER)
        errno = EISDIR;
    else if (kind == FILE_OTHER)
        errno = EINVAL;
    else if (length >= PATH_TEXT)
        errno = ENAMETOOLONG;
    else
        file->out = system_create(file->temporary, file->path);
    return file->out != NULL;
}

bool replace_end(Replacement *file)
{
    /* A write that failed before has left its reason. */
    bool written = !ferror(file->out) && system_flush(file->out);
    int error = written ? 0 : errno ? errno : EIO;
    if (fclose(file->out) != 0 && !error)
        error = errno;
    if (!error && !system_rename(file->temporary, file->path))
        error = errno;
    if (error)
        system_remove(file->temporary);
    errno = error;
    return error == 0;
}

void replace_cancel(Replacement *file)
{
    fclose(file->out);
    system_remove(file->temporary);
}
