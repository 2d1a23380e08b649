import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { type OwnAddress, pathIn } from './own-address.ts';
import { sitePicture } from './site-picture.ts';
import type { Thing } from './structured-data.tsx';

/** Who runs the site; neither phone numbers nor people (decision B10). */
export const helpdesk = ({ origin }: OwnAddress): Thing => ({
  '@type': 'NGO',
  '@id': `${origin}/#helpdesk`,
  name: inSpokenLanguage(site.name),
  description: m.site_description(),
  url: origin + pathIn(spokenLanguage(), '/'),
  logo: `${origin}/icons/icon-512.png`,
  image: origin + sitePicture,
  address: inSpokenLanguage(site.address).join(', '),
  sameAs: site.social.map(({ url }) => url),
});

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way from the first page to one that lies deeper. */
export const wayTo = ({ origin }: OwnAddress, ...steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: m.menu_home(), path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + pathIn(spokenLanguage(), path),
  })),
});
