import { everywhere, type Fields, readOnly, tableOnly } from './field.ts';

/** A financial project report (product 5.10). */
export const report = {
  name: { is: 'text', on: everywhere, longest: 120, required: 'form_name_required', translated: true, search: 'not' },
  /** Address of the download. */
  file: { is: 'text', on: readOnly, longest: 200, search: 'not' },
  /** Name of the stored PDF in one of the server's report directories. */
  storedAs: { is: 'text', on: tableOnly, longest: 200, search: 'not' },
} as const satisfies Fields;
