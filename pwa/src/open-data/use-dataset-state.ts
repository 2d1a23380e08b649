import type { DatasetState } from '@helpdesk/contract/open-data/dataset';
import { useEffect, useState } from 'react';

/** Date, sizes and digests of the files; undefined until the server told them, and where nobody answers. */
export function useDatasetState(): DatasetState | undefined {
  const [state, setState] = useState<DatasetState>();
  useEffect(() => {
    const load = () =>
      void import('./dataset-state.ts')
        .then(({ datasetState }) => datasetState())
        .then(setState)
        .catch(() => undefined);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return state;
}
