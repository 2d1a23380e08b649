import { isHelp } from '@helpdesk/contract/kinds/kinds';
import { wishesIn } from '@helpdesk/contract/rules/known-facts';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { withoutAllBut } from '#listings/map/without-kinds.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';

import { FilterSheet, type Narrowing } from './filter-sheet.tsx';
import styles from './more-filters.module.css';
import { OrderLine } from './order-line.tsx';

interface MoreFiltersProps extends Narrowing {
  /** How many more do not say whether they are as asked for. */
  unknown?: number | undefined;
}

/** Opens what else a directory can be narrowed by, and says how much of it is on. */
export function MoreFilters({ unknown, ...narrowing }: MoreFiltersProps) {
  const { region, category, open, access } = narrowing.filters;
  const [opener, setOpener] = useState<HTMLElement>();
  const number = [region, category, open].filter(Boolean).length + wishesIn(access).length;
  return (
    <div className={styles.bar}>
      <Button look="line" aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        {number > 0 ? m.facts_filter_on({ number }) : m.facts_filter()}
      </Button>
      <LinkButton look="line" to="/map" search={{ without: withoutAllBut([narrowing.kind]), open: open ? 'now' : undefined }}>
        {m.map_show_list()}
      </LinkButton>
      <Unknown count={unknown} />
      <OrderLine filters={narrowing.filters} closedLast={isHelp(narrowing.kind)} />
      {opener && <FilterSheet {...narrowing} opener={opener} onClose={() => setOpener(undefined)} />}
    </div>
  );
}

/** What is unknown is not "no". */
function Unknown({ count = 0 }: { count?: number | undefined }) {
  return (
    <p role="status" className={styles.unknown}>
      {count > 0 && m.facts_filter_unknown({ count })}
    </p>
  );
}
