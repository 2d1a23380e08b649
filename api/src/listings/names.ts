import { pathName } from '@helpdesk/contract/rules/slug';

import { Problem } from '#http/problem.ts';

interface Named {
  readonly _id: string;
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** 409 when another category, or another region, has the name: names are path segments (product 4.3). */
export function refuseTakenName(rows: readonly Pick<Named, '_id' | 'name'>[], id: string, name: string): void {
  const isTaken = rows.some((row) => row._id !== id && pathName(row.name) === pathName(name));
  if (isTaken) throw new Problem(409, 'server_bad_form', { errors: { name: 'form_name_taken' } });
}

/** A rename keeps the old address (product 4.3). */
export function formerNamesAfter(existing: Named | undefined, name: string): string[] {
  const all = existing ? [...existing.formerNames, existing.name] : [];
  return [...new Set(all)].filter((former) => pathName(former) !== pathName(name));
}
