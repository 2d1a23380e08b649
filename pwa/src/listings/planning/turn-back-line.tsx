import type { Point } from '@helpdesk/contract/rules/map/geo';
import type { PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { timeInWords } from '#listings/opening/time-in-words.ts';
import { useMoment } from '#listings/opening/use-moment.ts';
import { sunOn } from './sunset.ts';
import { daylightAt } from './turn-back.ts';

/** When to turn round; after that hour that it is late, and in the dark nothing that could be read as leave to go. */
export function TurnBackLine({ place, point }: { place: PlaceRow; point: Point }) {
  const { day, time } = useMoment();
  const sun = sunOn(day, point);
  const light = sun && daylightAt(place, sun, time);
  if (!light) return null;
  if (light.is === 'dark') return <b>{m.facts_dark()}</b>;
  if (light.is === 'late') return <b>{m.facts_late({ time: timeInWords(light.sunset) })}</b>;
  return (
    <>
      <b>{m.facts_turn_back({ time: timeInWords(light.turnBackBy) })}</b>
      <small>{m.facts_turn_back_why()}</small>
    </>
  );
}
