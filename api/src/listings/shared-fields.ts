import { pointOfMapLink } from '@helpdesk/contract/geo';
import type { ListingRow } from '@helpdesk/contract/rows';
import { freeSlug, slugOf } from '@helpdesk/contract/slug';

import type { StillRight } from './still-right.ts';

/** What a form of any kind holds (contract `listingInput`). */
export interface SharedInput {
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly images: string[];
  readonly regionId: string;
  readonly popular?: boolean;
  readonly slug?: string;
  readonly formerSlugs?: string[];
  readonly translations?: ListingRow['translations'];
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly alternateNames?: string[];
  readonly facts?: string[];
  readonly bestSeason?: string;
  readonly pictureTexts?: string[];
  readonly checkedOn?: string | null;
  readonly stillRight?: StillRight;
}

type SharedRow = Omit<ListingRow, '_id' | 'seq' | 'nearbyPlaceIds' | 'categories' | 'contactNumber' | 'contactPhoneNumber'>;

const mostFormerSlugs = 50;

/**
 * The fields of a row that all kinds share. What a form leaves out keeps what the row has, so that a client that knows
 * only the spec's fields loses nothing.
 * @param taken live slugs of the other listings of the kind
 */
export function sharedFields(input: SharedInput, kept: ListingRow | undefined, taken: ReadonlySet<string>) {
  return {
    name: input.name,
    content: input.content,
    mapURL: input.mapURL,
    images: input.images,
    regionId: input.regionId,
    popular: input.popular ?? kept?.popular ?? false,
    ...slugs(input, kept, taken),
    ...point(input, kept),
    translations: input.translations ?? movedTranslations(input, kept),
    alternateNames: input.alternateNames ?? kept?.alternateNames ?? [],
    facts: input.facts ?? kept?.facts ?? [],
    bestSeason: input.bestSeason ?? kept?.bestSeason ?? '',
    pictureTexts: input.pictureTexts ?? movedTexts(kept?.pictureTexts ?? [], input.images, kept),
    checkedOn: input.checkedOn === undefined ? (kept?.checkedOn ?? null) : input.checkedOn,
  } satisfies SharedRow;
}

/** A new name brings a new address; the old one goes on leading here (decision B1). */
function slugs(input: SharedInput, kept: ListingRow | undefined, taken: ReadonlySet<string>) {
  const asked = input.slug && input.slug !== kept?.slug ? input.slug : input.name;
  const stays = kept && asked === input.name && slugOf(input.name) === slugOf(kept.name);
  const slug = stays ? kept.slug : freeSlug(asked, taken);
  const former = [...(kept?.formerSlugs ?? []), ...(input.formerSlugs ?? []).map(slugOf), ...(kept ? [kept.slug] : [])];
  return { slug, formerSlugs: [...new Set(former)].filter((old) => old !== slug).slice(-mostFormerSlugs) };
}

/** Coordinates as given, else as the map link carries them (decision B16). */
function point({ latitude, longitude, mapURL }: SharedInput, kept: ListingRow | undefined) {
  if (latitude != null && longitude != null) return { latitude, longitude };
  const isSilent = latitude === undefined && longitude === undefined;
  if (isSilent && kept?.mapURL === mapURL) return { latitude: kept.latitude, longitude: kept.longitude };
  return pointOfMapLink(mapURL) ?? { latitude: null, longitude: null };
}

/** Alternative texts stand in the order of the pictures: they move with them. */
export function movedTexts(texts: readonly string[], images: readonly string[], kept: ListingRow | undefined): string[] {
  return images.map((address) => texts[kept?.images.indexOf(address) ?? -1] ?? '');
}

function movedTranslations({ images }: SharedInput, kept: ListingRow | undefined): ListingRow['translations'] {
  const moved = Object.entries(kept?.translations ?? {}).map(([language, texts]) => [
    language,
    texts?.pictureTexts ? { ...texts, pictureTexts: movedTexts(texts.pictureTexts, images, kept) } : texts,
  ]);
  return Object.fromEntries(moved);
}
