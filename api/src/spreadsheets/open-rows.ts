import { namingFields, pictureFields } from '@helpdesk/contract/kinds/parts';
import { type DataTable, dataTables } from '@helpdesk/contract/open-data/data-files';
import type { CatalogueRows, RowOf } from '@helpdesk/contract/sync/rows';

import { eachOf } from '#http/budget/work.ts';

type OpenRow = RowOf<DataTable>;

/** Rows as open data tells them: pictures by whole addresses, and nothing is named that is not published. */
export function openRows(rows: CatalogueRows, table: DataTable, origin: string): Iterable<OpenRow> {
  const known = Object.fromEntries(dataTables.map((each) => [each, new Set(rows[each].map(({ _id }) => _id))]));
  return eachOf<OpenRow, OpenRow>(rows[table], (row) => {
    const told: Record<string, unknown> = { ...row };
    for (const { name, of } of namingFields(table)) told[name] = (told[name] as string[]).filter((id) => known[of]?.has(id));
    for (const name of pictureFields(table)) told[name] = (told[name] as string[]).map((address) => origin + address);
    return told as unknown as OpenRow;
  });
}
