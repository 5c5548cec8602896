/* encoding_table.h - the characters that Shift_JIS and EUC-JP share (JIS X 0208), and the
 * rows beyond that only Shift_JIS has, with what names need (髙, 﨑). */
#ifndef TEXT_ENCODING_TABLE_H
#define TEXT_ENCODING_TABLE_H

typedef struct {
    int row;           /* 1 to 120 */
    const char *cells; /* cells 1 to 94 at most, in UTF-8; '.': no character */
} EncodingRow;

extern const EncodingRow encoding_rows[]; /* ends with row 0 */

#endif
