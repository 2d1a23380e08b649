import { pointOf } from '@helpdesk/contract/rules/straight-line';
import type { PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { timeInWords } from '#listings/opening/time-in-words.ts';
import { deferred } from '#ui/page/deferred.tsx';
import { Fact } from './fact.tsx';
import { sunsetOn } from './sunset.ts';

/** No page is painted with it: what is kept would be read at another hour. */
const TurnBack = deferred(async () => (await import('./turn-back-line.tsx')).TurnBackLine, 'later', 'facts');

/** When the sun sets at a place, and what that means for whoever walks there at this hour. */
export function Daylight({ place, day }: { place: PlaceRow; day: string }) {
  const point = pointOf(place);
  const sunset = point && sunsetOn(day, point);
  if (!sunset) return null;
  return (
    <Fact icon="sunset" name={m.facts_sunset({ time: timeInWords(sunset) })}>
      <TurnBack place={place} point={point} />
    </Fact>
  );
}
