import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import type { ComponentProps } from 'react';

import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { keyName } from './key-names.ts';
import styles from './on-screen-keyboard.module.css';

/** A key keeps the focus where it is: in the field. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** Any key; `wide` ones say in words what they do. */
export function Key({ wide, className, ...button }: { wide?: boolean } & ComponentProps<'button'>) {
  return <button type="button" onMouseDown={keepFocus} className={classes(styles.key, wide && styles.wide, className)} {...button} />;
}

/** A key that types what stands on it. @param latin the Latin letter whose place it has */
export function LetterKey({ types, latin, onType }: { types: string; latin?: string; onType: (text: string) => void }) {
  const { words, letter } = keyName(types);
  const lang = languageOf(letter);
  return (
    <Key onClick={() => onType(types)}>
      <span aria-hidden="true" lang={lang}>
        {types}
      </span>
      {latin && (
        <small aria-hidden="true" lang="en" className={styles.latin}>
          {latin}
        </small>
      )}
      <span className="sr">{words ? <Sentence words={words} of={{ text: letter, lang }} /> : <Text of={{ text: letter, lang }} />}</span>
    </Key>
  );
}

/** A letter is read by a voice that knows its script: the page's, or the first that does. */
function languageOf(letter: string): Language {
  const knows = (language: Language) => new RegExp(`\\p{Script_Extensions=${languageFacts[language].script}}`, 'u').test(letter);
  const spoken = spokenLanguage();
  return knows(spoken) ? spoken : (languages.find(knows) ?? spoken);
}
