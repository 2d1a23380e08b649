import { donors } from '@helpdesk/site/donors';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useEffect, useId, useState } from 'react';

import { slideStays, useAttention } from '#ui/controls/attention.ts';
import { Button } from '#ui/controls/button.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';
import { useLessMotion } from '#ui/style/use-less-motion.ts';
import styles from './donor-wall.module.css';

const rowLength = 10;
const rowsOf = () => [0, 1, 2].map((row) => donors.slice(row * rowLength, (row + 1) * rowLength)).filter((row) => row.length > 0);

/**
 * Thirty logos in three rows that scroll by themselves (product 3.2). They wait while hovered, touched or focused and stop
 * for good with Pause; for those who asked for less motion they stand, and are scrolled by hand (product 2.7).
 */
export function DonorWall() {
  const heading = useId();
  const still = useLessMotion();
  const [paused, setPaused] = useState(false);
  const { attended, handlers } = useAttention();
  const waiting = useWaiting(attended);
  return (
    <section className="sec below-fold" aria-labelledby={heading} {...handlers}>
      <SectionHeading
        id={heading}
        title={m.home_donors()}
        action={
          !still && (
            <Button look="quiet" onClick={() => setPaused(!paused)}>
              {paused ? m.carousel_play() : m.carousel_pause()}
            </Button>
          )
        }
      />
      <div
        className={classes(styles.wall, (paused || waiting) && styles.waiting)}
        {...(still && { role: 'group', 'aria-labelledby': heading, tabIndex: 0 })}
      >
        {rowsOf().map((row) => (
          <div key={row[0]?.logo} className={styles.row}>
            <Stones row={row} />
            <Stones row={row} again />
          </div>
        ))}
      </div>
    </section>
  );
}

/** `again`: the same stones behind themselves, so that the row has no end; nobody needs to hear them twice. */
function Stones({ row, again }: { row: typeof donors; again?: boolean }) {
  return (
    <ul className={classes('list', styles.stones, again && styles.again)} aria-hidden={again}>
      {row.map(({ name, logo }) => (
        <li key={logo} className={styles.stone}>
          <img src={logo} alt={again ? '' : inSpokenLanguage(name)} width={143} height={50} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}

/** As long as somebody attends, and a while longer. */
function useWaiting(attended: boolean): boolean {
  const [lingering, setLingering] = useState(false);
  useEffect(() => {
    if (attended) {
      setLingering(true);
      return;
    }
    const timer = setTimeout(() => setLingering(false), slideStays);
    return () => clearTimeout(timer);
  }, [attended]);
  return attended || lingering;
}
