import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { m } from '@helpdesk/words/messages';
import { createElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Errors } from '#admin/fields/field-words.ts';
import type { SaveWaiting } from '#admin/pictures/use-pending-pictures.ts';
import { lastSaved } from '#admin/shell/last-saved.ts';
import { offerToLook } from '#admin/shell/saved.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { newId } from '#platform/new-id.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { differences } from './compare.ts';
import type { Choices } from './conflict-dialog.tsx';
import { type Conflict, SaveConflict } from './save-conflict.tsx';
import type { SaveTo } from './save-to.ts';
import { type Form, useForm } from './use-form.ts';
import { type DraftOf, useFormDraft } from './use-form-draft.ts';

interface EntityFormOptions<Values> {
  readonly first: Values;
  /** Under what its text is kept on this device until it is saved. */
  readonly draft: DraftOf;
  /** Its kind, where the name of its draft is another. */
  readonly table?: string;
  /** What is wrong with it, by the same schema as on the server. */
  readonly check: (values: Values) => Errors;
  readonly save: (values: Values, to: SaveTo) => Promise<ServerAnswer<{ readonly _id: string }>>;
  /** What the form would hold of a row that somebody else has saved meanwhile; left out where rows are only added. */
  readonly valuesOfRow?: (row: RowVersion['row']) => Values;
  /** It lacks what a row is added with: one that was deleted meanwhile can only be restored. */
  readonly onlyChanges?: true;
  readonly onClose: () => void;
  /** What the toast says of a failure, where there are words for it (product 13.2). */
  readonly failed?: string;
}

interface EntityForm<Values> extends Form<Values> {
  /** What the frame of the form needs (`EditModal`). */
  readonly frame: {
    readonly dirty: boolean;
    /** What was typed is on this device: leaving loses nothing. */
    readonly kept: boolean;
    /** Unsaved text was found here. */
    readonly found: { readonly at: number; readonly onThrowAway: () => void } | undefined;
    readonly submitting: boolean;
    /** It is on its way as it is: nothing is typed into it meanwhile. */
    readonly saving: boolean;
    readonly problem: string | undefined;
    readonly errors: Errors;
    readonly refusals: number;
    readonly onSubmit: () => void;
    readonly onClose: () => void;
    /** What somebody else did meanwhile, while it waits for an answer. */
    readonly conflict: ReactNode;
  };
  /** For what is chosen and not uploaded yet: it is no part of the form, and is uploaded before that is sent. */
  readonly files: {
    /** What waited when the form was left. */
    readonly restored: readonly File[];
    readonly onWaiting: (files: readonly File[]) => void;
    readonly saveWaiting: RefObject<SaveWaiting | null>;
  };
}

const noFiles: readonly File[] = [];

