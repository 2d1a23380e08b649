import { isOpenNow, type OpenBy } from '#opening/listing-opening.ts';
import type { ListingRow } from '#sync/rows.ts';

/** What people wish of access: each is answered with yes, but for steps, which nobody wishes for. */
export const accessWishes = ['noSteps', 'evenSurface', 'shade', 'water', 'toilet', 'wheelchair', 'parking'] as const;
export type AccessWish = (typeof accessWishes)[number];

/** What of its facts a list is narrowed to. */
export interface FactsFilter {
  readonly open?: boolean;
  /** As an address has it: wishes with commas between, all of which must be known to be so. */
  readonly access?: string;
}

/** Whether a listing is as asked for; undefined where it does not say, which is not "no". */
export function factsMatch(row: ListingRow, { open, access }: FactsFilter, by: OpenBy): boolean | undefined {
  if (!open && !access) return true;
  const answers = [...(open ? [isOpenNow(row, by)] : []), ...wishesIn(access).map((wish) => answerTo(row, wish))];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

export const wishesIn = (access = ''): string[] => access.split(',').filter(Boolean);

function answerTo(row: ListingRow, wish: string): boolean | undefined {
  if (!('access' in row)) return undefined;
  const { steps, ...others } = row.access;
  if (wish === 'noSteps') return steps === undefined ? undefined : !steps;
  return (others as Readonly<Record<string, boolean | undefined>>)[wish];
}
