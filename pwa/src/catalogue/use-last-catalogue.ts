import { useLast } from '#platform/use-last.ts';

import type { Catalogue } from './catalogue.ts';
import { useCatalogue } from './use-catalogue.tsx';

/** For what is alike on all pages and stays from one to the next: until the rows of a page are here those of the one before say it. */
export const useLastCatalogue = (): Catalogue | undefined => useLast(useCatalogue());
