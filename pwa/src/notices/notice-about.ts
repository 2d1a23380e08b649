import type { noticeAnswer } from '@helpdesk/contract/calls/notices';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import type { Catalogue } from '#catalogue/catalogue.ts';

type Listing = z.infer<typeof noticeAnswer>['listing'];

/** As one choice of a dropdown: 'places/<id>'; empty is the whole region. */
export const choiceOf = (listing: Listing): string => (listing ? `${listing.kind}/${listing.id}` : '');

export function listingOf(choice: string): Listing {
  const at = choice.indexOf('/');
  return at < 0 ? null : { kind: choice.slice(0, at) as ListingKind, id: choice.slice(at + 1) };
}

/** Every listing as a choice, by kind and name. */
export const listingChoices = ({ rows }: Catalogue): { value: string; label: string; lang: string }[] =>
  listingKinds.flatMap((kind) => rows[kind].map(({ _id: id, name }) => ({ value: choiceOf({ kind, id }), label: name, lang: 'en' })));

/** Where a notice holds, in words. */
export function aboutInWords(listing: Listing, catalogue: Catalogue | undefined): string {
  if (!listing) return m.admin_notices_region();
  return catalogue?.byId[listing.kind].get(listing.id)?.name ?? m.admin_notices_gone();
}
