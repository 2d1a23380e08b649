/** Where else the same thing is known, each by ids of its own. */
export type Elsewhere = 'wikidata' | 'osm';

interface Known {
  readonly pattern: RegExp;
  /** What stands before an id in the addresses of its pages, however it was copied. */
  readonly address: RegExp;
  readonly page: string;
}

const known: Readonly<Record<Elsewhere, Known>> = {
  wikidata: {
    pattern: /^Q[1-9]\d{0,11}$/,
    address: /^https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\//i,
    page: 'https://www.wikidata.org/wiki/',
  },
  osm: {
    pattern: /^(?:node|way|relation)\/[1-9]\d{0,15}$/,
    address: /^https?:\/\/(?:www\.)?(?:openstreetmap\.org|osm\.org)\//i,
    page: 'https://www.openstreetmap.org/',
  },
};

/** Whether it is written as an id is there: `Q1234`, `node/123`, `way/123`, `relation/123`; nobody asks whether there is such a thing. */
export const isIdElsewhere = (of: Elsewhere, id: string): boolean => known[of].pattern.test(id);

/** What somebody pasted, as an id where it is the address of the thing's page. */
export function idFromAddress(of: Elsewhere, text: string): string {
  const { address } = known[of];
  return address.test(text) ? text.replace(address, '').replace(/[?#].*$/, '') : text;
}

/** Pages of other sites about the same thing. */
export const sameAs = (ids: Readonly<Record<Elsewhere, string>>): string[] =>
  (['wikidata', 'osm'] as const).filter((of) => isIdElsewhere(of, ids[of])).map((of) => known[of].page + ids[of]);
