import { speak } from '@helpdesk/words/language';
import type { Group } from '@helpdesk/words/messages';
import { useMatches, useRouteContext } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

import { OpenPage } from '#catalogue/use-catalogue.tsx';
import { deferred } from '#ui/page/deferred.tsx';

import { restoreReadingPosition } from './shell/reading-position.ts';
import { Shell } from './shell/shell.tsx';
import { shownAddress } from './shown-address.ts';

const BackOffice = deferred(async () => (await import('./back-office/back-office.tsx')).BackOffice, 'later');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Of the back-office: without what surrounds public pages. */
    readonly backOffice?: boolean;
    /** The component of a page that comes as a file of its own. */
    readonly part?: string;
    /** Brings that file, and the messages that the page alone says. */
    readonly load?: () => Promise<unknown>;
    readonly messages?: readonly Group[];
  }
}

/** Every page in its language: the address says which, else what was chosen before (product 8.1). */
export function Root() {
  const { language } = useRouteContext({ from: '__root__' });
  const address = useMatches({ select: shownAddress });
  const [firstAddress] = useState(address);
  const isBackOffice = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.backOffice) });
  speak(language);
  useLayoutEffect(() => {
    // Set to what it is, it would style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    restoreReadingPosition(language);
  }, [language]);
  if (isBackOffice) return <BackOffice />;
  return (
    <OpenPage address={address} isFirst={address === firstAddress}>
      {/* Words are asked for while rendering and are nobody's state: another language is another page. */}
      <Shell key={language} />
    </OpenPage>
  );
}
