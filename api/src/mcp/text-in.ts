import type { Language } from '@helpdesk/contract/languages';

interface Translated {
  readonly translations: Readonly<Record<string, object | undefined>>;
}

/** A text of a row in a language, or as it was written where that is missing; lists as a whole. */
export function textIn<Row extends Translated, Field extends keyof Row>(row: Row, field: Field, language: Language): Row[Field] {
  const translated = (row.translations[language] as Partial<Row> | undefined)?.[field];
  const [written, other]: unknown[] = [row[field], translated];
  if (Array.isArray(written)) return Array.isArray(other) && other.length === written.length ? (other as Row[Field]) : row[field];
  return other ? (other as Row[Field]) : row[field];
}
