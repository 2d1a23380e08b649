import type { FoundName } from '@helpdesk/contract/calls/search';
import { restrictionOn } from '@helpdesk/contract/opening/restriction-on';
import type { SearchedTable } from '@helpdesk/contract/search/searched-tables';
import { Link } from '@tanstack/react-router';

import { textsOf } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { RestrictionState } from '#listings/opening/restriction-state.tsx';
import { Text } from '#ui/page/text.tsx';

import { foundTables } from './found-tables.tsx';

interface FoundRowProps {
  table: SearchedTable;
  row: FoundName;
  /** Says which table it is of, where no heading does. */
  alone?: boolean;
  onFollow: () => void;
}

/** One answer of the search over everything. */
export function FoundRow({ table, row, alone, onFollow }: FoundRowProps) {
  const { title, linkOf, metaOf } = foundTables[table];
  const today = useDay();
  const restriction = restrictionOn(row.restrictions ?? [], today);
  return (
    <li>
      <Link {...linkOf(row)} onClick={onFollow}>
        <Text of={textsOf(row).name} />
        <small>{alone ? title() : metaOf(row)}</small>
        {restriction && <RestrictionState restriction={restriction} today={today} />}
      </Link>
    </li>
  );
}
