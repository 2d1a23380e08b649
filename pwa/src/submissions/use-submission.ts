import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';

import type { OutboxItem, OutboxKind } from '#local/outbox-db.ts';
import { useDraft } from '#mine/use-draft.ts';
import { toast } from '#ui/feedback/toast.ts';

import type { EnquiryErrors } from './enquiry-errors.ts';
import { shownReceipts } from './shown-receipts.ts';

export interface SubmissionOptions<Values> {
  readonly kind: OutboxKind;
  /** The listing that it is about, if it is. */
  readonly about?: { readonly id: string; readonly name: string };
  /** Name of the draft. */
  readonly draft: string;
  /** What the form begins with where there is no draft. */
  readonly first: Values;
  /** Asked for when it is submitted: nobody waits for it to type. */
  readonly schema: () => Promise<z.ZodMiniType<object>>;
  readonly bodyOf: (values: Values) => object | Promise<object>;
  /** A refused one that this is the better version of; it goes once this one is safe. */
  readonly replaces?: string;
  /** What is said when the server refuses it, and when the phone can neither send nor keep it. */
  readonly words: { readonly refused: () => string; readonly failed: () => string };
  /** The outbox has it. */
  readonly onKept?: (values: Values) => Promise<void>;
  /** It is safe: received, or waiting on this phone. */
  readonly onDone: (id: string, item: OutboxItem | undefined) => void;
}

export interface Submission<Values> {
  readonly values: Values;
  /** Another one for each new text: a field that keeps something of its own begins anew with it. */
  readonly formKey: string;
  readonly ready: boolean;
  /** There is something in it that a draft keeps. */
  readonly dirty: boolean;
  /** Some of it was typed since the form was opened, or emptied. */
  readonly touched: boolean;
  /** Fills in what this phone knows of whoever asks, until something is typed; undefined takes that back. */
  readonly fillIn: (known: Partial<Values> | undefined) => void;
  readonly discard: () => void;
  readonly edit: (change: Partial<Values>) => void;
  readonly errors: EnquiryErrors;
  /** Counts refusals: each of them brings the focus to the first field that is wrong. */
  readonly refusals: number;
  readonly problem?: string;
  readonly submitting: boolean;
  readonly submit: () => Promise<void>;
}

/** A form whose text becomes an item of the outbox: a draft until then, the outbox's own after. */
export function useSubmission<Values extends object>(options: SubmissionOptions<Values>): Submission<Values> {
  const { kind, about, bodyOf, replaces, words, onKept, onDone } = options;
  const draft = useDraft<Values>(options.draft, options.first);
  const [known, fillIn] = useState<Partial<Values>>();
  const [touched, setTouched] = useState(false);
  const filledIn = touched || draft.dirty ? undefined : known;
  const shown: Values = { ...draft.values, ...filledIn };
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [problem, setProblem] = useState<string>();
  // The draft goes when the outbox has the text, and the screen still shows it until the answer.
  const [onItsWay, setOnItsWay] = useState<{ id: string; values: Values }>();

  const refuse = (wrong: EnquiryErrors) => {
    setErrors(wrong);
    setRefusals((before) => before + 1);
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    toast.error(sentence);
    setOnItsWay(undefined);
  };

  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const checking = useRef(false);
  const submit = async () => {
    if (checking.current) return;
    checking.current = true;
    const { id } = draft;
    const values = shown;
    const rule = await Promise.all([options.schema(), bodyOf(values), import('./enquiry-errors.ts'), import('./hand-over.ts')]).catch(
      () => undefined,
    );
    checking.current = false;
    setProblem(undefined);
    if (!rule) return fail(words.failed());
    const [schema, written, { enquiryErrors }, { handOver, drop }] = rule;
    const body = schema.safeParse(written);
    if (!body.success) return refuse(enquiryErrors(schema, written));
    setErrors({});
    setOnItsWay({ id, values });
    shownReceipts.add(id);
    const { item, failed } = await handOver({ id, kind, about: about?.name, aboutId: about?.id, body: body.data }, words, async () => {
      await onKept?.(values).catch(() => undefined);
      await draft.discard();
      setTouched(false);
    });
    if (failed) return fail(failed);
    // Where nobody sees the form any more it stays refused among the requests.
    if (item?.state === 'rejected' && open.current) {
      draft.setValues(values);
      setTouched(true);
      await drop(id);
      fail(words.refused());
      return refuse(item.errors ?? {});
    }
    if (replaces) await drop(replaces);
    if (item?.state !== 'sent') shownReceipts.delete(id);
    setOnItsWay(undefined);
    if (item?.state !== 'rejected') onDone(id, item);
  };

  return {
    values: onItsWay?.values ?? shown,
    formKey: `${onItsWay?.id ?? draft.id} ${known !== undefined}`,
    ready: draft.ready,
    dirty: draft.dirty,
    touched,
    fillIn,
    discard: () => {
      setErrors({});
      setProblem(undefined);
      setTouched(false);
      void draft.discard();
    },
    edit: (change) => {
      draft.setValues({ ...filledIn, ...change });
      setTouched(true);
      setProblem(undefined);
      setErrors((wrong) => Object.fromEntries(Object.entries(wrong).filter(([field]) => !(field in change))));
    },
    errors,
    refusals,
    problem,
    submitting: onItsWay !== undefined,
    submit,
  };
}
