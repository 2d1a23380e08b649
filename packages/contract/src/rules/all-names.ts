/** What a row is called in every language, and besides: lists of the back-office are searched by all of it. */
export function allNames(row: object, field = 'name'): string[] {
  const { translations = {}, alternateNames = [], ...texts } = row as Called;
  return [texts[field], ...Object.values(translations).map((translated) => translated[field]), ...alternateNames].filter(
    (name) => typeof name === 'string',
  );
}

interface Called {
  readonly translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly alternateNames?: readonly string[];
  readonly [field: string]: unknown;
}
