/** Devanagari letters as the sounds that a Latin spelling keeps: `@` is the vowel that is heard but not written, `C` is ch. */
const letters = new Map<string, string>();
for (const [sound, same] of Object.entries({ k: 'कख', g: 'गघ', C: 'चछ', j: 'जझ', t: 'टठतथ', d: 'डढदध', n: 'ङञणन' })) spell(sound, same);
for (const [sound, same] of Object.entries({ p: 'प', f: 'फ', b: 'बभ', m: 'म', y: 'य', r: 'र', l: 'लळ', v: 'व', s: 'शषस', h: 'ह' }))
  spell(sound, same);
for (const [sound, pair] of Object.entries({ a: 'आा', i: 'इि', u: 'उु', e: 'एे', o: 'ओो', ai: 'ऐै', au: 'औौ', ri: 'ऋृ' })) {
  letters.set(pair.charAt(0), sound).set(pair.charAt(1), `~${sound}`);
}
letters.set('अ', 'a').set('ं', 'n').set('्', '~');

function spell(sound: string, same: string): void {
  for (const letter of same) letters.set(letter, `${sound}@`);
}

export const isDevanagari = /[ऀ-ॿ]/;

/** Devanagari in Latin letters, without the vowels that nobody speaks: at the end of a word and, from its end, between two syllables. */
function latinOf(word: string): string {
  let latin = '';
  for (const letter of word) latin += letters.get(letter) ?? letter;
  const spoken = latin.replace(/@~/g, '').replace(/[@~]+$/, '');
  return reverse(reverse(spoken).replace(/([aeiou@][^aeiou@])@(?=[^aeiou@][aeiou@])/g, '$1')).replaceAll('@', 'a');
}

const reverse = (text: string): string => [...text].reverse().join('');

/** Applied in this order; what is left are one letter a sound and short vowels. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/garh/g, 'gad'],
  [/dny|gny|jny|jn|gy/g, 'gn'],
  [/([^aeiou])h+/g, '$1'],
  [/h(?![aeiou])/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ga+(?:o[nmv]?|u[nm]|n?v)(?![aeiou])/g, 'gav'],
  [/([ae])o/g, '$1v'],
  [/iy(?=[aeou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/[ae]i/g, 'e'],
  [/[ao]u/g, 'o'],
  [/n(?=[pb])/g, 'm'],
];

/**
 * How a normalised word sounds, in either script, so that spellings of one Indian name meet: shivnery, shiwneri and शिवनेरी
 * are all sivneri.
 */
export function soundOf(word: string): string {
  let sound = isDevanagari.test(word) ? latinOf(word) : word;
  for (const [spelling, plain] of spellings) sound = sound.replace(spelling, plain);
  return sound.toLowerCase();
}

/** The sound without its a, the vowel that is spelled or left out as one likes; a first one stays. */
export const keyOf = (sound: string): string => sound.charAt(0) + sound.slice(1).replaceAll('a', '');
