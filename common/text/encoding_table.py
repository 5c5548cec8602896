#!/usr/bin/env python3
"""encoding_table.py - writes encoding_table.c: the characters of Shift_JIS and EUC-JP.

    python3 common/text/encoding_table.py > common/text/encoding_table.c

Needs Python 3 and nothing else. Only whoever changes the table needs it: the table it
wrote lies beside it.
"""

PER_LINE = 39  # characters two columns wide: the lines stay within 90 columns


def character(row, cell):
    """What Shift_JIS has at a row and cell (1 to 94), as most programs understand it."""
    lead = 0x81 + (row - 1) // 2 + (0x40 if row > 62 else 0)
    trail = cell - 1 + (0x40 if row % 2 else 0x9F)
    if row % 2 and trail >= 0x7F:
        trail += 1
    try:
        text = bytes([lead, trail]).decode("cp932")
    except UnicodeDecodeError:
        return "."
    # Private characters of one company are nobody else's; a point marks a gap.
    return text if len(text) == 1 and not "\ue000" <= text <= "\uf8ff" else "."


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


print("""/* encoding_table.c - written by encoding_table.py; change that instead. */
#include "text/encoding_table.h"

/* A row is its 94 characters in UTF-8; rows without any are missing, and '.' is a gap. */
const EncodingRow encoding_rows[] = {""")
for row in range(1, 121):
    cells = "".join(character(row, cell) for cell in range(1, 95)).rstrip(".")
    if not cells:
        continue
    parts = [cells[i : i + PER_LINE] for i in range(0, len(cells), PER_LINE)]
    lines = "\n      ".join(quoted(p) for p in parts)
    print("    { %d, %s }," % (row, lines))
print("    { 0, 0 },\n};")
