import type { ListingInput } from '@helpdesk/contract/calls/listing-calls';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { readLink } from '@helpdesk/contract/rules/map/map-link';
import { freeSlug, slugOf } from '@helpdesk/contract/rules/new-slug';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { fromWire } from '@helpdesk/contract/sync/wire';

const mostFormerSlugs = 50;

/**
 * The row that a form makes of a listing. What it leaves out keeps what the row has; addresses, the point, texts and credits of
 * pictures follow what it changes.
 * @param existing the row as it is; undefined: it is added
 * @param taken live slugs of the other listings of the kind
 */
export function listingRow(
  kind: ListingKind,
  _id: string,
  input: ListingInput,
  existing: ListingRow | undefined,
  taken: ReadonlySet<string>,
): Omit<ListingRow, 'seq'> {
  const entered: object = fromWire(kind, input, existing);
  const images = input.images ?? existing?.images ?? [];
  return {
    ...entered,
    _id,
    ...slugs(input, existing, taken),
    ...point(input, existing),
    pictureTexts: input.pictureTexts ?? movedTexts(existing?.pictureTexts ?? [], images, existing),
    pictureCredits: input.pictureCredits ?? movedTexts(existing?.pictureCredits ?? [], images, existing),
    translations: input.translations ?? movedTranslations(images, existing),
  } as Omit<ListingRow, 'seq'>;
}

/** A new name brings a new address; the old one goes on leading here (product 4.1). */
function slugs(input: ListingInput, existing: ListingRow | undefined, taken: ReadonlySet<string>) {
  const asked = input.slug && input.slug !== existing?.slug ? input.slug : input.name;
  const stays = existing && asked === input.name && slugOf(input.name) === slugOf(existing.name);
  const slug = stays ? existing.slug : freeSlug(asked, taken);
  const former = [...(existing?.formerSlugs ?? []), ...(input.formerSlugs ?? []).map(slugOf), ...(existing ? [existing.slug] : [])];
  return { slug, formerSlugs: [...new Set(former)].filter((old) => old !== slug).slice(-mostFormerSlugs) };
}

/** Coordinates as given, else those of the map link's pin (product 5.2). */
function point({ latitude, longitude, mapURL }: ListingInput, existing: ListingRow | undefined) {
  if (latitude != null && longitude != null) return { latitude, longitude };
  const isSilent = latitude === undefined && longitude === undefined;
  if (isSilent && existing?.mapURL === mapURL) return { latitude: existing.latitude, longitude: existing.longitude };
  return readLink(mapURL).point ?? { latitude: null, longitude: null };
}

/** Alternative texts and credits stand in the order of the pictures: they move with them. */
export function movedTexts(
  texts: readonly string[],
  images: readonly string[],
  existing: Pick<ListingRow, 'images'> | undefined,
): string[] {
  return images.map((address) => texts[existing?.images.indexOf(address) ?? -1] ?? '');
}

function movedTranslations(images: readonly string[], existing: ListingRow | undefined): ListingRow['translations'] {
  const moved = Object.entries(existing?.translations ?? {}).map(([language, texts]): [string, object] => [
    language,
    texts.pictureTexts ? { ...texts, pictureTexts: movedTexts(texts.pictureTexts, images, existing) } : texts,
  ]);
  return Object.fromEntries(moved);
}
