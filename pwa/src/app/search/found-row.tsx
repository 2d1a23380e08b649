import { Link } from '@tanstack/react-router';

import type { Catalogue, SearchedRow, SearchedTable } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { Text } from '#ui/page/text.tsx';

import { type FoundTable, foundTables } from './found-tables.tsx';

type Named = Pick<SearchedRow, 'name' | 'translations'>;

interface FoundRowProps {
  table: SearchedTable;
  row: SearchedRow;
  catalogue: Catalogue;
  /** Says which table it is of, where no heading does. */
  alone?: boolean;
  onFollow: () => void;
}

/** One answer of the search over everything. */
export function FoundRow({ table, row, catalogue, alone, onFollow }: FoundRowProps) {
  const { title, linkOf, metaOf }: FoundTable = foundTables[table];
  return (
    <li>
      <Link {...linkOf(row)} onClick={onFollow}>
        <Text of={textsOf<Named>(row).name} />
        <small>{alone ? title() : metaOf(row, catalogue)}</small>
      </Link>
    </li>
  );
}
