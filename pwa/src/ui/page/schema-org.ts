import type { Thing } from '@helpdesk/contract/schema-org/thing';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { sitePicture } from '#ui/media/site-picture.ts';
import { type OwnAddress, pathIn } from './own-address.ts';
import type { Office } from './structured-data.tsx';

/** Who runs the site; neither phone numbers nor people (product 11.2). */
export const organisation = ({ origin }: OwnAddress, { address, links }: Office): Thing => ({
  '@type': 'NGO',
  '@id': `${origin}/#helpdesk`,
  name: inSpokenLanguage(site.name),
  description: m.site_description(),
  url: origin + pathIn(spokenLanguage(), '/'),
  logo: `${origin}/icons/icon-512.png`,
  image: origin + sitePicture,
  address: address.join(', '),
  sameAs: links,
});

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the first page to one that lies deeper. */
export const breadcrumbs = ({ origin }: OwnAddress, ...steps: readonly Breadcrumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: m.menu_home(), path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + pathIn(spokenLanguage(), path),
  })),
});
