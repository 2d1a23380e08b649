import { isStorable } from '#http/unstorable.ts';
import { isShownError, plain, unguarded } from './cells.ts';
import type { Column } from './columns.ts';
import type { Reason } from './line.ts';
import { lossIn } from './lost-letters.ts';
import type { Line } from './reading/line.ts';

/** Why a cell that the line changed is no longer what somebody wrote, since a spreadsheet made something else of it; undefined: it is. */
export function lossOf({ cells, odd }: Line, column: Column, before: string): Reason | undefined {
  const because = (key: Reason['key'], name?: string): Reason => ({ column: column.name, key, name });
  const cell = unguarded(plain(cells.get(column.name) ?? ''));
  if (!isStorable(cell)) return because('error_letters');
  const oddity = odd.get(column.name);
  if (oddity && !(oddity.key === 'server_csv_became_day' && column.holds === 'days')) return because(oddity.key, oddity.name);
  if (isShownError(cell)) return because('server_csv_shown_error', cell);
  const loss = lossIn(cell, unguarded(plain(before)), column.language);
  if (loss?.of === 'letters') return because('server_csv_lost_letters');
  if (!loss) return;
  return loss.was === '' ? because('server_csv_other_encoding') : because('server_csv_read_in_other_encoding', loss.was.slice(0, 80));
}

/** What is said of a cell whose letters went with an encoding: saving the file in another way helps. */
export const encodingReasons: readonly Reason['key'][] = [
  'server_csv_lost_letters',
  'server_csv_other_encoding',
  'server_csv_read_in_other_encoding',
];
