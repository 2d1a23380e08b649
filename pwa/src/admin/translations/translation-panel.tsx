import { type Language, languageFacts, languages, type TranslationLanguage } from '@helpdesk/contract/languages';
import type { TranslationState } from '@helpdesk/contract/rules/translation-state';
import { m } from '@helpdesk/words/messages';
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
  const { label, longest, rows } = fields[text.field] ?? unknownField;
  const named = label({ number: text.at + 1 });
  const TextControl = rows ? TextArea : TextField;
  const isRight = text.from !== undefined && text.state !== 'outdated';
  return (
    <div className={styles.text}>
      <TextControl
        label={m.admin_text_in({ label: named, language: languageFacts[language].name })}
        aside={text.state && <StateBadge state={text.state} />}
        hint={text.text === '' ? undefined : m.admin_text_english({ text: text.english })}
        lang={text.text === '' ? 'en' : language}
        placeholder={text.english}
        longest={longest}
        {...(rows && { rows })}
        value={text.text}
        onValueChange={(typed) => texts.onText(language, text, typed)}
      />
      {text.from !== undefined && (
        <>
          <p className={styles.source}>{m.admin_text_made_from({ text: text.from })}</p>
          <label className={styles.right}>
            <input type="checkbox" checked={isRight} onChange={({ target }) => texts.onStillRight(language, text.field, target.checked)} />
            {m.admin_text_still_right({ label: named })}
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

interface FieldWords {
  readonly label: (words: { number: number }) => string;
  /** The contract's limit. */
  readonly longest: number;
  readonly rows?: number;
}

const unknownField: FieldWords = { label: () => '', longest: 300 };

const fields: Readonly<Record<string, FieldWords>> = {
  name: { label: () => m.admin_field_name(), longest: 120 },
  heading: { label: () => m.admin_field_heading(), longest: 200 },
  description: { label: () => m.admin_field_description(), longest: 2000, rows: 5 },
  content: { label: () => m.admin_field_content(), longest: 20_000, rows: 6 },
  bestSeason: { label: () => m.admin_field_best_season(), longest: 300 },
  facts: { label: m.admin_field_fact, longest: 500 },
  pictureTexts: { label: m.admin_picture_text, longest: 300 },
};
