/** Optional plus, a first digit 1-9, then 1 to 14 more digits (spec section 9). */
export const phonePattern = /^\+?[1-9]\d{1,14}$/;

/**
 * A typed phone number as it is checked and stored (decision B3): spaces, dashes and brackets go; without a plus one
 * leading trunk 0 goes and 10 digits get +91. What starts with a plus stays as typed.
 * @returns a text that still has to match `phonePattern`
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/[\s()[\]{}\-\u2010-\u2015]/g, '');
  if (digits.startsWith('+')) return digits;
  const national = digits.replace(/^0/, '');
  return /^\d{10}$/.test(national) ? `+91${national}` : national;
}
