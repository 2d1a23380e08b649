import { speak } from '@helpdesk/words/language';
import { useMatches, useRouteContext } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

import { FirstPage } from '#catalogue/use-catalogue.tsx';
import { latePart } from '#ui/late-part.tsx';

import { returnToPlace } from './kept-place.ts';
import { Shell } from './shell.tsx';

const BackOffice = latePart(async () => (await import('./back-office.tsx')).BackOffice);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Of the back-office: without what surrounds public pages. */
    readonly backOffice?: boolean;
    /** The component of a page that comes as a file of its own. */
    readonly part?: string;
  }
}

/** Every page in its language: the address says which, else what was chosen before (decision B17). */
export function Root() {
  const { language } = useRouteContext({ from: '__root__' });
  const page = useMatches({ select: (matches) => matches.at(-1)?.id });
  const [firstPage] = useState(page);
  const isBackOffice = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.backOffice) });
  speak(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    returnToPlace(language);
  }, [language]);
  // Words are asked for while rendering and are nobody's state: another language is another page.
  if (isBackOffice) return <BackOffice key={language} />;
  return (
    <FirstPage isShown={page === firstPage}>
      <Shell key={language} />
    </FirstPage>
  );
}
