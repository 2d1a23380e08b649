import { languageFacts, type TranslationLanguage } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';

import { longText, StateBadge, wordsOf } from '#admin/translations/text-words.tsx';
import type { TranslatedText } from '#admin/translations/translated-texts.ts';
import type { Translating } from '#admin/translations/use-translating.ts';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

import styles from './translation-desk.module.css';

interface TextPairProps {
  text: TranslatedText;
  language: TranslationLanguage;
  texts: Translating;
  error: string | undefined;
}

/** A text in English, in its paragraphs, and beside it what it is in the other language. */
export function TextPair({ text, language, texts, error }: TextPairProps) {
  const { label, longest } = wordsOf(texts.table, text);
  const isLong = longest >= longText;
  const TextControl = isLong ? TextArea : TextField;
  const isRight = text.from !== undefined && text.state !== 'outdated';
  return (
    <div className={styles.pair}>
      <div className={styles.english}>
        <h3>{m.admin_text_in({ label, language: languageFacts.en.name })}</h3>
        <p lang="en">{text.english}</p>
        {text.from !== undefined && <p className={styles.source}>{m.admin_text_made_from({ text: text.from })}</p>}
      </div>
      <div>
        <TextControl
          label={m.admin_text_in({ label, language: languageFacts[language].name })}
          aside={text.state && <StateBadge state={text.state} />}
          lang={language}
          longest={longest}
          error={error}
          {...(isLong && { rows: Math.min(16, 3 + Math.ceil(text.english.length / 60)) })}
          value={text.text}
          onValueChange={(typed) => texts.onText(language, text, typed)}
        />
        {text.from !== undefined && (
          <label className={styles.right}>
            <input type="checkbox" checked={isRight} onChange={({ target }) => texts.onStillRight(language, text.field, target.checked)} />
            {m.admin_text_still_right({ label })}
          </label>
        )}
      </div>
    </div>
  );
}
