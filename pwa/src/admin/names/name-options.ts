import { allNames } from '@helpdesk/contract/rules/all-names';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import type { Option } from '#admin/fields/multi-choice.ts';
import { type Named, nameOf } from './name-of.ts';

type Choosable = Named & { readonly _id: string };

/** Rows to choose from, in the order of the names that are shown; none until they are there. */
export const nameOptions = (rows: readonly Choosable[] = []): Option[] => byShownName(rows, spokenLanguage()).map(nameOption);

/** One of them. */
export function nameOption(row: Choosable): Option {
  const { text: label, lang } = nameOf(row);
  return { value: row._id, label, lang: unlessSpoken(lang), alsoKnown: allNames(row) };
}
