import { m } from '@helpdesk/words/messages';
import { type ReactNode, useId, useRef } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Rail } from '#ui/media/rail.tsx';
import { lessMotion } from '#ui/page/scroll.ts';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './people-row.module.css';
import { useRailReach } from './use-rail-reach.ts';

/** A row of people that scrolls sideways: by finger, with its two buttons, and by arrow keys once it has the focus. */
export function PeopleRow({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const heading = useId();
  const rail = useRef<HTMLUListElement>(null);
  const reach = useRailReach(rail);

  const scroll = (pages: number) => {
    const list = rail.current;
    list?.scrollBy({ left: pages * list.clientWidth * 0.7, behavior: lessMotion() ? 'instant' : 'smooth' });
  };

  return (
    <section className="sec">
      <SectionHeading
        id={heading}
        title={title}
        action={
          <div className={classes(styles.buttons, !reach.back && !reach.on && styles.needless)}>
            <Button look="line" square aria-label={m.rail_back()} aria-disabled={!reach.back} onClick={() => scroll(-1)}>
              <Icon name="left" />
            </Button>
            <Button look="line" square aria-label={m.rail_on()} aria-disabled={!reach.on} onClick={() => scroll(1)}>
              <Icon name="right" />
            </Button>
          </div>
        }
      />
      <Rail ref={rail} className={classes(styles.row, className)} tabIndex={0} aria-labelledby={heading}>
        {children}
      </Rail>
    </section>
  );
}
