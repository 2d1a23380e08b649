import { useCallback, useEffect, useState } from 'react';

import { type CopyReport, copyReport } from '#catalogue/copy-report.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';

/** What this phone holds, measured again whenever pictures came or went and whenever somebody asks for it. */
export function useCopyReport(): { report: CopyReport | undefined; measure: () => void } {
  const [report, setReport] = useState<CopyReport>();
  const { phase, pictures, allPictures } = useSyncState();
  const measure = useCallback(() => {
    // Storage that cannot be looked into holds nothing that could be told.
    void copyReport().then(setReport, () => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored changes with them.
  useEffect(measure, [phase, pictures.state, allPictures?.state]);
  return { report, measure };
}
