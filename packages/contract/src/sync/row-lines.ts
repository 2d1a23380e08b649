/**
 * JSON with many rows, of which each stands on a line of its own: a reader need not parse all of it at once, and whoever
 * does sees plain JSON. A string in JSON holds no line end, so a line never ends within a row.
 *
 *     {"epoch":"…","schema":2,"seq":5,"rows":{"categories":[
 *     {…},
 *     {…}
 *     ],"regions":[
 *     ]}}
 */

const begin = /^(\{.+),"rows":\{"(\w+)":\[$/;
const between = /^\],"(\w+)":\[$/;
const end = ']}}';

/** @param about what is said beside the rows: at least one field */
export const writeRowLines = (...of: Parameters<typeof rowLineParts>): string => [...rowLineParts(...of)].join('');

/** The same a row at a time, which is made when it is written. */
export function* rowLineParts(about: object, rows: Readonly<Record<string, Iterable<unknown>>>): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"rows":{`;
  let beforeTable = '';
  for (const [table, list] of Object.entries(rows)) {
    yield `${beforeTable}"${table}":[`;
    let beforeRow = '\n';
    for (const row of list) {
      yield beforeRow + JSON.stringify(row);
      beforeRow = ',\n';
    }
    yield '\n]';
    beforeTable = ',';
  }
  yield '}}';
}

export interface RowLines {
  /** @throws when this is not how a body goes on that `writeRowLines` wrote */
  take(line: string): void;
  /** The same that `JSON.parse` makes of all lines; undefined while the last is missing. */
  whole(): unknown;
}

/** A reader for what comes after this line; undefined when a body begins so that `writeRowLines` did not write. */
export function readRowLines(firstLine: string): RowLines | undefined {
  const [, about, firstTable] = begin.exec(firstLine) ?? [];
  const fields = about && fieldsOf(`${about}}`);
  if (!fields || firstTable === undefined) return undefined;
  let rows: unknown[] = [];
  const tables: [string, unknown[]][] = [[firstTable, rows]];
  let state: 'first' | 'more' | 'last' | 'ended' = 'first';

  function takeRow(line: string): void {
    if (state === 'last' || state === 'ended') throw new SyntaxError('a row that no comma announced');
    const hasNext = line.endsWith(',');
    rows.push(JSON.parse(hasNext ? line.slice(0, -1) : line));
    state = hasNext ? 'more' : 'last';
  }

  function takeEdge(line: string): void {
    const [, table] = between.exec(line) ?? [];
    if (state === 'more' || state === 'ended' || (table === undefined && line !== end)) throw new SyntaxError('no end of a table');
    state = table === undefined ? 'ended' : 'first';
    if (table === undefined) return;
    rows = [];
    tables.push([table, rows]);
  }

  return {
    take: (line) => (line.startsWith(']') ? takeEdge(line) : takeRow(line)),
    whole: () => (state === 'ended' ? { ...fields, rows: Object.fromEntries(tables) } : undefined),
  };
}

function fieldsOf(json: string): object | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
