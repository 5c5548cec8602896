#!/usr/bin/env python3
"""encoding_rows.py - writes encoding_rows.txt: the characters of Shift_JIS and EUC-JP.

    python3 common/text/encoding_rows.py > common/text/encoding_rows.txt

A line is the number of a row, a blank, and its characters from cell 1 on, as encoding.c
reads them: '.' is a gap, and rows without any character are missing. The Makefile makes C
of it. Needs Python 3 and nothing else, and only whoever changes the table needs it.
"""


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


# Where a character stands in several rows, encoding.c writes the first of them. What rows
# 89 to 92 have is written as in others, so they come last.
for row in [*range(1, 89), *range(93, 121), *range(89, 93)]:
    cells = "".join(character(row, cell) for cell in range(1, 95)).rstrip(".")
    if cells:
        print(row, cells)
