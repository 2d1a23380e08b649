import type { StraightLine } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { straightLineInWords } from '#listings/distance-in-words.ts';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { OpenState } from '#listings/opening/open-state.tsx';
import { useMoment } from '#listings/opening/use-moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { minutesInWords } from './minutes-in-words.ts';
import { stopOnDay } from './opening-on-day.ts';
import styles from './stop-card.module.css';
import { minutesAt, type SavedListing } from './stops.ts';

interface StopProps {
  stop: SavedListing;
  number: number;
  /** From the stop before it. */
  leg: StraightLine | undefined;
  /** `YYYY-MM-DD` */
  day: string;
}

interface StopCardProps extends StopProps {
  /** Of all stops. */
  count: number;
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
  onGrip: (item: HTMLElement, event: PointerEvent) => void;
}

/** A stop of one's own plan, with what moves it. */
export function StopCard({ stop, number, leg, day, count, onMove, onTakeOut, onGrip }: StopCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { name } = textsOf(stop.listing);
  const { opens, look } = stopOnDay(useCatalogue(), stop.listing, day, useMoment());
  const mover = (by: -1 | 1, isPossible: boolean) => ({
    look: 'plain' as const,
    square: true,
    className: styles.mover,
    // It keeps the focus at either end.
    'aria-disabled': !isPossible,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (!isPossible) return;
      flushSync(() => onMove(by));
      currentTarget.focus();
    },
  });
  return (
    <>
      {number > 1 && <p className={classes('num', styles.leg)}>{leg ? straightLineInWords(leg) : m.saved_leg_unknown()}</p>}
      <div ref={card} className={styles.stop}>
        <StopFacts stop={stop} number={number} day={day} />
        <div className={styles.movers}>
          <Button {...mover(-1, number > 1)}>
            <Icon name="earlier" />
            <span className="sr">
              <Sentence words={(text) => m.saved_earlier({ name: text })} of={name} />
            </span>
          </Button>
          <Button {...mover(1, number < count)}>
            <Icon name="later" />
            <span className="sr">
              <Sentence words={(text) => m.saved_later({ name: text })} of={name} />
            </span>
          </Button>
        </div>
        {/* For fingers and mice; the buttons do the same for everybody. */}
        <span
          className={styles.grip}
          aria-hidden="true"
          onPointerDown={(event) => {
            const item = card.current?.parentElement;
            if (event.button !== 0 || !item) return;
            // Nothing is selected on the way.
            event.preventDefault();
            onGrip(item, event.nativeEvent);
          }}
        >
          <Icon name="grip" />
        </span>
        {(look === 'closed' || look === 'warned') && (
          <div className={styles.warning}>
            <Icon name="alert" />
            <p>
              {look === 'closed' ? m.saved_closed_warning() : m.saved_warned_warning()} {opens}{' '}
              <button type="button" className={styles.takeOut} onClick={onTakeOut}>
                {m.saved_take_out()}
                <span className="sr">
                  {' '}
                  <Text of={name} />
                </span>
              </button>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

interface StopFactsProps extends Omit<StopProps, 'leg'> {
  heading?: 'h2' | 'h3';
}

/** What a stop is: its number, its name, the time there, and whether it is open that day. */
export function StopFacts({ stop: { kind, listing }, number, day, heading: Name = 'h2' }: StopFactsProps) {
  const minutes = minutesAt(listing);
  const { look, text } = stopOnDay(useCatalogue(), listing, day, useMoment());
  return (
    <>
      <span className={styles.number}>{number}</span>
      <div>
        <Name className={styles.name}>
          <ListingLink link={directories[kind].linkOf(listing.slug)}>
            <Text of={textsOf(listing).name} />
          </ListingLink>
        </Name>
        {minutes !== null && <p className={classes('num', styles.there)}>{m.saved_there({ time: minutesInWords(minutes) })}</p>}
        <p>
          <OpenState look={look} text={text} />
        </p>
      </div>
    </>
  );
}
