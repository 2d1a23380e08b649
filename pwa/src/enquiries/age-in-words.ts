import type { Language } from '@helpdesk/contract/languages';

const minute = 60_000;
const steps = [
  { unit: 'day', of: 24 * 60 * minute },
  { unit: 'hour', of: 60 * minute },
  { unit: 'minute', of: minute },
] as const;

/** How long ago something was, in the largest unit that fits: yesterday, 2 hours ago, this minute. A clock that was set back makes it now. */
export function ageInWords(milliseconds: number, language: Language): string {
  const { unit, of } = steps.find((step) => milliseconds >= step.of) ?? steps[2];
  const count = Math.max(0, Math.floor(milliseconds / of));
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(-count, unit);
}
