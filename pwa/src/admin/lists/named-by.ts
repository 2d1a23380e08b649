import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { namingFields } from '@helpdesk/contract/kinds/parts';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** How many listings name one as nearby: deleting it takes it out of them. */
export function namedBy(catalogue: Catalogue | undefined, id: string): number {
  if (!catalogue) return 0;
  return listingKinds.flatMap((kind) => {
    const lists = namingFields(kind).filter(({ dropsDeleted }) => dropsDeleted);
    return catalogue.rows[kind].filter((row) => {
      const values: Readonly<Record<string, unknown>> = { ...row };
      return lists.some(({ name }) => (values[name] as readonly string[]).includes(id));
    });
  }).length;
}
