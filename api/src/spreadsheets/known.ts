import { type CatalogueTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { idFields, namingFields } from '@helpdesk/contract/kinds/parts';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { readUnpublished } from '#db/catalogue-rows.sql.ts';
import { readLastTexts, readRowsAt } from '#db/row-versions.sql.ts';
import type { Sql } from '#db/sql.ts';
import { isStorable } from '#http/unstorable.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { split, unguarded } from './cells.ts';
import type { Directory } from './directories.ts';
import type { GoneWords, NamedTable } from './names.ts';
import { idIn, type Known, versionIn, versionKey } from './plan.ts';
import type { Line } from './reading/line.ts';

/** What only the database knows of a file's lines. */
export async function knownOf(
  sql: Sql,
  pictures: Pictures,
  { kind }: Directory,
  rows: CatalogueRows,
  lines: readonly Line[],
  today: string,
): Promise<Known> {
  const seqs = new Map(rows[kind].map(({ _id, seq }) => [_id, seq]));
  const older = lines.filter((line) => /^\d{1,15}$/.test(versionIn(line)) && Number(versionIn(line)) < (seqs.get(idIn(line)) ?? 0));
  const then = await readRowsAt(
    sql,
    kind,
    older.map((line) => ({ id: idIn(line), seq: Number(versionIn(line)) })),
  );
  const unknown = await pictures.unknown(sql, picturesIn(lines));
  return {
    before: new Map(then.map(({ id, asked, row }) => [versionKey(id, String(asked)), row as ListingRow])),
    gone: await goneWords(
      sql,
      kind,
      rows,
      then.map(({ row }) => row as ListingRow),
    ),
    hidden: ((await readUnpublished(sql, kind)) as unknown as ListingRow[]).map(({ _id, name, slug }) => ({ _id, name, slug })),
    isGone: (picture) => unknown.has(picture),
    today,
  };
}

const picturesIn = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ cells }) => split(unguarded(cells.get('images') ?? '')).filter(isStorable))),
];

/** What those are called that listings named and that are gone. */
async function goneWords(sql: Sql, kind: CatalogueTable, rows: CatalogueRows, listings: readonly ListingRow[]): Promise<GoneWords> {
  const fields = [...namingFields(kind), ...idFields(kind)];
  const words: Partial<Record<NamedTable, Map<string, string>>> = {};
  for (const { name, of } of fields) {
    const there = new Set(rows[of].map(({ _id }) => _id));
    const named = listings.flatMap((row) => [(row as unknown as Record<string, string | string[] | null>)[name] ?? []].flat());
    const ids = [...new Set(named)].filter((id) => !there.has(id));
    const texts = await readLastTexts(sql, of, ids, listingKinds.some((each) => each === of) ? 'slug' : 'name');
    words[of as NamedTable] = new Map([...(words[of as NamedTable] ?? []), ...texts.map(({ id, text }) => [id, text] as const)]);
  }
  return words;
}
