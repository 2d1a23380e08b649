interface Kind {
  /** Its table in PostgreSQL. */
  readonly table: string;
  /** The field that a person knows a row by. */
  readonly title: string;
  /** Of a listing: the first segment of its public addresses. */
  readonly directory?: string;
  /** Of a listing: what somebody in need looks for, of which the nearest that is open goes first. */
  readonly isHelp?: true;
}

/** Every kind of row that phones hold, in the order in which tables are written and listed. */
export const kinds = {
  categories: { table: 'category', title: 'name' },
  regions: { table: 'region', title: 'name' },
  places: { table: 'place', title: 'name', directory: 'tourism-directory' },
  resorts: { table: 'resort', title: 'name', directory: 'accommodation-directory' },
  restaurants: { table: 'restaurant', title: 'name', directory: 'restaurant-directory' },
  services: { table: 'service', title: 'name', directory: 'essentials', isHelp: true },
  ads: { table: 'ad', title: 'title' },
  reports: { table: 'report', title: 'name' },
  notices: { table: 'notice', title: 'heading' },
  helpdesk: { table: 'helpdesk', title: 'welcome' },
} as const satisfies Readonly<Record<string, Kind>>;

export type CatalogueTable = keyof typeof kinds;

export const catalogueTables = Object.keys(kinds) as readonly CatalogueTable[];

/** Something of each table. */
export const eachTable = <Value>(of: (table: CatalogueTable) => Value): Record<CatalogueTable, Value> =>
  Object.fromEntries(catalogueTables.map((table) => [table, of(table)])) as Record<CatalogueTable, Value>;

export type ListingKind = {
  [Table in CatalogueTable]: (typeof kinds)[Table] extends { directory: string } ? Table : never;
}[CatalogueTable];

export const listingKinds = catalogueTables.filter((table): table is ListingKind => 'directory' in kinds[table]);

export const isHelp = (kind: ListingKind): boolean => 'isHelp' in kinds[kind];

/** What a notice may be about: a listing, a region, or with `kinds` all listings of a kind, whose name is then the id. */
export type SubjectKind = ListingKind | 'regions' | 'kinds';

export const subjectKinds: readonly SubjectKind[] = [...listingKinds, 'regions', 'kinds'];
