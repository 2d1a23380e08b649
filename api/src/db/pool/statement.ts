import pg from 'pg';

/** What may stand in a statement: part of another one, or a value, which PostgreSQL gets apart from the text. */
export type Value = Fragment | Date | Uint8Array | string | number | bigint | boolean | null | readonly (string | number | Uint8Array)[];

// biome-ignore lint/suspicious/noExplicitAny: the columns of a row are known only to who wrote the statement.
export type Row = Record<string, any>;

/** Rows, and how many were found or changed. */
export type Answer<Rows> = Rows & { readonly count: number };

/**
 * Sends a statement with its values.
 * @param isPrepared whether each connection keeps it, so that PostgreSQL reads and plans it once
 */
export type Run = (text: string, values: unknown[], isPrepared?: boolean) => Promise<pg.QueryResult | pg.QueryResult[]>;

/** Part of a statement. */
export interface Fragment {
  readonly strings: readonly string[];
  readonly values: readonly Value[];
}

/** A statement, which is sent when somebody waits for its answer, or part of another one. */
export class Statement<Rows extends readonly unknown[] = Row[]> implements Fragment, Promise<Answer<Rows>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly strings: readonly string[];
  readonly values: readonly Value[];
  readonly #run: Run;
  #answer: Promise<Answer<Rows>> | undefined;
  #isPrepared = false;

  constructor({ strings, values }: Fragment, run: Run) {
    this.strings = strings;
    this.values = values;
    this.#run = run;
  }

  /** To be kept by the connections: for one of a few whose text never changes, and which runs alone, in no transaction. */
  prepared(): this {
    this.#isPrepared = true;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited, as every statement of the product.
  // biome-ignore lint/suspicious/noExplicitAny: as in Promise.
  then<Next = Answer<Rows>, Other = never>(next?: ((answer: Answer<Rows>) => any) | null, other?: ((error: any) => any) | null) {
    this.#answer ??= this.#send();
    return this.#answer.then<Next, Other>(next, other);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as in Promise.
  catch<Other = never>(other?: ((error: any) => Other | PromiseLike<Other>) | null) {
    return this.then<Answer<Rows>, Other>(undefined, other);
  }

  finally(last?: (() => void) | null) {
    return this.then().finally(last);
  }

  async #send(): Promise<Answer<Rows>> {
    const values: unknown[] = [];
    const text = textOf(this, values);
    const result = [await this.#run(text, values, this.#isPrepared)].flat().at(-1);
    // Beside the rows, so that they equal other rows. Their type is the word of who wrote the statement.
    return Object.defineProperty(result?.rows ?? [], 'count', { value: result?.rowCount ?? 0 }) as unknown as Answer<Rows>;
  }
}

/** A name of a table or a column, with a dot behind that of its schema or table. */
export const identifier = (name: string): Fragment => ({ strings: [name.split('.').map(pg.escapeIdentifier).join('.')], values: [] });

/** The text of a statement, with $1, $2 in the place of its values, which are added to `values`. */
function textOf({ strings, values: parts }: Fragment, values: unknown[]): string {
  return strings.map((string, at) => (at === 0 ? string : written(parts[at - 1], values) + string)).join('');
}

function written(part: Value | undefined, values: unknown[]): string {
  if (part === undefined) throw new TypeError('A statement was given undefined in the place of a value.');
  if (typeof part === 'object' && part !== null && 'strings' in part) return textOf(part, values);
  // PostgreSQL knows by its place what a value is, except a moment beside an interval.
  return `$${values.push(part)}${part instanceof Date ? '::timestamptz' : ''}`;
}
