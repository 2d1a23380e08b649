/** Which form of a message goes with a count: `one`, `other`. */
export const plural = (language: string, count: unknown): string => new Intl.PluralRules(language).select(Number(count));

/**
 * A number as a language groups its digits. Up to three no language of ours writes otherwise, and most counts have no more: the first format of
 * all takes a slow phone some 50 ms.
 */
export const number = (language: string, count: unknown, options?: Intl.NumberFormatOptions): string =>
  /^\d{1,3}$/.test(`${count}`) ? `${count}` : new Intl.NumberFormat(language, options).format(Number(count));
