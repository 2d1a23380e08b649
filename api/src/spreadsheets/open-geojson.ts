import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { type Field, isOn, isTranslated } from '@helpdesk/contract/kinds/field';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { jsonParts } from '#http/budget/work.ts';
import { type NamedTable, type Names, namesIn } from './names.ts';
import { pageOf } from './open-csv.ts';
import { openRows } from './open-rows.ts';

/** What stands beside the features, of the whole collection. */
export interface About {
  readonly title: string;
  readonly licence: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string | null;
}

/** All listings as one collection (RFC 7946); one of which nobody knows where it is has no geometry. */
export function geoJsonOf(rows: CatalogueRows, origin: string, { title, licence, changedAt }: About): Generator<string> {
  const names = namesIn(rows);
  function* features() {
    for (const kind of listingKinds)
      for (const row of openRows(rows, kind, origin) as Iterable<ListingRow>) yield featureOf(kind, row, names, origin);
  }
  return jsonParts({ type: 'FeatureCollection', title, license: licence, modified: changedAt, features: features() });
}

function featureOf(kind: ListingKind, row: ListingRow, names: Names, origin: string) {
  const { _id, slug, latitude, longitude } = row;
  const coordinates = latitude === null || longitude === null ? undefined : [longitude, latitude];
  const properties = { kind, url: pageOf(kind, slug, origin), ...told(kind, row, names) };
  return { type: 'Feature', id: _id, geometry: coordinates ? { type: 'Point', coordinates } : null, properties };
}

/** What is entered of a listing and a page may hold, under the names of the spreadsheet's columns; rows that it names are said in words. */
function told(kind: ListingKind, row: ListingRow, names: Names): Record<string, unknown> {
  const open = fieldsOf(kind).filter(
    ([, field]) => isOn(field, 'page') && isOn(field, 'input') && field.csv !== null && field.is !== 'degrees',
  );
  const values = open.map(([name, field]) => [field.csv ?? name, wordsOf(field, (row as unknown as Record<string, unknown>)[name], names)]);
  const translated = open.filter(([, field]) => isTranslated(field)).map(([name]) => name);
  const translations = Object.entries(row.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([name]) => translated.includes(name))),
  ]);
  return { ...Object.fromEntries(values), translations: Object.fromEntries(translations) };
}

function wordsOf(field: Field, value: unknown, names: Names): unknown {
  if (field.is === 'id') return value === null ? null : names.wordOf(field.of as NamedTable, String(value));
  if (field.is === 'ids' || field.is === 'nearby') return (value as string[]).map((id) => names.wordOf(field.of as NamedTable, id));
  return value;
}
