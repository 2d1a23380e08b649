import type { Language } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';

const minute = 60_000;
const steps = [
  { unit: 'day', of: 24 * 60 * minute },
  { unit: 'hour', of: 60 * minute },
  { unit: 'minute', of: minute },
] as const;

/** How long ago something was, in the largest unit that fits: yesterday, 2 hours ago, just now. A clock that was set back makes it now. */
export function ageInWords(milliseconds: number, language: Language): string {
  const step = steps.find(({ of }) => milliseconds >= of);
  if (!step) return m.requests_just_now();
  const { unit, of } = step;
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(-Math.floor(milliseconds / of), unit);
}
