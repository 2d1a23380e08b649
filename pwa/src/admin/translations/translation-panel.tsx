import { type Language, languageFacts, languages, type TranslationLanguage } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { Segments } from '#ui/controls/segments.tsx';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

import { Sentence } from '#ui/page/text.tsx';
import { longText, StateBadge, wordsOf } from './text-words.tsx';
import { countStates, type TranslatedText } from './translated-texts.ts';
import styles from './translation-panel.module.css';
import type { Translating } from './use-translating.ts';

interface LanguageChoiceProps {
  texts: Translating;
  language: Language;
  onChoose: (language: Language) => void;
}

/** In which language the texts of a form are shown; says of each how much is missing or outdated. */
export function LanguageChoice({ texts, language, onChoose }: LanguageChoiceProps) {
  const choices = languages.map((value) => ({
    value,
    label: (
      <>
        <span lang={value}>{languageFacts[value].name}</span>
        {value !== 'en' && <Left texts={texts.textsIn(value)} />}
      </>
    ),
  }));
  return (
    <div className={styles.choice}>
      <Segments label={m.admin_text_language()} choices={choices} value={language} onChoose={onChoose} />
    </div>
  );
}

/** What is left to do. */
function Left({ texts }: { texts: readonly TranslatedText[] }) {
  const { missing, outdated } = countStates(texts);
  const words = [
    ...(missing > 0 ? [m.admin_text_count_missing({ count: missing })] : []),
    ...(outdated > 0 ? [m.admin_text_count_outdated({ count: outdated })] : []),
  ];
  // Nothing is not complete.
  const done = texts.length > 0 ? m.admin_text_complete() : '';
  return <span className={styles.count}>{words.length > 0 ? words.join(', ') : done}</span>;
}

/** Every text of a form in one language, each with its English, which is shown where a translation is missing. */
export function TranslationPanel({ texts, language }: { texts: Translating; language: TranslationLanguage }) {
  const shown = texts.textsIn(language);
  return (
    <div className={styles.panel}>
      {shown.length === 0 && <p>{m.admin_text_nothing()}</p>}
      {shown.map((text) => (
        <OneText key={`${text.field} ${text.at}`} text={text} language={language} texts={texts} />
      ))}
    </div>
  );
}

interface OneTextProps {
  text: TranslatedText;
  language: TranslationLanguage;
  texts: Translating;
}

function OneText({ text, language, texts }: OneTextProps) {
  const { label, longest } = wordsOf(texts.table, text);
  const isLong = longest >= longText;
  const TextControl = isLong ? TextArea : TextField;
  const isRight = text.from !== undefined && text.state !== 'outdated';
  return (
    <div className={styles.text}>
      {text.text !== '' && (
        <p className={styles.source}>
          <Sentence words={(english) => m.admin_text_english({ text: english })} of={{ text: text.english, lang: 'en' }} />
        </p>
      )}
      <TextControl
        label={m.admin_text_in({ label, language: languageFacts[language].name })}
        aside={text.state && <StateBadge state={text.state} />}
        lang={text.text === '' ? 'en' : language}
        placeholder={text.english}
        longest={longest}
        {...(isLong && { rows: 6 })}
        value={text.text}
        onValueChange={(typed) => texts.onText(language, text, typed)}
      />
      {text.from !== undefined && (
        <>
          <p className={styles.source}>{m.admin_text_made_from({ text: text.from })}</p>
          <label className={styles.right}>
            <input type="checkbox" checked={isRight} onChange={({ target }) => texts.onStillRight(language, text.field, target.checked)} />
            {m.admin_text_still_right({ label })}
          </label>
        </>
      )}
    </div>
  );
}
