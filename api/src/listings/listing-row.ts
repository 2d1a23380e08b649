import { pointOfMapLink } from '@helpdesk/contract/geo';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingInput } from '@helpdesk/contract/listing-calls';
import type { ListingRow } from '@helpdesk/contract/rows';
import { freeSlug, slugOf } from '@helpdesk/contract/slug';
import { fromWire } from '@helpdesk/contract/wire';

const mostFormerSlugs = 50;

/**
 * The row that a form makes of a listing. What it leaves out keeps what the row has; addresses, the point and the texts of
 * pictures follow what it changes.
 * @param kept the row as it is; undefined: it is added
 * @param taken live slugs of the other listings of the kind
 */
export function listingRow(
  kind: ListingKind,
  _id: string,
  input: ListingInput,
  kept: ListingRow | undefined,
  taken: ReadonlySet<string>,
): Omit<ListingRow, 'seq'> {
  const entered: object = fromWire(kind, input, kept);
  const images = input.images ?? kept?.images ?? [];
  return {
    ...entered,
    _id,
    ...slugs(input, kept, taken),
    ...point(input, kept),
    pictureTexts: input.pictureTexts ?? movedTexts(kept?.pictureTexts ?? [], images, kept),
    translations: input.translations ?? movedTranslations(images, kept),
  } as Omit<ListingRow, 'seq'>;
}

/** A new name brings a new address; the old one goes on leading here (decision B1). */
function slugs(input: ListingInput, kept: ListingRow | undefined, taken: ReadonlySet<string>) {
  const asked = input.slug && input.slug !== kept?.slug ? input.slug : input.name;
  const stays = kept && asked === input.name && slugOf(input.name) === slugOf(kept.name);
  const slug = stays ? kept.slug : freeSlug(asked, taken);
  const former = [...(kept?.formerSlugs ?? []), ...(input.formerSlugs ?? []).map(slugOf), ...(kept ? [kept.slug] : [])];
  return { slug, formerSlugs: [...new Set(former)].filter((old) => old !== slug).slice(-mostFormerSlugs) };
}

/** Coordinates as given, else as the map link carries them (decision B16). */
function point({ latitude, longitude, mapURL }: ListingInput, kept: ListingRow | undefined) {
  if (latitude != null && longitude != null) return { latitude, longitude };
  const isSilent = latitude === undefined && longitude === undefined;
  if (isSilent && kept?.mapURL === mapURL) return { latitude: kept.latitude, longitude: kept.longitude };
  return pointOfMapLink(mapURL) ?? { latitude: null, longitude: null };
}

/** Alternative texts stand in the order of the pictures: they move with them. */
export function movedTexts(texts: readonly string[], images: readonly string[], kept: Pick<ListingRow, 'images'> | undefined): string[] {
  return images.map((address) => texts[kept?.images.indexOf(address) ?? -1] ?? '');
}

function movedTranslations(images: readonly string[], kept: ListingRow | undefined): ListingRow['translations'] {
  const moved = Object.entries(kept?.translations ?? {}).map(([language, texts]): [string, object] => [
    language,
    texts.pictureTexts ? { ...texts, pictureTexts: movedTexts(texts.pictureTexts, images, kept) } : texts,
  ]);
  return Object.fromEntries(moved);
}
