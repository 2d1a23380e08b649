import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useState } from 'react';

import type { OfficeStorage } from '#local/office-db.ts';
import { openOffice } from '#local/office-db.ts';
import { session } from '#local/session.ts';
import { lazily } from '#platform/lazily.ts';

import { type DraftKeeper, draftKeeper, restoredValues } from './form-draft.ts';
import type { Form } from './use-form.ts';

const office = lazily(() => openOffice());

/** Which form of which row; see `FormKey`. */
export interface DraftOf {
  readonly form: string;
  /** Left out: one that is to be added. */
  readonly row: string | undefined;
  /** Whose copy is to be added: what is typed into it is no draft of another new one. */
  readonly copyOf?: string;
  /** The version of the row that the form began with. */
  readonly version?: string;
}

export interface Drafted {
  /** When what was found had been typed, until it is thrown away. Milliseconds since 1970. */
  readonly foundAt: number | undefined;
  /** Whether what is typed is on this device. */
  readonly kept: boolean;
  /** The version that the text in the form began with. */
  readonly version: string | undefined;
  /** What the text in the form began with, when that is no longer what the form opened with. */
  readonly base: object | undefined;
  /** From now on it is a change of what somebody else has saved. */
  readonly rebase: (base: object, version: string) => void;
  /** Files that waited in the draft. */
  readonly files: readonly File[];
  readonly throwAway: () => void;
  /** It was saved. */
  readonly forget: () => void;
}

const noFiles: readonly File[] = [];

/**
 * Keeps a form's text for whoever is logged in now, and puts back what they typed before.
 * @param files that wait to be uploaded
 */
export function useFormDraft<Values extends object>(of: DraftOf, form: Form<Values>, first: Values, files: readonly File[]): Drafted {
  const [kept, setKept] = useState(false);
  const [keeper] = useState(() => keeperOf(of, setKept));
  const [begun] = useState(first);
  const [found, setFound] = useState<{ at?: number; version?: string; base?: object; files: readonly File[] }>({
    version: of.version,
    files: noFiles,
  });
  const [ready, setReady] = useState(false);

  const restore = useEffectEvent((read: Awaited<ReturnType<DraftKeeper['read']>>) => {
    const { draft } = read;
    // What was typed meanwhile wins.
    if (draft) form.edit((now) => restoredValues(restoredValues(begun, draft), { first: begun, values: now }));
    if (draft || read.files.length > 0)
      setFound({
        at: draft?.savedAt ?? Date.now(),
        version: draft?.version ?? of.version,
        base: draft && { ...begun, ...draft.first },
        files: read.files,
      });
    setReady(true);
  });
  useEffect(() => {
    let isOver = false;
    void keeper?.read().then((read) => !isOver && restore(read));
    return () => {
      isOver = true;
    };
  }, [keeper]);

  useEffect(() => {
    if (!keeper || !ready) return;
    if (form.dirty) keeper.keep({ first: found.base ?? begun, values: form.values, version: found.version });
    else if (files.length === 0) keeper.erase();
  }, [keeper, ready, begun, form.dirty, form.values, files.length, found.version, found.base]);
  useEffect(() => {
    if (keeper && ready) keeper.keepFiles(files);
  }, [keeper, ready, files]);

  return {
    foundAt: found.at,
    kept: kept && keeper !== undefined,
    version: found.version,
    base: found.base,
    rebase: (base, version) => setFound({ ...found, base, version }),
    files: found.files,
    throwAway: () => {
      form.edit(begun);
      setFound({ version: of.version, files: [] });
      keeper?.erase();
    },
    forget: () => keeper?.erase(),
  };
}

/** Nobody keeps anything where it is not known who types. */
function keeperOf(
  { form, copyOf, row = copyOf === undefined ? '' : `copy ${copyOf}` }: DraftOf,
  onKept: (kept: boolean) => void,
): DraftKeeper | undefined {
  const administrator = session.administrator();
  return administrator === '' ? undefined : draftKeeper({ administrator, form, row }, office, onKept);
}

const none: ReadonlySet<string> = new Set();

/** Which rows of a form hold unsaved text of whoever is logged in; an empty one: a row that is to be added. */
export function useDraftRows(form: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<OfficeStorage>();
  useEffect(() => {
    office().then(setOpened, () => undefined);
  }, []);
  const administrator = session.administrator();
  return useLiveQuery(async () => new Set(await opened?.rows(administrator, form).catch(() => [])), [opened, administrator, form]) ?? none;
}
