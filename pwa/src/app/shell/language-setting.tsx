import { languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { inLanguage, rememberLanguage } from '#app/language.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { saveReadingPosition } from './save-position.ts';

/** The menu closes with the choice: what was being read stands behind it in the chosen language. */
export function LanguageSetting() {
  const navigate = useNavigate();
  return (
    <Segments
      label={m.language_label()}
      choices={languages.map((value) => ({ value, label: <span lang={value}>{languageFacts[value].name}</span> }))}
      value={spokenLanguage()}
      onChoose={(language) => {
        rememberLanguage(language);
        saveReadingPosition(language);
        void navigate(inLanguage(language));
      }}
    />
  );
}
