import { type Fields, officeState } from './field.ts';

/** Of kinds whose rows can be prepared out of sight. */
export const publishing = {
  /** Nobody outside the back-office gets it: not phones, not pages, not the search, not open data. */
  unpublished: { is: 'yesOrNo', on: officeState, optional: true, csv: null },
} as const satisfies Fields;
