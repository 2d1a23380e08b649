import { useEffect } from 'react';

import { createStore } from '#platform/store.ts';
import { useStore } from '#platform/use-store.ts';

interface LastSaved {
  readonly table: string;
  readonly id: string;
}

/** The row that a form saved last: its list brings it into sight and marks it. */
export const lastSaved = createStore<LastSaved | undefined>(undefined);

/** Which row of a table was saved last while its list is open; a new object for each time that it was saved. */
export function useLastSaved(table: string | undefined): LastSaved | undefined {
  const saved = useStore(lastSaved);
  useEffect(() => () => lastSaved.swap(undefined), []);
  return saved?.table === table ? saved : undefined;
}
