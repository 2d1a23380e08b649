import type { noticeAnswer } from '@helpdesk/contract/calls/notices';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import type { Option } from '#admin/fields/multi-choice.ts';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Wording } from '#catalogue/texts.ts';

type Listing = z.infer<typeof noticeAnswer>['listing'];

/** As one choice of a dropdown: 'places/<id>'; empty is the whole region. */
export const choiceOf = (listing: Listing): string => (listing ? `${listing.kind}/${listing.id}` : '');

export function listingOf(choice: string): Listing {
  const at = choice.indexOf('/');
  return at < 0 ? null : { kind: choice.slice(0, at) as ListingKind, id: choice.slice(at + 1) };
}

/** Every listing as a choice, by kind and name. */
export const listingChoices = ({ rows }: Catalogue): Option[] =>
  listingKinds.flatMap((kind) => nameOptions(rows[kind]).map((option) => ({ ...option, value: choiceOf({ kind, id: option.value }) })));

/** Where a notice holds, in words. */
export function aboutInWords(listing: Listing, catalogue: Catalogue | undefined): Wording {
  if (!listing) return { text: m.admin_notices_region(), lang: spokenLanguage() };
  return nameIn(catalogue, listing.id) ?? { text: m.admin_notices_gone(), lang: spokenLanguage() };
}
