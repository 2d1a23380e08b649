import { type FieldsOf, fieldsOf } from '#kinds/descriptions.ts';
import { type Field, type FieldOf, isOn, wireName } from '#kinds/field.ts';
import type { CatalogueTable } from '#kinds/kinds.ts';
import { isTranslatedTable } from '#kinds/parts.ts';
import type { Answer, Entered, Unstamped } from '#kinds/types.ts';
import { emptyValue } from '#kinds/values.ts';

import type { RowOf } from './rows.ts';

/**
 * Rows under the names of the calls, and back: beside the descriptions nobody knows the odd ones, and that
 * calls name the same thing three ways (product 9.2).
 */

type AnyFields = Readonly<Record<string, unknown>>;

/** A row as reads answer it; of one with its private columns also those that calls answer. */
export function toWire<Table extends CatalogueTable>(
  table: Table,
  row: RowOf<Table> | (Unstamped<FieldsOf<Table>> & { readonly seq: number }),
): Answer<FieldsOf<Table>> {
  const held: AnyFields = { ...row };
  const answer: Record<string, unknown> = { _id: held._id, version: held.seq };
  for (const [name, field] of fieldsOf(table)) {
    if (name in held && (isOn(field, 'answer') || isOn(field, 'office'))) answer[wireName(name, field)] = held[name];
  }
  if (isTranslatedTable(table)) answer.translations = held.translations;
  return answer as Answer<FieldsOf<Table>>;
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const asSent = (value: unknown): unknown => value;

/** How a row holds what a form sent. */
const read: Readonly<Partial<{ [Is in Field['is']]: (value: never, field: FieldOf<Is>) => unknown }>> = {
  ids: (ids: readonly string[]) => once(ids),
  someOf: (members: string | readonly string[]) => once([members].flat()),
  // Flags that are left out count as off.
  flags: (flags: Readonly<Record<string, boolean>>, { set }) =>
    Object.fromEntries(set.map((member): [string, boolean] => [member, flags[member] ?? false])),
};

/**
 * The fields that a form fills in. What it leaves out keeps what the row has, so that a client that knows only older
 * fields loses nothing; null is not left out, it empties.
 * @param input as the schema of its kind has checked it
 * @param kept the row as it is
 */
export function fromWire<Table extends CatalogueTable>(table: Table, input: object, kept: object | undefined): Entered<FieldsOf<Table>> {
  const sent: AnyFields = { ...input };
  const held: AnyFields = { ...kept };
  const entered: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(table)) {
    if (!isOn(field, 'input')) continue;
    const value = sent[wireName(name, field)];
    const reads = (read[field.is] ?? asSent) as (value: unknown, field: Field) => unknown;
    entered[name] = value === undefined ? (held[name] ?? emptyValue(field)) : reads(value, field);
  }
  if (isTranslatedTable(table)) entered.translations = sent.translations ?? held.translations ?? {};
  return entered as Entered<FieldsOf<Table>>;
}