/** A form that adds or edits: checked here and on the server, closed when it was saved. */
export function useEntityForm<Values extends object>(options: EntityFormOptions<Values>): EntityForm<Values> {
  const { check, save, valuesOfRow, onClose, failed } = options;
  // The row may be read anew beneath an open form, which has begun with what was there before.
  const [{ first, draft: of }] = useState(options);
  const { form: table, row: id } = of;
  const [conflict, setConflict] = useState<Conflict>();
  // Somebody who goes back to the form has not chosen in vain, as long as nobody saves once more.
  const [kept, setKept] = useState<{ readonly of?: number; readonly choices: Choices }>({ choices: {} });
  const [hasMet, setHasMet] = useState(false);
  const form = useForm(first);
  const [waiting, setWaiting] = useState(noFiles);
  const [uploading, setUploading] = useState(false);
  const saveWaiting = useRef<SaveWaiting>(null);
  const draft = useFormDraft(of, form, first, waiting);
  const [key] = useState(newId);
  const [saving, setSaving] = useState(false);
  const send = async ({ values, to }: { values: Values; to: SaveTo }) => {
    setSaving(true);
    try {
      return await save(values, to);
    } finally {
      // Before it is said what was refused: the focus goes there.
      setSaving(false);
    }
  };
  const write = useWrite(send, {
    failed,
    onDone: ({ _id }, { values }) => {
      draft.forget();
      offerToLook(table, _id, values);
      lastSaved.swap({ table, id: _id });
      onClose();
    },
    onConflict: ({ status, current }, { values }) => {
      if (!valuesOfRow || id === undefined) return false;
      if (status === 409 && current) meet(current, values);
      else if (status === 404) setConflict({ what: 'deleted' });
      else return false;
      setHasMet(true);
      return true;
    },
    onRefused: (errors) => {
      // One inside another (`images.0`) is said beneath the whole.
      const whole = Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field.split('.')[0], sentence]));
      if (Object.keys(whole).length > 0) form.refuse(whole);
    },
  });
  const base = (draft.base ?? first) as Values;
  const seen = draft.version === undefined ? undefined : Number(draft.version);

  /** Somebody else has saved the row. Where they left all as it was before, the form goes on as if nothing had happened. */
  function meet(version: RowVersion, values: Values): void {
    const theirs = valuesOfRow?.(version.row) ?? base;
    if (differences(base, values, theirs).some(({ changedBy }) => changedBy !== 'mine')) setConflict({ what: 'changed', version });
    else goOn(values, theirs, version);
  }

  function goOn(values: Values, theirs: Values, { version }: RowVersion): void {
    setConflict(undefined);
    setHasMet(false);
    form.edit(values);
    draft.rebase(theirs, String(version));
    write.start({ values, to: { id, seen: version, key } });
  }

  const checkAndSend = () => {
    const errors = check(form.values);
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    setHasMet(false);
    write.start({ values: form.values, to: { id, seen, key } });
  };
  // By the time that it is drawn anew the form holds what was uploaded, and has heard what still waits.
  const [uploaded, setUploaded] = useState<{ readonly isSaved: boolean }>();
  const goOnAfterUpload = useEffectEvent((isSaved: boolean) => {
    if (isSaved) checkAndSend();
    else form.refuse({ images: m.admin_pictures_not_saved() });
  });
  useEffect(() => {
    if (uploaded) goOnAfterUpload(uploaded.isSaved);
  }, [uploaded]);

  const submit = async () => {
    if (waiting.length === 0) return checkAndSend();
    // Whether there are enough pictures is asked once those that wait are there.
    const { images: _, ...errors } = check(form.values);
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    setUploading(true);
    const isSaved = (await saveWaiting.current?.()) ?? false;
    setUploading(false);
    setUploaded({ isSaved });
  };
  const wrong = Object.keys(form.errors).length;
  const problemOf = () => {
    // What stands in the way says so itself.
    if (wrong > 0 || conflict) return undefined;
    return hasMet ? m.admin_conflict_waits() : write.problem;
  };
  const version = conflict?.what === 'changed' ? conflict.version.version : undefined;
  return {
    ...form,
    frame: {
      dirty: form.dirty || waiting.length > 0,
      kept: draft.kept,
      found: draft.foundAt === undefined ? undefined : { at: draft.foundAt, onThrowAway: draft.throwAway },
      submitting: write.pending || uploading,
      saving,
      problem: problemOf(),
      errors: form.errors,
      refusals: form.refusals,
      onSubmit: () => void submit(),
      onClose,
      conflict:
        conflict && id !== undefined && valuesOfRow
          ? createElement(SaveConflict<Values>, {
              conflict,
              table: options.table ?? table,
              id,
              base,
              mine: form.values,
              valuesOfRow,
              kept: kept.of === version ? kept.choices : {},
              onKeep: (choices) => setKept({ of: version, choices }),
              onBack: (version) => (version ? meet(version, form.values) : setConflict(undefined)),
              onChosen: goOn,
              onSaveAsNew: options.onlyChanges
                ? undefined
                : () => {
                    setConflict(undefined);
                    write.start({ values: form.values, to: { id: undefined, key } });
                  },
            })
          : undefined,
    },
    files: {
      restored: draft.files,
      saveWaiting,
      onWaiting: (files) => {
        setWaiting(files);
        form.forgive('images');
      },
    },
  };
}
