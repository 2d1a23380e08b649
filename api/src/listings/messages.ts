import { type CatalogueTable, kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

/** What is said of a row of each kind: a message that the catalogues lack is a type error where it is said. */

export const notFound = (table: CatalogueTable) => `server_not_found_${kinds[table].table}` as const;
export const added = (kind: ListingKind) => `server_added_${kinds[kind].table}` as const;
export const changed = (kind: ListingKind) => `server_changed_${kinds[kind].table}` as const;
export const deleted = (kind: ListingKind) => `server_deleted_${kinds[kind].table}` as const;
