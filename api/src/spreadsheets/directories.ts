import { type ListingCalls, listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isOn, wireName } from '@helpdesk/contract/kinds/field';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';

import { readFields } from '#http/read-body.ts';
import { listingRow } from '#listings/listing-row.ts';
import { type Column, columnsOf } from './columns.ts';

/** One kind's file: its columns, and the way from a call's body to a row and back. */
export interface Directory {
  readonly kind: ListingKind;
  readonly columns: readonly Column[];
  /** Fields that a call's body always has. */
  readonly always: readonly string[];
  /** A row under the names of the calls. */
  wire(row: ListingRow): Readonly<Record<string, unknown>>;
  /** A row out of a call's body, by the contract's rules; throws the Problem that names what breaks them. */
  rowOf(body: unknown, id: string, existing: ListingRow | undefined, taken: ReadonlySet<string>): Omit<ListingRow, 'seq'>;
}

function directoryOf(kind: ListingKind): Directory {
  const { body: form }: ListingCalls['add'] = listingCalls[kind].add;
  const always = fieldsOf(kind).filter(([, field]) => isOn(field, 'input') && !field.optional);
  return {
    kind,
    columns: columnsOf(kind),
    always: always.map(([name, field]) => wireName(name, field)),
    wire: (row) => ({ ...toWire(kind, row) }),
    rowOf: (body, id, existing, taken) => listingRow(kind, id, readFields(body, form), existing, taken),
  };
}

export const directories = Object.fromEntries(listingKinds.map((kind): [ListingKind, Directory] => [kind, directoryOf(kind)])) as Readonly<
  Record<ListingKind, Directory>
>;
