import type { ListingRow as Listing, PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { textsOf } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { ListingOpen } from '#listings/deferred-parts.ts';
import { Text } from '#ui/page/text.tsx';
import { AccessAnswers } from './access-answers.tsx';
import styles from './before-you-go.module.css';
import { Daylight } from './daylight.tsx';
import { durationInWords } from './duration-in-words.ts';
import { Fact } from './fact.tsx';
import { hoursInWords } from './hours-in-words.ts';
import { difficultyWords, signalWords } from './planning-words.ts';

/** What is known of when it is open and, of a place, of the way there and the time there. */
export function Planning({ listing }: { listing: Listing }) {
  const day = useDay();
  const { hours } = listing;
  return (
    <>
      {hours && (
        <Fact icon="wait" name={m.facts_hours()}>
          <span className={styles.now}>
            <ListingOpen listing={listing} />
          </span>
          {hoursInWords(hours, day).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </Fact>
      )}
      {'timeNeeded' in listing && <OfPlace place={listing} day={day} />}
    </>
  );
}

function OfPlace({ place, day }: { place: PlaceRow; day: string }) {
  const { timeNeeded, difficulty, signal } = place;
  const { fee, gettingThere } = textsOf(place);
  const duration = timeNeeded !== null && durationInWords(timeNeeded);
  const hard = difficulty && difficultyWords[difficulty]();
  return (
    <>
      {fee.text && (
        <Fact icon="rupee" name={m.facts_fee()}>
          <Text of={fee} />
        </Fact>
      )}
      {(duration || hard) && (
        <Fact icon="hourglass" name={m.facts_time_needed()}>
          {duration}
          {hard && <small>{hard}</small>}
        </Fact>
      )}
      <Daylight place={place} day={day} />
      <AccessAnswers access={place.access} />
      {gettingThere.text && (
        <Fact icon="bus" name={m.facts_getting_there()}>
          <Text of={gettingThere} />
        </Fact>
      )}
      {signal && (
        <Fact icon="signal" name={m.facts_signal()}>
          {signalWords[signal]()}
        </Fact>
      )}
    </>
  );
}
