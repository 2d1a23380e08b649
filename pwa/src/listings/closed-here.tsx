import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { use } from 'react';

import { closureOf } from '#catalogue/announced.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { AboutContext } from './about-context.ts';
import styles from './closed-here.module.css';
import { shortDayInWords } from './day-in-words.ts';

export function ClosedHere() {
  const id = use(AboutContext);
  const catalogue = useCatalogue();
  const day = useDay();
  const closure = catalogue && closureOf(catalogue, id, day);
  return (
    closure && (
      <span className={styles.closed}>
        <Icon name="closed" />
        {m.closed_until({ day: shortDayInWords(closure.endDate, day, spokenLanguage()) })}
      </span>
    )
  );
}
