import { pathName } from '@helpdesk/contract/slug';

import { Problem } from '#http/problem.ts';

interface Named {
  readonly _id: string;
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** 409 when another category, or another region, has the name: names are path segments (decision B27). */
export function refuseTakenName(rows: readonly Pick<Named, '_id' | 'name'>[], id: string, name: string): void {
  const isTaken = rows.some((row) => row._id !== id && pathName(row.name) === pathName(name));
  if (isTaken) throw new Problem(409, 'server_bad_form', { errors: { name: 'form_name_taken' } });
}

/** A rename keeps the old address (decision B27). */
export function formerNamesAfter(kept: Named | undefined, name: string): string[] {
  const all = kept ? [...kept.formerNames, kept.name] : [];
  return [...new Set(all)].filter((former) => pathName(former) !== pathName(name));
}
