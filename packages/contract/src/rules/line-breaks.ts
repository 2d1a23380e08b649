/**
 * The line breaks of a text as one kind: those of old Macs and of Windows, soft ones of word processors and spreadsheets (U+000B), and Unicode's own.
 * Left as they are, some programs drop them, and glue the words on both sides.
 */
export const withLineBreaks = (text: string): string => text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');

/** A text as it is compared and stored: letters that a Mac has taken apart (NFD) are whole again. */
export const asStored = (text: string): string => withLineBreaks(text).normalize('NFC');
