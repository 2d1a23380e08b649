import { listingKinds } from '#kinds/kinds.ts';

/** The tables that the region's dataset is made of, in the order in which one that is empty takes them. */
export const dataTables = ['categories', 'regions', ...listingKinds] as const;
export type DataTable = (typeof dataTables)[number];

/** One file of the dataset, at `/data/{name}` for good. */
export interface DataFile {
  readonly name: string;
  readonly type: string;
  /** Of a spreadsheet, which holds one table; absent where all are in one file. */
  readonly table?: DataTable;
}

/** The first segment of their addresses, and that of the page which offers them. */
export const dataSegment = 'data';

export const dataPath = (name: string): string => `/${dataSegment}/${name}`;

/** @param region how all their names begin */
export const dataFilesOf = (region: string): readonly DataFile[] => [
  ...dataTables.map((table) => ({ name: `${region}-${table}.csv`, type: 'text/csv', table })),
  { name: `${region}.geojson`, type: 'application/geo+json' },
  { name: `${region}.jsonld`, type: 'application/ld+json' },
];

/** What is announced, as a calendar and as a feed; each in the language of `?lang=`. */
export const feedFiles = [
  { name: 'notices.ics', type: 'text/calendar' },
  { name: 'notices.atom', type: 'application/atom+xml' },
] as const;
