/** Of digits that are typed one after the other: day, month, year. */
const lengths = [2, 2, 4] as const;
export const dateDigits = 8;

/** The parts of a date as far as they are typed. */
export function datePartsOf(digits: string): string[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return digits.slice(from - length, from);
  });
}

/** The digits of a field's value, `2026-11-23`; none of an empty one. */
export const digitsOfDate = (value: string): string => value.split('-').reverse().join('');

/** @returns the value for a field; null until the digits are those of a day that there is */
export function typedDate(digits: string): string | null {
  if (digits.length < dateDigits) return null;
  const [day, month, year] = datePartsOf(digits);
  const value = `${year}-${month}-${day}`;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}
