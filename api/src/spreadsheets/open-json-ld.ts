import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { type Language, translationLanguages } from '@helpdesk/contract/languages';
import { restrictionsOf } from '@helpdesk/contract/opening/restriction';
import { listingThing } from '@helpdesk/contract/schema-org/listing-thing';
import { placeThing, resortThing, restaurantThing, serviceThing } from '@helpdesk/contract/schema-org/own-thing';
import type { Thing } from '@helpdesk/contract/schema-org/thing';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';

import { eachOf, jsonParts } from '#http/budget/work.ts';
import { pageOf } from './open-csv.ts';
import type { About } from './open-geojson.ts';

/** All listings as things of schema.org, in one document, with their names and texts in every language. */
export function jsonLdOf(rows: CatalogueRows, origin: string, today: string, { title, licence, changedAt }: About): Generator<string> {
  const dataset = { '@type': 'Dataset', '@id': `${origin}/data`, name: title, license: licence, dateModified: changedAt ?? undefined };
  function* things() {
    yield dataset;
    for (const kind of listingKinds) for (const [row, own] of ownThings(rows, kind)) yield thingOf(kind, row, own);
  }
  function thingOf(kind: ListingKind, row: ListingRow, own: Thing): Thing {
    const url = pageOf(kind, row.slug, origin);
    const locality = rows.regions.find(({ _id }) => _id === row.regionId)?.name;
    const said = { name: inAll(row, 'name'), description: inAll(row, 'content') };
    const { state, country } = site;
    const restrictions = restrictionsOf(rows.notices, kind, row);
    return listingThing(own, row, {
      origin,
      path: url.slice(origin.length),
      url,
      ...said,
      locality,
      state: state.en,
      country,
      restrictions,
      today,
    });
  }
  return jsonParts({ '@context': 'https://schema.org', '@graph': things() });
}

type Own = readonly [row: ListingRow, own: Thing];

function ownThings(rows: CatalogueRows, kind: ListingKind): Iterable<Own> {
  const made: { readonly [Kind in ListingKind]: () => Iterable<Own> } = {
    places: () => eachOf(rows.places, (row): Own => [row, placeThing(row)]),
    resorts: () => eachOf(rows.resorts, (row): Own => [row, resortThing(row, inWords)]),
    restaurants: () => eachOf(rows.restaurants, (row): Own => [row, restaurantThing(row, inWords)]),
    services: () => eachOf(rows.services, (row): Own => [row, serviceThing(row)]),
  };
  return made[kind]();
}

/** A member of a set as English words: `petFriendly` is “Pet friendly”. */
function inWords(member: string): string {
  const words = member.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inAll(row: ListingRow, field: 'name' | 'content') {
  const said: [Language, string | undefined][] = [
    ['en', row[field]],
    ...translationLanguages.map((language): [Language, string | undefined] => [language, row.translations[language]?.[field]]),
  ];
  return said.flatMap(([language, text]) => (text ? [{ '@language': language, '@value': text }] : []));
}
