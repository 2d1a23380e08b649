import { directories } from '@helpdesk/api/src/spreadsheets/directories.ts';
import { columnNames } from '@helpdesk/api/src/spreadsheets/export.ts';
import { planOf } from '@helpdesk/api/src/spreadsheets/plan.ts';
import { readSheet } from '@helpdesk/api/src/spreadsheets/reading/file.ts';
import { restaurantInput } from '@helpdesk/contract/calls/restaurants';
import { bookingInput } from '@helpdesk/contract/calls/submissions';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { storedNumber } from '@helpdesk/pwa/src/admin/fields/stored-number.ts';
import { readablePhone } from '@helpdesk/pwa/src/ui/controls/readable-phone.ts';
import { typedPhone } from '@helpdesk/pwa/src/ui/controls/typed-phone.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const between = fc.constantFrom(
  '',
  ' ',
  '-',
  '\u2212',
  '\u2011',
  '–',
  '.',
  '/',
  '\u00A0',
  '\t',
  '\u200B',
  '\u00AD',
  '\u2060',
  '\uFEFF',
  '·',
  ' - ',
);
const ends = fc.constantFrom('', ' ', '\u200E', '\u2068', '\uFEFF');
const zero = fc.constantFrom(...'0०૦০੦୦௦౦೦൦٠۰０');
const country = fc.constantFrom('', '0', '91', '091', '+91', '0091', '(+91)', '[+91]', "'+91", 'tel:+91', '+91(0)', '＋91');
const extension = fc.constantFrom('', ' ext 5', ' x5', ';ext=12', ' extn. 3');

/** A mobile number of India and one of the ways in which people write it. */
const written = fc
  .tuple(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), country, between, between, zero, ends, ends, extension)
  .map(([digits, prefix, one, two, first, before, behind, tail]) => {
    const national = String(digits);
    const text = `${prefix}${prefix && one}${national.slice(0, 5)}${two}${national.slice(5)}`;
    const inScript = text.replace(/\d/g, (digit) => String.fromCodePoint((first.codePointAt(0) ?? 0) + Number(digit)));
    return { typed: `${before}${inScript}${behind}${tail}`, stored: `+91${national}` };
  });

const sample = { ...sampleRegion, restaurants: sampleRegion.restaurants.map((row) => ({ ...row, seq: 7 })) } as unknown as CatalogueRows;
const [restaurant] = sample.restaurants;

async function inSpreadsheet(number: string): Promise<unknown> {
  const file = Buffer.from(`_id,contactNumber\r\n${restaurant?._id},"${number.replaceAll('"', '""')}"\r\n`);
  const { lines } = await readSheet(file, columnNames(directories.restaurants));
  const known = { before: new Map(), gone: {}, hidden: [], isGone: () => false, today: '2026-11-27' };
  const { puts, refused } = await planOf(directories.restaurants, sample, lines, known);
  return (puts[0]?.row as { contactNumber?: string } | undefined)?.contactNumber ?? refused[0]?.reasons.map(({ key }) => key);
}

const inCall = (number: string) => {
  const { contactNumber } = restaurantInput.shape;
  const { data, error } = contactNumber.safeParse(number);
  return data ?? [error?.issues[0]?.message];
};

const inForm = (shown: string) => {
  const phone = typedPhone({ shown: readablePhone(shown), callingCode: '91' });
  return bookingInput.shape.phone.safeParse(phone).data;
};

test('the booking form, the office’s form, a call and a spreadsheet store one number, however it was written', async () => {
  await fc.assert(
    fc.asyncProperty(written, async ({ typed, stored }) => {
      expect(inForm(typed)).toBe(stored);
      expect(storedNumber(typed)).toBe(stored);
      expect(inCall(typed)).toBe(stored);
      expect(await inSpreadsheet(typed)).toBe(stored);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['9.19820011122E+11', '+919820011122'],
  ['919820011122.0', '+919820011122'],
  ['1800 11 1363', '1800111363'],
  ['1363', '1363'],
  ['98200 11122 / 98200 11123', ['error_phone_several']],
  ['98200x11122', ['error_contact_number']],
])('office, call and spreadsheet agree on “%s”', async (typed, stored) => {
  expect(inCall(typed)).toEqual(stored);
  expect(await inSpreadsheet(typed)).toEqual(stored);
  expect(storedNumber(typed)).toBe(typeof stored === 'string' ? stored : typed);
});
