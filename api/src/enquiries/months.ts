/**
 * The months of a year, the last one included, oldest first.
 * @param last `YYYY-MM`, or a day in it
 */
export function yearUntil(last: string): string[] {
  const end = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, at) => {
    const month = end - 11 + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
