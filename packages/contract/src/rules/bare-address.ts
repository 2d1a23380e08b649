/**
 * The addresses that a path may mean behind which something else stood in a message: marks and signs at its end, or a sentence, a query
 * or markup that was taken for a part of it. The likeliest comes first; none where nothing stood behind it.
 * @param pathname percent-encoded
 */
export function bareAddresses(pathname: string): string[] {
  const once = decoded(pathname);
  // Some programs encode what is encoded already.
  const path = /%[\da-f]{2}/i.test(once) ? decoded(once) : once;
  const plain = path.replace(behind, '');
  // Names of categories and regions have blanks, so words are dropped one by one from the end.
  const words = [...plain.matchAll(/\s+/g)].slice(-mostWords).map(({ index }) => plain.slice(0, index));
  const addresses = [path, plain, ...words.reverse(), plain.replace(/\s.*/su, '')].map((each) => each.replace(tail, ''));
  return [...new Set(addresses)]
    .filter((each) => each !== '' && each !== once)
    .map((each) => each.split('/').map(encodeURIComponent).join('/'));
}

/** Marks, signs, brackets and pictures, of every script; selectors and joiners of emoji are marks of letters to Unicode. */
const tail = /(?:[^\p{L}\p{M}\p{N}]|[\uFE00-\uFE0F\u20E3\u0600-\u0605])+$/u;
/** Of a sentence behind an address; each costs a look at the rows. */
const mostWords = 6;
/** What no address of ours holds: a line break, a query, markup, quotation marks, what no one sees. */
const behind = /(?:[\r\n?#%<>"“”„«»|\\…\][(){}*\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]|&\w+[=;]|https?:).*$/su;

/** Broken escapes become a sign that no address holds. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return '\uFFFD';
    }
  });
