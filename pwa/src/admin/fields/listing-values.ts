import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isTranslated } from '@helpdesk/contract/kinds/field';
import type { Hours } from '@helpdesk/contract/kinds/hours';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { readHours, writeHours } from '@helpdesk/contract/opening/hours-text';
import { m } from '@helpdesk/words/messages';
import type { FormPicture } from '#admin/pictures/form-picture.ts';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import {
  type ListedText,
  listedTexts,
  stillRightOf,
  type TranslationValues,
  translationsOf,
  translationValues,
} from '#admin/translations/translation-values.ts';
import type { Errors } from './field-words.ts';
import { isKept, type PointValues, pointErrors, readNumber, settledPoint, typedNumber } from './point-values.ts';

/** What the forms of all kinds of listing hold (contract `listingInput`). */
export interface ListingValues extends TranslationValues, PointValues {
  readonly name: string;
  readonly content: string;
  readonly regionId: string;
  /** As a text (`HoursField`); empty: not known. */
  readonly hours: string;
  /** Of a kind that has one. */
  readonly bestSeason?: string;
  /** One on each line. */
  readonly alternateNames: string;
  readonly wikidata: string;
  readonly osm: string;
  readonly facts: readonly ListedText[];
  readonly images: readonly FormPicture[];
  readonly unpublished: boolean;
}

/** The same of a kind that is visited for its own sake. */
interface SeasonalValues extends ListingValues {
  readonly bestSeason: string;
}

interface Answered {
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly regionId: string | null;
  readonly hours: Hours | null;
  readonly alternateNames: readonly string[];
  readonly wikidata: string;
  readonly osm: string;
  readonly facts: readonly string[];
  readonly images: readonly string[];
  readonly pictureTexts: readonly string[];
  readonly pictureCredits: readonly string[];
  readonly unpublished?: boolean | undefined;
  readonly translations: Parameters<typeof translationValues>[0];
}

/** The values a form begins with; empty ones for a listing that is to be added. */
export function listingValues(kind: ListingKind, listing: Answered | undefined): ListingValues {
  const pictureTexts = (listing?.images ?? []).map((_, at) => listing?.pictureTexts[at] ?? '');
  const texts = listedTexts(pictureTexts, listing?.translations, 'pictureTexts');
  return {
    name: listing?.name ?? '',
    content: listing?.content ?? '',
    mapURL: listing?.mapURL ?? '',
    latitude: typedNumber(listing?.latitude),
    longitude: typedNumber(listing?.longitude),
    regionId: listing?.regionId ?? '',
    hours: listing?.hours ? writeHours(listing.hours) : '',
    alternateNames: (listing?.alternateNames ?? []).join('\n'),
    wikidata: listing?.wikidata ?? '',
    osm: listing?.osm ?? '',
    facts: listedTexts(listing?.facts ?? [], listing?.translations, 'facts'),
    images: texts.map((text, at) => ({ ...text, address: listing?.images[at] ?? '', credit: listing?.pictureCredits[at] ?? '' })),
    unpublished: listing?.unpublished ?? false,
    ...translationValues(listing?.translations, singleTexts(kind)),
  };
}

export const seasonalValues = (kind: ListingKind, listing: (Answered & { readonly bestSeason: string }) | undefined): SeasonalValues => ({
  ...listingValues(kind, listing),
  bestSeason: listing?.bestSeason ?? '',
});

/** What is translated and no list: in lists each text stands with its translations. */
const singleTexts = (kind: ListingKind): string[] =>
  fieldsOf(kind).flatMap(([name, field]) => (field.is === 'text' && isTranslated(field) ? [name] : []));

/** All that a form of a kind sends: what it forgets is a type error, though calls do without. */
export type Filled<Input> = Required<Omit<Input, 'popular' | 'slug' | 'formerSlugs' | 'checkedOn'>>;

/** The same values as they go to the server. */
export function listingInputOf<Kind extends ListingKind>(kind: Kind, values: ListingValues) {
  const facts = values.facts.filter(({ text }) => text.trim() !== '');
  const { mapURL, latitude, longitude } = { ...values, ...settledPoint(values) };
  return {
    name: values.name,
    content: values.content,
    mapURL,
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    pointConfirmed: isKept(values),
    regionId: values.regionId,
    hours: readHours(values.hours) ?? null,
    alternateNames: linesOf(values.alternateNames),
    wikidata: values.wikidata,
    osm: values.osm,
    facts: facts.map(({ text }) => text),
    images: values.images.map(({ address }) => address),
    pictureTexts: values.images.map(({ text }) => text),
    pictureCredits: values.images.map(({ credit = '' }) => credit),
    unpublished: values.unpublished,
    translations: translationsOf(values, { facts, pictureTexts: values.images }),
    stillRight: stillRightOf(values, translatedFields(kind)),
  };
}

export const seasonalInputOf = <Kind extends ListingKind>(kind: Kind, values: SeasonalValues) => ({
  ...listingInputOf(kind, values),
  bestSeason: values.bestSeason,
});

/** What stands on the lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with what only a form has: halves of a point, and hours that are not whole. */
export const typedErrors = (values: ListingValues): Errors => ({ ...pointErrors(values), ...hoursErrors(values) });

const hoursErrors = ({ hours }: ListingValues): Errors => (hours === '' || readHours(hours) ? {} : { hours: m.error_hours() });

/** Single texts are those of which the form holds translations by themselves. */
export function listingTexts(values: ListingValues): FormTexts {
  const { translations, stillRight, facts, images } = values;
  const held: Readonly<Record<string, unknown>> = { ...values };
  const names = new Set(Object.values(translations).flatMap((texts) => Object.keys(texts)));
  const single = [...names].map((name): [string, string] => [name, String(held[name] ?? '')]);
  return { translations, stillRight, single: Object.fromEntries(single), lists: { facts, pictureTexts: images } };
}
