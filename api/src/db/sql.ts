import { type Fragment, identifier, type Row, type Run, Statement, type Value } from '#db/pool/statement.ts';

/** A pool, or a transaction of it: every SQL function takes one first, so that any statement can join any transaction. */
export interface Sql {
  <Rows extends readonly unknown[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]): Statement<Rows>;
  /** The name of a table or a column. */
  (name: string): Fragment;
  json(value: unknown): Fragment;
  /** A text as it is: with nothing in it that somebody sent. */
  unsafe<Rows extends readonly unknown[] = Row[]>(text: string): Statement<Rows>;
}

/** What can begin transactions and be closed. */
export interface Pool extends Sql {
  /** Commits what `work` did, unless it or any of its statements failed. @param options after BEGIN */
  begin<Result>(options: string, work: (tx: Sql) => Result): Promise<Awaited<Result>>;
  begin<Result>(work: (tx: Sql) => Result): Promise<Awaited<Result>>;
  /** Its connections, and who waits for one. */
  counts(): { readonly used: number; readonly idle: number; readonly waiting: number };
  /** Lets what runs finish. @param timeout seconds until it is cut off; without it, it may take as long as it likes */
  end(options?: { timeout?: number }): Promise<void>;
}

/** Makes statements that `run` sends. */
export function tagged(run: Run): Sql {
  function tag(name: string): Fragment;
  function tag<Rows extends readonly unknown[]>(strings: TemplateStringsArray, ...values: Value[]): Statement<Rows>;
  function tag(first: TemplateStringsArray | string, ...values: Value[]) {
    return typeof first === 'string' ? identifier(first) : new Statement({ strings: first, values }, run);
  }
  return Object.assign(tag, {
    json: (value: unknown): Fragment => ({ strings: ['', '::jsonb'], values: [JSON.stringify(value)] }),
    unsafe: <Rows extends readonly unknown[]>(text: string) => new Statement<Rows>({ strings: [text], values: [] }, run),
  });
}
