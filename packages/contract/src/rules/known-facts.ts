import type { ListingRow } from '#sync/rows.ts';

import { isOpenAt, type Moment } from './open-at.ts';

/** What of its facts a list is narrowed to. */
export interface FactsFilter {
  readonly open?: boolean;
  /** As an address has it: questions with commas between, each of which must be answered with yes. */
  readonly access?: string;
}

/**
 * Whether a listing is as asked for; undefined where it does not say, which is not "no".
 * @param now where it is not known, nothing is open for certain
 */
export function factsMatch(row: ListingRow, { open, access }: FactsFilter, now: Moment | undefined): boolean | undefined {
  const answers = [...(open ? [isOpen(row, now)] : []), ...questionsIn(access).map((question) => answerOf(row, question))];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

export const questionsIn = (access = ''): string[] => access.split(',').filter(Boolean);

function isOpen(row: ListingRow, now: Moment | undefined): boolean | undefined {
  if ('openAlways' in row && row.openAlways) return true;
  return now && row.hours ? isOpenAt(row.hours, now) : undefined;
}

const answerOf = (row: ListingRow, question: string): boolean | undefined =>
  'access' in row ? (row.access as Readonly<Record<string, boolean | undefined>>)[question] : undefined;
