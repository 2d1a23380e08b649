import { bare, normalisePhone, plainPhone, tollFree, withoutExtension } from './phone.ts';

/** Indian mobile numbers one behind the other, however each begins. */
const severalMobiles = /^(?:(?:\+91|0091|91|0)?[6-9]\d{9}){2,}$/;
const between = /[/,;|&\n]|\s(?:or|and|किंवा|आणि|या|और|व)\s/giu;

/** Whether more than one whole number was typed. */
export function isSeveralPhones(typed: string): boolean {
  const plain = plainPhone(typed);
  if (severalMobiles.test(bare(plain))) return true;
  const parts = withoutExtension(plain)
    .split(between)
    .map(normalisePhone)
    .filter((part) => part !== '');
  const isWhole = (part: string) => /^\+\d{10,15}$/.test(part) || tollFree.test(part);
  return parts.length > 1 && (isWhole(parts[0] ?? '') || parts.every((part) => /^1\d{2,3}$/.test(part)));
}
