import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ComponentProps } from 'react';

import { TextField } from './text-field.tsx';

/** A day. `data-day` has it as people of the region write it, for a mode that does not leave the order to the browser. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField {...props} type="date" data-day={props.value ? dayInDigits(props.value) : m.book_day_empty()} />
);

const dayInDigits = (day: string): string =>
  dayInWords(day, spokenLanguage(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
