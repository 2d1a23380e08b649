import type { FoundListings } from './catalogue.ts';

/** Whether a directory has something to say of how its search was understood: of which kind its rows are goes without saying. */
export const isUnderstood = ({ wish, understands = false }: FoundListings<unknown>): boolean =>
  understands ||
  (wish !== undefined && (wish.where !== undefined || wish.asked.some(({ terms }) => terms.some(({ is }) => is !== 'kind'))));
