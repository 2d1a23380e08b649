import type { AccessQuestion } from '@helpdesk/contract/kinds/place';
import { m } from '@helpdesk/words/messages';

/** What a place is asked about how one gets there, in words. */
export const accessWords: Readonly<Record<AccessQuestion, () => string>> = {
  steps: m.access_steps,
  evenSurface: m.access_even_surface,
  shade: m.access_shade,
  water: m.access_water,
  toilet: m.access_toilet,
  wheelchair: m.access_wheelchair,
};
