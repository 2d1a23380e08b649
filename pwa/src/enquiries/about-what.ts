import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { directories } from '#listings/links.ts';
import type { OutboxItem } from '#local/outbox-db.ts';

/** The listing that a request is about, and what it is; undefined for one about none, and where it is no longer there. */
export function listingOf({ aboutId }: OutboxItem, catalogue: Catalogue | undefined) {
  for (const kind of listingKinds) {
    const row = catalogue?.byId[kind].get(aboutId ?? '');
    if (row) return { row, link: directories[kind].linkOf(row.slug) };
  }
  return undefined;
}

/** A listing's name as the page says it, or as it was called when it was asked for. */
export function nameOf(item: OutboxItem, catalogue: Catalogue | undefined): Wording {
  const listing = listingOf(item, catalogue);
  return listing ? textsOf(listing.row).name : { text: item.about, lang: 'en' };
}

/** What it is called where the helpdesk reads it: the listing, or what it is. */
export const titleOf = ({ about, kind }: OutboxItem): string =>
  about || (kind === 'donation' ? m.requests_donation() : m.requests_enquiry());
