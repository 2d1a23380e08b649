import { fieldsOf } from './descriptions.ts';
import { wireName } from './field.ts';
import type { CatalogueTable } from './kinds.ts';

/**
 * The fields of a row, by their names in calls, that say when something was done and name a day that is not yet.
 * @param today `YYYY-MM-DD` in the region
 */
export function daysToCome(table: CatalogueTable, row: object, today: string): string[] {
  const values = row as Readonly<Record<string, unknown>>;
  return fieldsOf(table)
    .filter(([name, field]) => 'when' in field && field.when === 'past' && String(values[name] ?? '') > today)
    .map(([name, field]) => wireName(name, field));
}
