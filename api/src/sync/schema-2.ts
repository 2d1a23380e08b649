/**
 * What a head keeps for apps of schema 2 alone: they refuse one that does not count exactly these tables, and would show "offline"
 * for good. With it they read `schema`, and then only say that they must be updated: so nothing here needs to be true.
 */
export const forAppsOfSchema2 = {
  counts: { categories: 0, regions: 0, places: 0, resorts: 0, restaurants: 0, ads: 0, reports: 0, notices: 0 },
  digest: '',
};
