import { latinDigits } from '@helpdesk/contract/rules/digits';
import { dialledPhone } from '@helpdesk/contract/rules/phone';
import { isSeveralPhones } from '@helpdesk/contract/rules/several-phones';

/** What was just typed or pasted as the library can read it, which takes `00` for a number's own and (0) or an extension for digits. */
export function readablePhone(typed: string): string {
  const latin = latinDigits(typed);
  return /^\s*00[1-9]|\d.*\(0\)|[^\d\s+().-]/.test(latin) && !isSeveralPhones(latin) ? dialledPhone(latin) : latin;
}
