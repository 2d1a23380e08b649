import { speak } from '@helpdesk/words/language';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

import { Shell } from './shell.tsx';

/** Every page in its language: the address says which, else what was chosen before (decision B17). */
export function Root() {
  const { lang } = useSearch({ from: '__root__' });
  const { rememberedLanguage } = useRouteContext({ from: '__root__' });
  const language = lang ?? rememberedLanguage;
  speak(language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Words are asked for while rendering and are nobody's state: another language is another page.
  return <Shell key={language} />;
}
