import type { Catalogue } from '#catalogue/catalogue.ts';
import { useCatalogue, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';
import { useLast } from '#platform/use-last.ts';

/**
 * The catalogue for what searches unasked: all that this phone holds only once its search is prepared, which at one go would hold up
 * the page; the one before until then.
 */
export function useSearchableCatalogue(): Catalogue | undefined {
  const catalogue = useCatalogue();
  const held = useWholeCatalogue();
  const isPrepared = useIsPrepared(held);
  return useLast(catalogue === held && !isPrepared ? undefined : catalogue);
}
