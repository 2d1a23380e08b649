import type { Catalogue } from '#catalogue/catalogue.ts';

import { addressOf } from './address.ts';
import { linkNames, linksOf } from './links.ts';

/** What machines are told of the helpdesk, for `organisation`. */
export function officeOf(catalogue: Catalogue | undefined) {
  const links = linksOf(catalogue);
  return {
    address: addressOf(catalogue).map(({ text }) => text),
    links: linkNames.map((name) => links[name]).filter((link) => link !== null),
  };
}
