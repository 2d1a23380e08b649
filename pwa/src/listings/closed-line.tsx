import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { closureOf } from '#catalogue/announced.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './closed-line.module.css';
import { shortDayInWords } from './day-in-words.ts';

/** Until when a listing is closed, in a line; nothing while it is not. */
export function ClosedLine({ id }: { id: string }) {
  const catalogue = useCatalogue();
  // Few listings have notices: the others of a list do not follow the day.
  return catalogue?.rows.notices.some(({ listing }) => listing?.id === id) && <Closed catalogue={catalogue} id={id} />;
}

function Closed({ catalogue, id }: { catalogue: Catalogue; id: string }) {
  const day = useDay();
  const closure = closureOf(catalogue, id, day);
  return (
    closure && (
      <span className={styles.closed}>
        <Icon name="closed" />
        {m.closed_until({ day: shortDayInWords(closure.endDate, day, spokenLanguage()) })}
      </span>
    )
  );
}
