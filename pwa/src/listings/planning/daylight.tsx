import { pointOf } from '@helpdesk/contract/rules/straight-line';
import type { PlaceRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { timeInWords } from '#listings/opening/short-time-in-words.ts';
import { Fact } from './fact.tsx';
import { sunsetOn } from './sunset.ts';
import { turnBackBy } from './turn-back.ts';

/** When the sun sets at a place, and when whoever walks there should turn round. */
export function Daylight({ place, day }: { place: PlaceRow; day: string }) {
  const point = pointOf(place);
  const sunset = point && sunsetOn(day, point);
  if (!sunset) return null;
  const language = spokenLanguage();
  const turn = turnBackBy(place, sunset);
  return (
    <Fact icon="sunset" name={m.facts_sunset({ time: timeInWords(sunset, language) })}>
      {turn && (
        <>
          <b>{m.facts_turn_back({ time: timeInWords(turn, language) })}</b>
          <small>{m.facts_turn_back_why()}</small>
        </>
      )}
    </Fact>
  );
}
