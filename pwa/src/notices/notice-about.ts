import type { noticeAnswer } from '@helpdesk/contract/calls/notices';
import type { SearchAnswer } from '@helpdesk/contract/calls/search';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { kindOf, type Subject } from '@helpdesk/contract/kinds/notice-subject';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import type { Option } from '#admin/fields/multi-choice.ts';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Wording } from '#catalogue/texts.ts';
import { directories } from '#listings/links.ts';

type About = z.infer<typeof noticeAnswer>['listing'];

/** What a notice is about, roughly. */
export type Extent = 'all' | 'kind' | 'region' | 'listing';

/** As one choice: 'places/<id>', 'kinds/places'; empty is all, and without an id it is still to be chosen. */
export const choiceOf = (about: About): string => (about ? `${about.kind}/${about.id}` : '');

export function subjectOf(choice: string): About {
  const at = choice.indexOf('/');
  return at < 0 ? null : { kind: choice.slice(0, at) as Subject['kind'], id: choice.slice(at + 1) };
}

export function extentOf(choice: string): Extent {
  const about = subjectOf(choice);
  if (!about) return 'all';
  if (about.kind === 'kinds') return 'kind';
  return about.kind === 'regions' ? 'region' : 'listing';
}

/** Where the choice of an extent begins. */
export const begun: Readonly<Record<Extent, string>> = { all: '', kind: 'kinds/', region: 'regions/', listing: 'places/' };

/** Every region by name. */
export const regionChoices = ({ rows }: Catalogue): Option[] =>
  nameOptions(rows.regions).map((option) => ({ ...option, value: choiceOf({ kind: 'regions', id: option.value }) }));

/** The listings that a search found: those of the kind that fits best first; where nothing is called so, what comes near. */
export function foundListings({ groups, near }: SearchAnswer): Option[] {
  const found = groups.flatMap(({ table, rows }) => rows.map((row) => ({ table, row })));
  return [...found, ...near].flatMap(({ table, row }) => {
    const kind = listingKinds.find((each) => each === table);
    if (!kind) return [];
    const { text, lang } = nameOf(row);
    const label = row.region ? `${text} · ${nameOf(row.region).text}` : text;
    return { value: choiceOf({ kind, id: row._id }), label, lang: unlessSpoken(lang) };
  });
}

/** What is chosen, as it is called: in what was found, else on this device. */
export function chosenListing(choice: string, catalogue: Catalogue | undefined, found: readonly Option[]): Option {
  const option = found.find(({ value }) => value === choice);
  if (option) return option;
  const { text, lang } = aboutInWords(subjectOf(choice), catalogue);
  return { value: choice, label: text, lang: unlessSpoken(lang) };
}

/** Where a notice holds, in words. */
export function aboutInWords(about: About, catalogue: Catalogue | undefined): Wording {
  const inWords = (text: string): Wording => ({ text, lang: spokenLanguage() });
  if (!about) return inWords(m.admin_notices_everywhere());
  const kind = kindOf(about);
  if (kind) return inWords(directories[kind].title());
  return nameIn(catalogue, about.id) ?? inWords(m.admin_notices_gone());
}
