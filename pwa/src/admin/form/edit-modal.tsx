import type { Language } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Errors } from '#admin/fields/field-words.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { useLeaving } from '#admin/shell/use-leaving.tsx';
import { LanguageChoice, TranslationPanel } from '#admin/translations/translation-panel.tsx';
import type { Translating } from '#admin/translations/use-translating.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { DraftNote } from './draft-note.tsx';
import styles from './edit-modal.module.css';
import { useSaveKey } from './use-save-key.ts';
import { WrongFields } from './wrong-fields.tsx';

interface EditModalProps {
  title: string;
  /** Leaving would lose something: it asks before that, and no update of the app comes meanwhile. */
  dirty: boolean;
  /** What was typed is kept on this device. */
  kept: boolean;
  /** Unsaved text was found here. */
  found?: { readonly at: number; readonly onThrowAway: () => void };
  submitting: boolean;
  /** Nothing can be typed for the moment. */
  saving: boolean;
  /** Why the last attempt was not saved. */
  problem?: string;
  /** What is said beneath the fields that are wrong. */
  errors: Errors;
  /** Counts refusals; see `useForm`. */
  refusals: number;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** The second column. */
  side?: ReactNode;
  /** What somebody else did meanwhile. */
  conflict?: ReactNode;
  /** Its texts in the other languages, where there are such. */
  texts?: Translating;
}

/** A form for adding and editing (product 6.1): its own scroll, its buttons always in sight. */
export function EditModal(props: EditModalProps) {
  const { title, dirty, kept, found, submitting, saving, problem, errors, refusals } = props;
  const { onSubmit, onClose, conflict, children, side, texts } = props;
  const wrong = Object.keys(errors).length;
  const [language, setLanguage] = useLanguageOfTexts(refusals);
  const form = useFocusOnRefusal(refusals);
  const submit = useRef<HTMLButtonElement>(null);
  const { leave, question } = useLeaving(dirty, kept, onClose);
  // A button that was switched off has lost the focus.
  useEffect(() => {
    if (!submitting && problem && document.activeElement === document.body) submit.current?.focus();
  }, [submitting, problem]);

  const save = () => {
    if (!submitting) onSubmit();
  };
  // What lies over the form is answered first.
  useSaveKey(() => !conflict && !question && save());
  const send = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Modal title={title} wide={side !== undefined} firstFocus={() => firstField(form.current)} onClose={leave}>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        {(problem || wrong > 0) && (
          <div className={styles.note} role="alert">
            <Icon name="alert" />
            <p>{problem ?? m.admin_check_fields({ count: wrong })}</p>
            {wrong > 0 && <WrongFields form={form} errors={errors} />}
          </div>
        )}
        <div className={styles.body} inert={saving}>
          {found && <DraftNote at={found.at} onThrowAway={found.onThrowAway} />}
          {texts && <LanguageChoice texts={texts} language={language} onChoose={setLanguage} />}
          {texts && language !== 'en' && <TranslationPanel texts={texts} language={language} />}
          <div className={styles.columns} data-fields data-two={side !== undefined} hidden={language !== 'en'}>
            <div className={styles.column}>{children}</div>
            {side && <div className={styles.column}>{side}</div>}
          </div>
        </div>
        <div className={styles.foot}>
          {dirty && (
            <Badge icon="wait" tone="wait">
              {m.admin_unsaved()}
            </Badge>
          )}
          <Button look="line" className={styles.first} onClick={leave}>
            {m.admin_cancel()}
          </Button>
          <Button ref={submit} type="submit" disabled={submitting}>
            {submitting ? m.admin_submitting() : m.admin_submit()}
          </Button>
        </div>
      </form>
      {question}
      {conflict}
    </Modal>
  );
}

/** Where one begins to type; where that would raise a keyboard over the form, nowhere. */
const firstField = (form: HTMLElement | null) =>
  matchMedia('(pointer: coarse)').matches ? undefined : form?.querySelector<HTMLElement>('[data-fields] :is(input, select, textarea)');

/** What is refused stands among the English fields: a refusal goes back to them. */
function useLanguageOfTexts(refusals: number): [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState<{ language: Language; refusals: number }>({ language: 'en', refusals });
  return [chosen.refusals === refusals ? chosen.language : 'en', (language) => setChosen({ language, refusals })];
}
