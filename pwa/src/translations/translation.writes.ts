import { translationCalls } from '@helpdesk/contract/calls/translations';
import type { TranslatedTable } from '@helpdesk/contract/kinds/parts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import type { RequestInput } from '#sync/request.ts';

/** Writes the texts of a row in one language. @param seen the version that they were written for */
export const saveTranslation = (table: TranslatedTable, id: string, body: RequestInput['body'], seen: number) =>
  authorisedRequest(translationCalls.translate, { params: { table, id }, body, seen });
