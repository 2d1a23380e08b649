import * as z from 'zod/mini';

import { asStored } from '#rules/line-breaks.ts';

/** Of the name of somebody who works here, in UTF-16 code units. */
export const maxPersonName = 60;

/** What somebody of the helpdesk is called beside the e-mail address; empty: by that. */
export const personName = z.string().check(
  z.overwrite(asStored),
  z.trim(),
  z.maxLength(maxPersonName, 'error_too_long'),
  z.overwrite((typed) => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ')),
);
