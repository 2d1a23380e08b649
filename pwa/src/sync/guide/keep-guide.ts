import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import type { CatalogueStorage, Cursor, StoredRow } from '#local/catalogue-storage.ts';
import type { GuideContents, GuideRefusal } from './read-guide.ts';

/** `madeAt`: of the guide that this phone holds now, in milliseconds since 1970. */
export type GuideOutcome =
  | { readonly outcome: 'taken'; readonly madeAt: number }
  | { readonly outcome: GuideRefusal | 'older' | 'same' | 'full' | 'failed' };

/** Of no app: the next pull reads every row anew, with whom to call. */
const incomplete = 0;

/**
 * Puts the rows of a guide file in the place of older ones, in one change. Whom to call is not in files: what this phone knows of it stays.
 * @returns what this phone's rows were beside it
 */
export function keepGuide(
  storage: CatalogueStorage,
  { about, rows }: Pick<GuideContents, 'about' | 'rows'>,
): Promise<'older' | 'same' | 'newer'> {
  const { epoch, seq, madeAt: at } = about;
  return storage.change(async (change) => {
    const cursor = await change.cursor();
    const held = cursor ? compare(cursor, about) : 'older';
    if (held !== 'older') return held;
    for (const table of catalogueTables) {
      const stored = await change.rows(table);
      const wanted = withContacts(table, rows[table], stored);
      const ids = new Set(wanted.map(({ _id }) => _id));
      await change.put(table, wanted);
      const gone = stored.map(({ _id }) => _id).filter((id) => !ids.has(id));
      await change.remove(table, gone);
    }
    await change.moveTo({ epoch, schema: incomplete, seq, at, checkedAt: 0, healedAt: cursor?.healedAt ?? 0, anewAt: at });
    return held;
  });
}

/** Within an epoch the seq tells which is newer; across epochs only the server's clock does. */
function compare(held: Cursor, file: GuideContents['about']): 'older' | 'same' | 'newer' {
  const ahead = held.epoch === file.epoch ? held.seq - file.seq : held.at - file.madeAt;
  if (ahead === 0) return 'same';
  return ahead < 0 ? 'older' : 'newer';
}

function withContacts(table: CatalogueTable, rows: readonly StoredRow[], held: readonly StoredRow[]): StoredRow[] {
  const names = contactFields(table);
  if (names.length === 0) return [...rows];
  const known = new Map(held.map((row) => [row._id, row]));
  return rows.map((row) => {
    const kept = Object.entries(known.get(row._id) ?? {}).filter(([name]) => names.includes(name));
    return { ...row, ...Object.fromEntries(kept) };
  });
}
