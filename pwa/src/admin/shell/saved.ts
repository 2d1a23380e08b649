import { type CatalogueTable, catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { canBeUnpublished } from '@helpdesk/contract/kinds/parts';

import type { Wording } from '#catalogue/texts.ts';
import { createStore } from '#platform/store.ts';

/** A row that was saved a moment ago. */
export interface Saved {
  readonly table: CatalogueTable;
  readonly id: string;
  readonly name: Wording;
  readonly unpublished: boolean;
  /** Of what is shown on some days only: `YYYY-MM-DD`. */
  readonly days?: { readonly startDate: string; readonly endDate: string } | undefined;
}

/** What was saved last, as long as a way to look at it is offered. */
export const savedRow = createStore<Saved | undefined>(undefined);

/**
 * Offers to look at a row as everybody else does, where it is of a kind that can be prepared out of sight.
 * @param form its kind
 * @param values of the form that saved it
 */
export function offerToLook(form: string, id: string, values: object): void {
  const table = catalogueTables.find((each) => each === form);
  if (!table || !canBeUnpublished(table)) return;
  const saved: Readonly<Record<string, unknown>> = { ...values };
  const name = String(saved[kinds[table].title] ?? '');
  const { startDate, endDate } = saved;
  const days = typeof startDate === 'string' && typeof endDate === 'string' ? { startDate, endDate } : undefined;
  savedRow.swap({ table, id, name: { text: name, lang: 'en' }, unpublished: saved.unpublished === true, days });
}
