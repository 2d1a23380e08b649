import type { FormDraft, FormKey, OfficeStorage } from '#local/office-db.ts';

type Kept = Pick<FormDraft, 'first' | 'values' | 'version'>;

export interface DraftKeeper {
  /** What was typed before, with the files that waited; nothing where the device refuses. */
  read(): Promise<{ readonly draft: FormDraft | undefined; readonly files: readonly File[] }>;
  keep(kept: Kept): void;
  keepFiles(files: readonly File[]): void;
  /** It was saved, or is thrown away. */
  erase(): void;
}

/**
 * Keeps what is typed into a form of the back-office on this device, with every change, so that a tab may die at any
 * moment. While one state is written the newest waits; those between are never written.
 * @param onKept told whether the last state is on the device
 */
export function draftKeeper(key: FormKey, storage: () => Promise<OfficeStorage>, onKept: (kept: boolean) => void): DraftKeeper {
  const waiting = new Map<'values' | 'files', (office: OfficeStorage) => Promise<void>>();
  let writing = false;

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    for (let next = take(); next; next = take()) {
      const work = next;
      await storage()
        .then(work)
        .then(
          () => onKept(true),
          () => onKept(false),
        );
    }
    writing = false;
  }

  function take() {
    const [first] = waiting;
    if (first) waiting.delete(first[0]);
    return first?.[1];
  }

  function later(what: 'values' | 'files', work: (office: OfficeStorage) => Promise<void>): void {
    waiting.set(what, work);
    void write();
  }

  return {
    read: async () => {
      try {
        const office = await storage();
        return { draft: await office.draft(key), files: await office.files(key) };
      } catch {
        return { draft: undefined, files: [] };
      }
    },
    keep: (kept) => later('values', (office) => office.trackDraft({ ...key, ...kept, savedAt: Date.now() })),
    keepFiles: (files) => later('files', (office) => office.keepFiles(key, files)),
    erase: () => {
      waiting.clear();
      later('values', (office) => office.erase(key));
    },
  };
}

/** What was typed in a draft, over what the form begins with now: other fields are not set back to what they were. */
export function restoredValues<Values extends object>(begins: Values, { first, values }: Pick<FormDraft, 'first' | 'values'>): Values {
  const before = first as Record<string, unknown>;
  const typed = Object.entries(values).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value));
  return { ...begins, ...Object.fromEntries(typed.filter(([field]) => field in begins)) };
}
