import { enquiryDeskCalls, type ForwardText, forwardTextInput } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { type Language, languageFacts } from '@helpdesk/contract/languages';
import {
  fillForwardText,
  forwardPlaceholders,
  maxForwardText,
  placeholderOf,
  unknownPlaceholders,
} from '@helpdesk/contract/rules/forward-text';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { errorsOf } from '#admin/fields/field-words.ts';
import dialog from '#admin/form/short-dialog.module.css';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useLeaving } from '#admin/shell/use-leaving.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { forwardLanguage } from './forward-language.ts';
import styles from './forward-texts-dialog.module.css';
import { exampleValues, placeholderWords } from './forward-words.ts';

type Drafts = Readonly<Partial<Record<Language, string>>>;

/** What bookings are passed on with, in each language; edited by the helpdesk. */
export function ForwardTextsDialog({ onClose }: { onClose: () => void }) {
  const texts = useAnswer(enquiryDeskCalls.forwardTexts);
  const [drafts, setDrafts] = useState<Drafts>({});
  // Known at once: what is read anew after a save comes later.
  const [saved, setSaved] = useState<Drafts>({});
  const isDirty = texts.result?.some(({ language, text }) => (drafts[language] ?? text) !== (saved[language] ?? text)) ?? false;
  const { leave, question } = useLeaving(isDirty, false, onClose);
  return (
    <Modal title={m.admin_forward_texts()} wide onClose={leave}>
      <div className={dialog.body}>
        <Loaded reading={texts} failed={m.admin_forward_texts_failed()}>
          {(known) => (
            <EditTexts
              texts={known}
              drafts={drafts}
              onType={(language, text) => setDrafts({ ...drafts, [language]: text })}
              onSaved={(language, text) => {
                setDrafts({ ...drafts, [language]: text });
                setSaved({ ...saved, [language]: text });
              }}
            />
          )}
        </Loaded>
      </div>
      {question}
    </Modal>
  );
}

interface EditTextsProps {
  texts: readonly ForwardText[];
  drafts: Drafts;
  onType: (language: Language, text: string) => void;
  onSaved: (language: Language, text: string) => void;
}

function EditTexts({ texts, drafts, onType, onSaved }: EditTextsProps) {
  const [language, setLanguage] = useState<Language>(forwardLanguage.get);
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnRefusal(refusals);
  const { text, original } = texts.find((one) => one.language === language) ?? { text: '', original: '' };
  const typed = drafts[language] ?? text;
  const day = useDay();
  const refuse = (why: string | undefined) => {
    setError(why);
    if (why) setRefusals(refusals + 1);
  };
  const { start, pending, problem } = useWrite<void>(
    async () => {
      const response = await authorisedRequest(enquiryDeskCalls.updateForwardText, { params: { language }, body: { text: typed } });
      if (response.state === 'ok') onSaved(language, response.result.text);
      return response;
    },
    { onRefused: (errors) => refuse(errors.text) },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const names = unknownPlaceholders(typed).join(' ');
    const wrong = names ? m.admin_forward_not_known({ names }) : errorsOf(forwardTextInput, { text: typed }).text;
    refuse(wrong);
    if (!wrong && !pending) start();
  };
  const type = (to: string) => {
    setError(undefined);
    onType(language, to);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <Segments
        label={m.admin_forward_language()}
        choices={texts.map(({ language: value }) => ({ value, label: <span lang={value}>{languageFacts[value].name}</span> }))}
        value={language}
        onChoose={(chosen) => {
          setError(undefined);
          setLanguage(chosen);
        }}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextArea
            label={m.admin_text_in({ label: m.admin_forward_text(), language: languageFacts[language].name })}
            lang={language}
            rows={16}
            longest={maxForwardText}
            value={typed}
            error={error ?? problem}
            onValueChange={type}
          />
          <div className={styles.buttons}>
            <Button type="submit" aria-disabled={pending}>
              {pending ? m.admin_saving() : m.admin_save()}
            </Button>
            {typed !== original && (
              <Button look="line" onClick={() => type(original)}>
                {m.admin_forward_original()}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.column}>
          <p className={styles.aside}>{m.admin_forward_placeholders()}</p>
          <dl className={styles.placeholders}>
            {forwardPlaceholders.map((name) => (
              <div key={name}>
                <dt>{placeholderOf(name)}</dt>
                <dd>{placeholderWords[name]()}</dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="forward-preview">
            <h3 id="forward-preview" className={styles.title}>
              {m.admin_forward_preview()}
            </h3>
            <p className={styles.preview} lang={language}>
              {fillForwardText(typed, exampleValues(language, day))}
            </p>
          </section>
        </div>
      </div>
    </form>
  );
}
