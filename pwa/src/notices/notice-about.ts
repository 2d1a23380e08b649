import type { noticeAnswer } from '@helpdesk/contract/calls/notices';
import { listingKinds, type SubjectKind } from '@helpdesk/contract/kinds/kinds';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import type { Option } from '#admin/fields/multi-choice.ts';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Wording } from '#catalogue/texts.ts';

type Subject = z.infer<typeof noticeAnswer>['listing'];

/** What a notice is about, roughly. */
export type Extent = 'all' | 'region' | 'listing';

/** As one choice: 'places/<id>'; empty is all, and without an id it is still to be chosen. */
export const choiceOf = (subject: Subject): string => (subject ? `${subject.kind}/${subject.id}` : '');

export function subjectOf(choice: string): Subject {
  const at = choice.indexOf('/');
  return at < 0 ? null : { kind: choice.slice(0, at) as SubjectKind, id: choice.slice(at + 1) };
}

export function extentOf(choice: string): Extent {
  const subject = subjectOf(choice);
  if (!subject) return 'all';
  return subject.kind === 'regions' ? 'region' : 'listing';
}

/** Where the choice of an extent begins. */
export const begun: Readonly<Record<Extent, string>> = { all: '', region: 'regions/', listing: 'places/' };

/** Every region, or every listing by kind, by name. */
export const choicesOf = ({ rows }: Catalogue, extent: Exclude<Extent, 'all'>): Option[] =>
  (extent === 'region' ? (['regions'] as const) : listingKinds).flatMap((kind) =>
    nameOptions(rows[kind]).map((option) => ({ ...option, value: choiceOf({ kind, id: option.value }) })),
  );

/** Where a notice holds, in words. */
export function aboutInWords(subject: Subject, catalogue: Catalogue | undefined): Wording {
  if (!subject) return { text: m.admin_notices_everywhere(), lang: spokenLanguage() };
  return nameIn(catalogue, subject.id) ?? { text: m.admin_notices_gone(), lang: spokenLanguage() };
}
