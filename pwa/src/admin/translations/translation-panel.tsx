import { fieldsOf } from '@helpdesk/contract/kinds/kinds';
import type { TranslatedTable } from '@helpdesk/contract/kinds/translated-tables';
import { type Language, languageFacts, languages, type TranslationLanguage } from '@helpdesk/contract/languages';
import type { TranslationState } from '@helpdesk/contract/rules/translation-state';
import { m } from '@helpdesk/words/messages';
import { labelOf } from '#admin/fields/field-labels.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';
import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';

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
  return <span className={styles.count}>{words.length > 0 ? words.join(', ') : m.admin_text_complete()}</span>;
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
      <TextControl
        label={m.admin_text_in({ label, language: languageFacts[language].name })}
        aside={text.state && <StateBadge state={text.state} />}
        hint={text.text === '' ? undefined : m.admin_text_english({ text: text.english })}
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

const badges: Record<TranslationState, { icon: IconName; tone: Tone; words: () => string }> = {
  missing: { icon: 'lang', tone: 'off', words: m.admin_text_missing },
  outdated: { icon: 'wait', tone: 'wait', words: m.admin_text_outdated },
  complete: { icon: 'check', tone: 'ok', words: m.admin_text_complete },
};

function StateBadge({ state }: { state: TranslationState }) {
  const { icon, tone, words } = badges[state];
  return (
    <Badge icon={icon} tone={tone}>
      {words()}
    </Badge>
  );
}

/** From this length on a text has room for several lines. */
const longText = 1000;

/** Of a list each text is called by its number. */
const listed: Readonly<Record<string, (words: { number: number }) => string>> = {
  facts: m.admin_field_fact,
  pictureTexts: m.admin_picture_text,
};

/** What a text is called, and how long it may be. */
function wordsOf(table: TranslatedTable, { field, at }: TranslatedText) {
  const described = fieldsOf(table).find(([name]) => name === field)?.[1];
  return {
    label: listed[field]?.({ number: at + 1 }) ?? labelOf(field) ?? field,
    longest: described && 'longest' in described ? described.longest : Number.POSITIVE_INFINITY,
  };
}
