import type { storedRow } from '@helpdesk/contract/calls/stored-rows';
import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import { kinds } from '@helpdesk/contract/kinds/kinds';
import type { TranslatedTable } from '@helpdesk/contract/kinds/parts';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';

import { DraftNote } from '#admin/form/draft-note.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useLeaving } from '#admin/shell/use-leaving.tsx';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { Icon } from '#ui/media/icon.tsx';

import { textsOfRow, writtenIn } from './row-texts.ts';
import { TextPair } from './text-pair.tsx';
import { saveTranslation } from './translation.writes.ts';
import styles from './translation-desk.module.css';

interface TranslationEditorProps {
  table: TranslatedTable;
  id: string;
  language: TranslationLanguage;
  /** Opens another row; undefined: there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onBack: () => void;
}

/** One row's texts, English and one language side by side. */
export function TranslationEditor(props: TranslationEditorProps) {
  const { table, id } = props;
  const reading = useAnswer(storedRowCalls.one, { params: { table, id } });
  // What was read before stays while it is read anew: the texts that are typed stand in its place.
  const last = useRef(reading.result);
  if (reading.result) last.current = reading.result;
  return (
    <section className={styles.editor} aria-label={m.admin_desk()}>
      <Loaded reading={{ ...reading, result: last.current }} failed={m.admin_desk_failed()}>
        {/* Saved, or changed by somebody else: the form begins anew, with what is kept on this device. */}
        {(row) => <Fields key={row.seq} {...props} row={row} />}
      </Loaded>
    </section>
  );
}

function Fields({ table, id, language, row, onPrevious, onNext, onBack }: TranslationEditorProps & { row: z.infer<typeof storedRow> }) {
  const [first] = useState(() => textsOfRow(table, row));
  const goesOn = useRef(false);
  const { values, errors, edit, frame } = useEntityForm<FormTexts>({
    first,
    draft: { form: `translations ${table} ${language}`, row: id, version: String(row.seq) },
    check: () => ({}),
    table,
    save: (texts, { seen }) => saveTranslation(table, id, writtenIn(language, texts), seen ?? row.seq),
    valuesOfRow: (saved) => textsOfRow(table, saved),
    onlyChanges: true,
    onClose: () => goesOn.current && onNext?.(),
  });
  const texts = useTranslating({
    table,
    id,
    first,
    values,
    textsOf: (form) => form,
    edit,
    editList: ({ lists }, field, change) => ({ lists: { ...lists, [field]: change(lists[field] ?? []) } }),
  });
  const shown = texts.textsIn(language);
  const form = useFocusOnRefusal(frame.refusals);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { leave, question } = useLeaving(frame.dirty, frame.kept, onBack);
  const save = (next: boolean) => {
    goesOn.current = next;
    if (!frame.submitting) frame.onSubmit();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    save(onNext !== undefined);
  };
  return (
    <form ref={form} noValidate onSubmit={send}>
      <div className={styles.head}>
        <Button look="quiet" className={styles.back} onClick={leave}>
          <Icon name="back" />
          {m.admin_desk_back()}
        </Button>
        <h2 ref={heading} tabIndex={-1} lang="en">
          {String(row[kinds[table].title] ?? '')}
        </h2>
      </div>
      {frame.problem && (
        <p className={styles.problem} role="alert">
          <Icon name="alert" />
          {frame.problem}
        </p>
      )}
      {frame.found && <DraftNote at={frame.found.at} onThrowAway={frame.found.onThrowAway} />}
      {shown.length === 0 && <p className={styles.empty}>{m.admin_text_nothing()}</p>}
      <div inert={frame.saving}>
        {shown.map((text) => (
          <TextPair key={`${text.field} ${text.at}`} text={text} language={language} texts={texts} error={errors[text.field]} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button look="line" disabled={!onPrevious} onClick={onPrevious}>
          <Icon name="left" />
          {m.admin_desk_previous()}
        </Button>
        <Button look="line" disabled={!onNext} onClick={onNext}>
          {m.admin_desk_next()}
          <Icon name="right" />
        </Button>
        <span className={styles.gap} />
        <Button look="line" disabled={frame.submitting} onClick={() => save(false)}>
          {m.admin_desk_save()}
        </Button>
        {onNext && (
          <Button type="submit" disabled={frame.submitting}>
            {frame.submitting ? m.admin_submitting() : m.admin_desk_save_next()}
          </Button>
        )}
      </div>
      {question}
      {frame.conflict}
    </form>
  );
}
