import type { Point } from '@helpdesk/contract/rules/map/geo';
import { linkTo, readLink, unreadable } from '@helpdesk/contract/rules/map/map-link';
import { degreesOfText, pointOfText } from '@helpdesk/contract/rules/map/point-of-text';
import { m } from '@helpdesk/words/messages';
import type { Errors } from './field-words.ts';

/** Where a listing is, as its form holds it. */
export interface PointValues {
  readonly mapURL: string;
  /** Degrees as they are typed, as the longitude. */
  readonly latitude: string;
  readonly longitude: string;
  /** Latitude and longitude that somebody was asked about and kept. */
  readonly pointKept?: string;
}

/** A new map link brings its point, unless somebody typed another one (product 5.2). */
export function withMapLink(values: PointValues, mapURL: string): Partial<PointValues> {
  const known = pointOf(values.mapURL);
  const isTyped =
    values.latitude.trim() !== '' && (readNumber(values.latitude) !== known?.latitude || readNumber(values.longitude) !== known?.longitude);
  return isTyped ? { mapURL } : { mapURL, ...typedPoint(pointOf(mapURL)) };
}

/**
 * What has to change once something is typed whole: two numbers in one field are the point, and a point in place of the link,
 * or without one, becomes a link to it.
 */
export function settledPoint(values: PointValues): Partial<PointValues> {
  const typed = pointOfText(values.latitude) ?? pointOfText(values.longitude);
  const linked = /:\/\//.test(values.mapURL) ? undefined : pointOf(values.mapURL);
  const leads = linked ?? (values.mapURL.trim() === '' ? typed : undefined);
  const point = typed ?? (values.latitude.trim() === '' ? linked : undefined);
  return { ...(leads && { mapURL: linkTo(leads) }), ...(point && typedPoint(point)) };
}

/** A listing has a point or none. */
export function pointErrors(values: PointValues): Errors {
  const { latitude, longitude } = { ...values, ...settledPoint(values) };
  if ((latitude.trim() === '') === (longitude.trim() === '')) return {};
  return { [latitude.trim() === '' ? 'latitude' : 'longitude']: m.admin_field_point_half() };
}

/** The point that is there is the right one, though it is odd: of another one it is asked again. */
export const keptPoint = ({ latitude, longitude }: PointValues) => ({ latitude, pointKept: `${latitude} ${longitude}` });
export const isKept = (values: PointValues): boolean => values.pointKept === keptPoint(values).pointKept;

/** Latitude and longitude in each other's place, also in a link that has them. */
export function swappedPoint({ mapURL, latitude, longitude }: PointValues): Partial<PointValues> {
  const [north, east] = [readNumber(longitude), readNumber(latitude)];
  const linked = pointOf(mapURL);
  const isLinked = linked && linked.latitude === east && linked.longitude === north;
  return {
    latitude: longitude,
    longitude: latitude,
    ...(isLinked && north !== null && east !== null && { mapURL: linkTo({ latitude: north, longitude: east }) }),
  };
}

/** The middle of what a map link without a pin shows, where the listing has no point yet: a person has to say that it is the place. */
export function suggestedPoint({ mapURL, latitude }: PointValues): Point | undefined {
  return latitude.trim() === '' && !pointOf(mapURL) ? readLink(mapURL).view : undefined;
}

/** Why a map link brought no point, and what to do; undefined where there is nothing to say. */
export function unreadableLink(values: PointValues): string | undefined {
  const { mapURL, latitude } = values;
  if (mapURL.trim() === '' || latitude.trim() !== '' || pointOf(mapURL) || suggestedPoint(values)) return undefined;
  const why = unreadable(mapURL);
  if (why === 'short') return m.admin_field_map_short();
  if (why === 'plusCode') return m.admin_field_map_plus_code();
  return mapURL.startsWith('https://') ? m.admin_field_map_without_point() : undefined;
}

export const typedNumber = (number: number | null | undefined) => (number == null ? '' : String(number));

/** Null: none. What is no number is refused by the contract. */
export const readNumber = (typed: string) => (typed.trim() === '' ? null : (degreesOfText(typed) ?? Number.NaN));

const pointOf = (link: string): Point | undefined => pointOfText(link) ?? readLink(link).point;

export const typedPoint = (point: Point | undefined) => ({
  latitude: typedNumber(point?.latitude),
  longitude: typedNumber(point?.longitude),
});
