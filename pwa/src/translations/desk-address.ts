import { type TranslationNeed, translationNeeds } from '@helpdesk/contract/calls/translations';
import { type TranslatedTable, translatedTables } from '@helpdesk/contract/kinds/parts';
import { type TranslationLanguage, translationLanguages } from '@helpdesk/contract/languages';

/** As an address has it, which anybody may have written. */
export interface DeskParams {
  readonly table?: string;
  readonly language?: string;
  readonly needs?: string;
  readonly search?: string;
  readonly offset?: number;
  readonly row?: string;
}

/** What the desk shows, as its address says it. */
export interface DeskAddress {
  readonly table?: TranslatedTable;
  readonly language?: TranslationLanguage;
  /** To do where it is left out. */
  readonly needs?: TranslationNeed | 'all';
  readonly search?: string;
  readonly offset?: number;
  /** The row that is open. */
  readonly row?: string;
}

export function readDeskAddress(params: object): DeskAddress {
  const { table: of, language: into, needs: left, search, offset, row } = params as Readonly<Record<string, unknown>>;
  return {
    table: translatedTables.find((table) => table === of),
    language: translationLanguages.find((language) => language === into),
    needs: ([...translationNeeds, 'all'] as const).find((needs) => needs === left),
    search: typeof search === 'string' && search !== '' ? search : undefined,
    offset: Number.isSafeInteger(offset) && Number(offset) > 0 ? Number(offset) : undefined,
    // A router reads digits as a number.
    row: typeof row === 'string' || typeof row === 'number' ? String(row) : undefined,
  };
}
