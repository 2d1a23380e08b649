import type { OutboxItem } from '#local/outbox-db.ts';

/** What somebody recognises as their own, and nobody else can read. Empty where it was not given. */
export interface Masked {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const shownDigits = 4;
/** Of a shorter number the last four digits are most of it. */
const fewestDigits = 8;

const first = (text: string): string => [...new Intl.Segmenter().segment(text.trim())][0]?.segment ?? '';
const begun = (text: string): string => (text.trim() === '' ? '' : `${first(text)}…`);

/** Who wrote it, masked. */
export function maskedSender({ body }: Pick<OutboxItem, 'body'>): Masked {
  const { name = '', phone = '', email = '' } = JSON.parse(body || '{}') as Partial<Masked>;
  const digits = phone.replace(/\D/g, '');
  return {
    name: begun(name),
    phone: digits === '' ? '' : `…${digits.length < fewestDigits ? '' : digits.slice(-shownDigits)}`,
    email: begun(email),
  };
}
