import Papa from 'papaparse';

/** Begins a file: without it spreadsheets read Devanagari as Latin letters. */
export const byteOrderMark = '\uFEFF';
export const lineEnd = '\r\n';

/** Lines of a CSV file; the last one without its end. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(
    lines.map((cells) => [...cells]),
    { newline: lineEnd },
  );
