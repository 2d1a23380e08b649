/** The parameter by which the app, while its phone holds no rows, has a directory's page bring more of them than the first. */
export const rowsName = 'rows';

/** Rows that a directory begins with, and by which it grows. */
export const rowStep = 56;

/** By then a phone holds all rows by itself. */
const mostRows = 10 * rowStep;

/** How many rows a page is to bring for a list that shows so many: as few different pages as there are steps; undefined where it brings them anyway, or never so many. */
export function rowsToBring(shown: number): number | undefined {
  const rows = Math.ceil(shown / rowStep) * rowStep;
  return rows > rowStep && rows <= mostRows ? rows : undefined;
}

/** What an address asks a page to bring; undefined for what no app asks. */
export function readRows(params: URLSearchParams): number | undefined {
  const rows = Number(params.get(rowsName));
  return rowsToBring(rows) === rows ? rows : undefined;
}
