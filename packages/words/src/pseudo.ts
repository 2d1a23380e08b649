const accents: Readonly<Record<string, string>> = {
  a: 'áâ',
  e: 'éê',
  i: 'íî',
  o: 'óô',
  u: 'úû',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'ÁÂ',
  E: 'ÉÊ',
  I: 'ÍÎ',
  O: 'ÓÔ',
  U: 'ÚÛ',
  C: 'Ç',
  D: 'Ð',
  N: 'Ñ',
};

/**
 * English as a language that nobody has translated by hand: what is not in its brackets was forgotten, and each word is about 40 % longer,
 * since vowels are two. Accents are those of the Latin faces that every page has. Variables stay.
 */
export const pseudo = (text: string): string =>
  `⟦${text.replace(/\$?\{\w+\}|./gs, (each) => (each.length > 1 ? each : (accents[each] ?? each)))}⟧`;

type Catalogue = Readonly<Record<string, string | readonly { readonly match: Readonly<Record<string, string>> }[]>>;

/** A catalogue of messages in it, from that of English. */
export const pseudoCatalogue = ({ $schema: _, ...messages }: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]): [string, Catalogue[string]] => [
      key,
      typeof message === 'string' ? pseudo(message) : message.map(({ match, ...rest }) => ({ ...rest, match: pseudoTexts(match) })),
    ]),
  );

const pseudoTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]));
