import { useState } from 'react';

import type { Catalogue } from './catalogue.ts';
import { useCatalogue } from './use-catalogue.tsx';

/** For what is alike on all pages and stays from one to the next: until the rows of a page are here those of the one before say it. */
export function useLastCatalogue(): Catalogue | undefined {
  const now = useCatalogue();
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now ?? last;
}
