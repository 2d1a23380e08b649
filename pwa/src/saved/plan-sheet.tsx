import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { straightLineInWords } from '#listings/distance-in-words.ts';
import { useMoment } from '#listings/opening/use-moment.ts';
import { PrintSheet } from '#listings/print/print-sheet.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';
import { Text } from '#ui/page/text.tsx';

import { minutesInWords } from './minutes-in-words.ts';
import { stopOnDay } from './opening-on-day.ts';
import { planDayInWords } from './plan-day-in-words.ts';
import styles from './plan-sheet.module.css';
import { PlanSums } from './plan-sums.tsx';
import { legsOf, minutesAt, type SavedListing } from './stops.ts';

interface PlanSheetProps {
  stops: readonly SavedListing[];
  day: string;
  link: string;
}

/** The plan on one page of paper, instead of all that the screen shows. */
export function PlanSheet({ stops, day, link }: PlanSheetProps) {
  const catalogue = useCatalogue();
  const { origin } = useOwnAddress();
  const legs = legsOf(stops);
  const now = useMoment();
  return (
    <PrintSheet
      link={link}
      code={m.saved_qr_title()}
      foot={
        <div>
          <b>{m.saved_sheet_scan()}</b>
          <p>{new URL('/saved', origin).host}/saved</p>
          <p className={styles.small}>{m.saved_sheet_check()}</p>
        </div>
      }
    >
      <p className={styles.title}>{m.saved_sheet_title({ day: planDayInWords(day) })}</p>
      <ol className={styles.stops}>
        {stops.map(({ id, listing }, at) => {
          const minutes = minutesAt(listing);
          const leg = legs[at];
          const opening = stopOnDay(catalogue, listing, day, now);
          const facts = [
            minutes === null ? '' : m.saved_there({ time: minutesInWords(minutes) }),
            opening.text,
            opening.opens,
            leg ? straightLineInWords(leg) : '',
          ];
          return (
            <li key={id}>
              <b>
                <Text of={textsOf(listing).name} />
              </b>
              <span className="num">{facts.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ol>
      <PlanSums stops={stops} day={day} />
    </PrintSheet>
  );
}
