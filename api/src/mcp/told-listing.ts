import { localDate } from '@helpdesk/contract/fields';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import { isOpenNow, isRestricted } from '@helpdesk/contract/opening/listing-opening';
import { restrictionsOf } from '@helpdesk/contract/opening/restriction';
import { restrictionOn } from '@helpdesk/contract/opening/restriction-on';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { previewOf } from '@helpdesk/contract/rules/preview';
import { isEverywhere, pointOf } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import * as z from 'zod/mini';
import { textIn } from './text-in.ts';
import type { Known } from './tool.ts';

export const kind = z
  .enum(listingKinds)
  .check(z.describe('places to visit, resorts (stays), restaurants, services (hospital, fuel, police and the like)'));

/** Of a tool that may be asked about some kinds only. */
export const askedKinds = z
  .optional(z.array(kind).check(z.minLength(1), z.maxLength(listingKinds.length)))
  .check(z.describe('Only these; all when absent'));

/** What every answer says of its data: whoever uses it names this. */
export const licenceShape = { licence: z.object({ name: z.string(), url: z.string(), attribution: z.string() }) };
export const underLicence = () => ({ licence: { name: openData.licence.name, url: openData.licence.url, attribution: site.name.en } });

/** What every tool says of a listing. Whom to call stands nowhere (decision 014). */
export const toldShape = {
  id: z.string(),
  kind,
  name: z.string(),
  region: z.nullable(z.string()),
  preview: z.string(),
  address: z.string().check(z.describe('Its public page: give it to whoever asks')),
  checkedOn: z.nullable(localDate).check(z.describe('The day on which the helpdesk last checked it; null: never')),
  closedUntil: z
    .nullable(localDate)
    .check(z.describe('The last day of a closure that holds today, of the listing, its region, its kind or everything')),
  doNotGoUntil: z.nullable(localDate).check(z.describe('The last day of a severe warning that holds today: nobody should go')),
  openNow: z.nullable(z.boolean()).check(z.describe('By its hours and what notices say of it; null: nobody knows')),
  everywhere: z
    .boolean()
    .check(z.describe('A number that answers wherever somebody calls from: it has no position and is never the nearest')),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
};
export const toldListing = z.object(toldShape);

export interface Named {
  readonly kind: ListingKind;
  readonly listing: ListingRow;
}

export function tell({ kind, listing }: Named, { rows, origin, now }: Known, language: Language): z.output<typeof toldListing> {
  const restriction = restrictionOn(restrictionsOf(rows.notices, kind, listing), now.day);
  const region = rows.regions.find(({ _id }) => _id === listing.regionId);
  return {
    id: listing._id,
    kind,
    name: textIn(listing, 'name', language),
    region: region ? textIn(region, 'name', language) : null,
    preview: previewOf(textIn(listing, 'content', language)),
    address: addressOf({ kind, listing }, origin, language),
    checkedOn: listing.checkedOn,
    closedUntil: restriction?.is === 'shut' ? restriction.until : null,
    doNotGoUntil: restriction?.is === 'warned' ? restriction.until : null,
    openNow: isOpen({ kind, listing }, { rows, now }) ?? null,
    everywhere: isEverywhere(listing),
    position: pointOf(listing),
  };
}

/** Undefined: nobody knows. */
export const isOpen = ({ kind, listing }: Named, { rows, now }: Pick<Known, 'rows' | 'now'>): boolean | undefined =>
  isOpenNow(listing, { now, restricted: { has: () => isRestricted(rows.notices, kind, listing, now.day) } });

/** The public page of a listing, in a language. */
const addressOf = ({ kind, listing }: Named, origin: string, language: Language): string =>
  addressIn(`${origin}/${directorySegments[kind]}/${encodeURIComponent(listing.slug)}`, language);

export const addressIn = (address: string, language: Language): string => (language === 'en' ? address : `${address}?lang=${language}`);

export const listingsOf = ({ rows }: Known, kinds: readonly ListingKind[]): Named[] =>
  kinds.flatMap((kind) => (rows[kind] as readonly ListingRow[]).map((listing) => ({ kind, listing })));

export const listingWith = (id: string, known: Known): Named | undefined =>
  listingsOf(known, listingKinds).find(({ listing }) => listing._id === id);
