import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import type { FieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { Answer as Row } from '@helpdesk/contract/kinds/types';
import type { RowOf } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';

import { type Reading, useAnswer } from '#admin/shell/use-answer.ts';

/** The rows of a table: those that are not published before those that everybody may read. */
export function useWithUnpublished<Table extends CatalogueTable, Listed extends Row<FieldsOf<Table>>>(
  table: Table,
  published: Reading<readonly Listed[]>,
): Reading<readonly (Listed | Row<FieldsOf<Table>>)[]> {
  const hidden = useAnswer(storedRowCalls.unpublished, { params: { table } });
  const rows = hidden.result?.map((row) => toWire(table, row as unknown as RowOf<Table>));
  const result = published.result && [...(rows ?? []), ...published.result];
  return hidden.state === 'failed' ? { ...hidden, result } : { ...published, result };
}
