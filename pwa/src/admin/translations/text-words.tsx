import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { TranslatedTable } from '@helpdesk/contract/kinds/parts';
import type { TranslationState } from '@helpdesk/contract/rules/translation-state';
import { m } from '@helpdesk/words/messages';

import { labelOf } from '#admin/fields/field-labels.ts';
import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';

import type { TranslatedText } from './translated-texts.ts';

const badges: Record<TranslationState, { icon: IconName; tone: Tone; words: () => string }> = {
  missing: { icon: 'lang', tone: 'off', words: m.admin_text_missing },
  outdated: { icon: 'wait', tone: 'wait', words: m.admin_text_outdated },
  complete: { icon: 'check', tone: 'ok', words: m.admin_text_complete },
};

/** How far a text is. */
export function StateBadge({ state }: { state: TranslationState }) {
  const { icon, tone, words } = badges[state];
  return (
    <Badge icon={icon} tone={tone}>
      {words()}
    </Badge>
  );
}

/** From this length on a text has room for several lines. */
export const longText = 1000;

/** Of a list each text is called by its number. */
const listed: Readonly<Record<string, (words: { number: number }) => string>> = {
  facts: m.admin_field_fact,
  pictureTexts: m.admin_picture_text,
};

/** What a text is called, and how long it may be. */
export function wordsOf(table: TranslatedTable, { field, at }: TranslatedText) {
  const described = fieldsOf(table).find(([name]) => name === field)?.[1];
  return {
    label: listed[field]?.({ number: at + 1 }) ?? labelOf(field) ?? field,
    longest: described && 'longest' in described ? described.longest : Number.POSITIVE_INFINITY,
  };
}
