import { keyOf } from './search-sound.ts';

/** Marathi case endings and what is joined to a word like one, as they sound, and the English plural. */
const endings =
  /(?:la|na|c[aie]|cya|can|ne|ni|a?t|va?ra?(?:il|un|c[aie]|cya)?|h?un|ka?d(?:e|un|c[aie])|sa?ti|pa?sun|ma?d(?:ye|un|il|l[aie]|lya)|[at]il|atun|ja?va?l(?:il|c[aie]|cya)?|parya?nt|bada?l|baba?t|mag(?:e|c[aie]|il)|s)$/;

/** A key without the vowels at its end, which change before a case ending. */
export const stemOf = (key: string): string => key.replace(/[aeiouy]+$/, '');

/**
 * The keys that a word may have without its case ending and without the vowels that change before one: किल्ल्यावर and किल्ले
 * both give that of किल्ला. Wrong cuts are harmless, since they have to meet a word that exists.
 */
export function stemsOf(sound: string): string[] {
  const cuts = [sound];
  // The longest ending first, then what a shorter one leaves.
  for (let from = 2; from < sound.length; from += 1) {
    const ending = sound.slice(from);
    if (endings.exec(ending)?.index === 0) {
      const stem = sound.slice(0, from);
      cuts.push(stem);
      if (stem.endsWith('an')) cuts.push(stem.slice(0, -1));
    }
  }
  return [...new Set(cuts.map((cut) => stemOf(keyOf(cut))))].filter((stem) => stem.length > 1);
}
