/** Each letter with the one that it is compared as: long vowels and the open e and o as the plain ones, digits as Latin ones. */
const folded = new Map(
  Object.entries({
    ऎ: 'ए',
    ऒ: 'ओ',
    'ॆ': 'े',
    'ॊ': 'ो',
    ऩ: 'न',
    ऱ: 'र',
    ऴ: 'ळ',
    ई: 'इ',
    ऊ: 'उ',
    ऍ: 'ए',
    ऑ: 'ओ',
    ॲ: 'अे',
    'ी': 'ि',
    'ू': 'ु',
    'ॅ': 'े',
    'ॉ': 'ो',
    'ँ': 'ं',
    ॐ: 'ओम',
  }).concat([...'०१२३४५६७८९'].map((digit, value) => [digit, String(value)])),
);

/** Latin accents, nukta, avagraha, visarga, joiners and apostrophes: written by some, left out by others. */
const leftOut = /[\u0300-\u036f]|\u093c|\u093d|\u0903|\u200c|\u200d|\u00ad|['’‘ʼ]/g;

/** A nasal before a stop of its own row is written as a letter or as a dot. */
const nasalBeforeItsOwn = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/**
 * The form in which names, texts and searches are compared, whoever typed them: composed, case folded, spellings that mean
 * the same Devanagari word folded, punctuation as one space. The other vowel signs stay: शव is not शिव.
 */
export function normalise(text: string): string {
  const letters = isPlain.test(text) ? text.toLowerCase() : foldLetters(text);
  return letters.replace(leftOut, '').replace(punctuation, ' ').trim();
}

/** From Bengali to Malayalam. Their blocks have the letters in the order of Devanagari, so that one rule writes them in it. */
const hasOtherScript = /[\u0980-\u0d7f]/;
const devanagari = 0x900;
const lettersInBlock = 0x80;
/** Letters that stand elsewhere, or sound otherwise: Bengali khanda ta, Gurmukhi tippi and addak, Tamil cha. */
const ofTheirOwn: Readonly<Record<string, string>> = { ৎ: 'त्', 'ੰ': 'ं', 'ੱ': '', ச: 'स' };
const inDevanagari = (text: string): string =>
  text
    .replace(leftOut, '')
    .normalize('NFC')
    .replace(
      /[\u0980-\u0d7f]/g,
      (letter) => ofTheirOwn[letter] ?? String.fromCharCode(devanagari + (letter.charCodeAt(0) % lettersInBlock)),
    );

const isPlain = /^[\x20-\x7e]*$/;
const punctuation = /[^\p{L}\p{M}\p{N}]+/gu;

/** By way of capitals, since ß is the small form of SS, too. */
function foldLetters(text: string): string {
  return (hasOtherScript.test(text) ? inDevanagari(text) : text)
    .normalize('NFKD')
    .replace(leftOut, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(leftOut, '')
    .normalize('NFC')
    .replace(/[ऀ-ॿ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(nasalBeforeItsOwn, 'ं');
}
