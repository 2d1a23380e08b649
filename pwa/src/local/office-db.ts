import { Dexie, type DexieOptions, type Table } from 'dexie';

import { reopening } from './reopening.ts';

/** Which form, of which row, was filled in by whom. */
export interface FormKey {
  /** The administrator's id: nobody else on this device gets to see it. */
  readonly administrator: string;
  readonly form: string;
  /** Its `_id`; empty: one that is to be added. */
  readonly row: string;
}

/** What an administrator typed and has not saved. */
export interface FormDraft extends FormKey {
  /** What the form began with; what differs from it was typed. */
  readonly first: object;
  readonly values: object;
  /** The version of the row that it began with, if it has one. */
  readonly version?: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly savedAt: number;
}

interface FormFiles extends FormKey {
  readonly files: readonly File[];
}

/** What the back-office keeps on this device. Rejects where the browser refuses to store. */
export interface OfficeStorage {
  draft(key: FormKey): Promise<FormDraft | undefined>;
  trackDraft(draft: FormDraft): Promise<void>;
  /** Files that were chosen in the form and not uploaded. */
  files(key: FormKey): Promise<readonly File[]>;
  keepFiles(key: FormKey, files: readonly File[]): Promise<void>;
  erase(key: FormKey): Promise<void>;
  /** The rows of a form that have a draft, or files that wait. */
  rows(administrator: string, form: string): Promise<string[]>;
}

/** Dexie's database 'office'. */
export async function openOffice(options?: DexieOptions): Promise<OfficeStorage> {
  const db = new Dexie('office', options);
  const key = '[administrator+form+row]';
  db.version(1).stores({ drafts: `${key}, [administrator+form]`, files: `${key}, [administrator+form]` });
  await reopening(db, () => db.open());
  const drafts: Table<FormDraft, [string, string, string]> = db.table('drafts');
  const files: Table<FormFiles, [string, string, string]> = db.table('files');
  const keyOf = ({ administrator, form, row }: FormKey): [string, string, string] => [administrator, form, row];

  return {
    draft: (of) => reopening(db, () => drafts.get(keyOf(of))),
    trackDraft: (draft) => reopening(db, () => drafts.put(draft)).then(() => undefined),
    files: async (of) => (await reopening(db, () => files.get(keyOf(of))))?.files ?? [],
    keepFiles: ({ administrator, form, row }, kept) =>
      reopening(db, async () => {
        if (kept.length > 0) await files.put({ administrator, form, row, files: kept });
        else await files.delete([administrator, form, row]);
      }),
    erase: (of) =>
      reopening(db, () =>
        db.transaction('rw', drafts, files, async () => {
          await drafts.delete(keyOf(of));
          await files.delete(keyOf(of));
        }),
      ),
    rows: (administrator, form) =>
      reopening(db, async () => {
        const of = { administrator, form };
        const keys = [...(await drafts.where(of).primaryKeys()), ...(await files.where(of).primaryKeys())];
        return [...new Set(keys.map(([, , row]) => row))];
      }),
  };
}
