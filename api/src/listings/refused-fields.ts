import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { wireName } from '@helpdesk/contract/kinds/field';
import type { CatalogueTable, ListingKind } from '@helpdesk/contract/kinds/kinds';

import { unknownIds } from '#db/catalogue-rows.sql.ts';
import type { Sql } from '#db/sql.ts';
import type { FieldMessage } from '#http/problem.ts';

import type { Pictures } from './known-pictures.ts';
import { hasOtherPlace } from './listings.sql.ts';

/** What only the other rows can tell of a listing, by the names of its form. */
export async function refusedFields(
  tx: Sql,
  kind: ListingKind,
  pictures: Pictures,
  row: { readonly _id: string },
): Promise<Record<string, FieldMessage>> {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const errors: Record<string, FieldMessage> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const refuse = (message: FieldMessage) => {
      errors[wireName(name, field)] = message;
    };
    if (field.is === 'id' || field.is === 'ids' || field.is === 'nearby') {
      const ids = [values[name] ?? []].flat() as string[];
      if ((await unknownIds(tx, field.of as CatalogueTable, ids)).length > 0) refuse('error_gone');
      if (field.is === 'nearby' && field.of === kind && ids.includes(row._id)) refuse('form_nearby_itself');
      // A region's first place has nothing near it yet (product 6.7).
      if (field.is === 'nearby' && !field.optional && ids.length === 0 && (await hasOtherPlace(tx, row._id)))
        refuse('form_nearby_required');
    }
    if (field.is === 'pictures') {
      const refused = await pictures.refusal(tx, values[name] as string[]);
      if (refused) refuse(refused);
    }
  }
  return errors;
}
