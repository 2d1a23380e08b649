import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import segments from '#ui/controls/segments.module.css';
import { classes } from '#ui/style/classes.ts';
import { element } from './element.ts';

/** Whose guide this is, and its languages. */
export function header(onLanguage: (language: Language) => void): HTMLElement {
  const segment = (language: Language) =>
    element(
      'button',
      {
        type: 'button',
        class: classes(segments.segment),
        lang: language,
        'aria-pressed': String(language === spokenLanguage()),
        'aria-label': languageFacts[language].name,
        click: () => onLanguage(language),
      },
      beginningOf(languageFacts[language].name),
    );
  return element(
    'header',
    { class: 'guide-header' },
    element(
      'p',
      { class: 'guide-brand' },
      element('b', {}, inSpokenLanguage(site.shortName)),
      element('span', {}, inSpokenLanguage(site.nameTail)),
    ),
    element(
      'div',
      { class: classes(segments.segments, 'guide-languages'), role: 'group', 'aria-label': m.file_language() },
      ...languages.map(segment),
    ),
  );
}

/** Two Latin letters, or the first of another script with what belongs to it: all languages fit beside the name of the guide. */
const beginningOf = (name: string): string => /^(?:[a-z]{2}|\p{L}\p{M}*)/iu.exec(name)?.[0] ?? name;
