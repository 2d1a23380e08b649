import { visibleText } from './visible-text.ts';

/** What the e-mail field of a browser accepts (HTML, “valid e-mail address”). */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * An e-mail address in the one form that is stored, compared and mailed to: without marks that no one sees, `mailto:` and angle
 * brackets, the local part as it was typed, the domain in small letters and Punycode, as browsers write it.
 * @returns a text that still has to match `emailPattern`
 */
export function normaliseEmail(typed: string): string {
  const address = visibleText(typed)
    .trim()
    .normalize('NFC')
    .replace(/[\uFF20\uFE6B]/, '@')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .trim();
  const at = address.lastIndexOf('@') + 1;
  return at === 0 ? address : address.slice(0, at) + asciiDomain(address.slice(at));
}

/** A domain as name servers know it; one that is none stays as it was typed. */
export function asciiDomain(domain: string): string {
  const small = domain.toLowerCase();
  // Browsers and servers share this one converter. Of a plain domain it would read `1.2` as an address of four numbers.
  if (!/[^\0-\x7F]/.test(small) || /[\0-,/:-@[-`{-\x7F]/.test(small)) return small;
  try {
    return new URL(`http://${small}`).hostname;
  } catch {
    return small;
  }
}

/** A link that opens a mail to an address. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
