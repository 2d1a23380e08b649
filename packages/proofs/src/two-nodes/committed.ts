import { tableOf } from '@helpdesk/api/src/db/catalogue-tables.ts';
import { writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import type { Pool } from '@helpdesk/api/src/db/sql.ts';
import { purgeTombstones } from '@helpdesk/api/src/db/tombstones.sql.ts';
import { type CatalogueTable, catalogueTables, eachTable } from '@helpdesk/contract/kinds/kinds';

type Row = { readonly _id: string; readonly seq: number };
export type State = Readonly<Record<CatalogueTable, readonly Row[]>>;

/** Has the database itself write down what each change left of each row: no code of the product stands in between. */
export async function writeDownChanges(sql: Pool): Promise<void> {
  await sql`CREATE TABLE committed (kind text, id text, seq bigint, row jsonb, PRIMARY KEY (kind, id, seq))`;
  await sql`
    CREATE FUNCTION write_down() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO committed VALUES (TG_ARGV[0], coalesce(NEW.id, OLD.id), catalogue_seq(), to_jsonb(NEW))
      ON CONFLICT (kind, id, seq) DO UPDATE SET row = EXCLUDED.row;
      RETURN NULL;
    END $$`;
  for (const kind of catalogueTables) {
    await sql`
      CREATE TRIGGER written_down AFTER INSERT OR UPDATE OR DELETE ON ${sql(tableOf(kind).name)}
      FOR EACH ROW EXECUTE FUNCTION write_down(${sql.unsafe(`'${kind}'`)})`;
  }
}

/** An empty catalogue, and nothing of what was before. */
export async function startOver(sql: Pool): Promise<void> {
  await writeCatalogue(sql, async (tx) => {
    for (const kind of catalogueTables.toReversed()) await tx`DELETE FROM ${tx(tableOf(kind).name)}`;
  });
  await purgeTombstones(sql, inAYear());
  await sql`TRUNCATE committed`;
}

/** By then no tombstone is kept. */
export const inAYear = (): Date => new Date(Date.now() + 365 * 24 * 3_600_000);

/** What the catalogue was after each change since it was started over. */
export async function committedStates(sql: Pool): Promise<(seq: number) => State> {
  const changes = await sql<{ kind: CatalogueTable; id: string; seq: number; row: Record<string, unknown> | null }[]>`
    SELECT kind, id, seq, row FROM committed ORDER BY seq`;
  const known = new Map<number, State>();
  const rows = eachTable(() => new Map<string, Row>());
  for (const [at, { kind, id, seq, row }] of changes.entries()) {
    if (row) rows[kind].set(id, asPhonesHoldIt(kind, row));
    else rows[kind].delete(id);
    if (changes[at + 1]?.seq !== seq)
      known.set(
        seq,
        eachTable((table) => [...rows[table].values()]),
      );
  }
  const empty = eachTable(() => []);
  const seqs = [...known.keys()];
  // A change that changed nothing leaves the state before it.
  return (seq) => known.get(seqs.findLast((it) => it <= seq) ?? -1) ?? empty;
}

const asPhonesHoldIt = (kind: CatalogueTable, row: Record<string, unknown>): Row =>
  Object.fromEntries(tableOf(kind).columns.map(([field, column]) => [field, row[column]])) as unknown as Row;
