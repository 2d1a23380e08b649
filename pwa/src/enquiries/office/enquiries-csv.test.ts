import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import { csvName, csvOf } from './enquiries-csv.ts';

const person = { name: 'Asha Gore', email: 'asha@example.org', phone: '+919876543210' };
const base = {
  reference: 'K7P2',
  receivedAt: '2026-11-20T19:05:00.000Z',
  state: 'new',
  notes: [] as EnquiryAnswer['notes'],
  assignedTo: null,
  answered: null,
  unknownPlace: false,
  suspect: false,
  language: 'mr',
  confirmation: 'none',
} as const;
const note = (text: string) => ({ at: base.receivedAt, by: 'meera@example.org', text });
const booking = (change: Partial<EnquiryAnswer> = {}): EnquiryAnswer => ({
  ...base,
  _id: '1',
  kind: 'booking',
  body: { ...person, placeName: 'Dhuke Valley Resort' },
  ...change,
});
const enquiry = (comment: string, name = person.name): EnquiryAnswer => ({
  ...base,
  _id: '2',
  kind: 'contact',
  body: { ...person, name, queryType: 'Feedback/Grievance', comment },
});

/** As a spreadsheet reads it: rows of cells, the titles first. */
const read = (csv: string): string[][] =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ',', newline: '\r\n', skipEmptyLines: true }).data;
const commentColumn = 9;

test('a row has what was sent, what became of it, and when it came by the clocks of the region', () => {
  const [titles, ...rows] = read(
    csvOf([booking({ unknownPlace: true, suspect: true, notes: [note('Called back'), note('Came')] }), enquiry('Good guides')]),
  );
  expect(titles).toEqual([
    'Reference',
    'Received (Asia/Kolkata)',
    'Kind',
    'Status',
    'Name',
    'Phone',
    'Email',
    'Language',
    'Place or query type',
    'Comment',
    'Note',
    'Labels',
    'Days',
    'Guests',
    'Assigned to',
    'Answered (Asia/Kolkata)',
  ]);
  const shared = ['New', 'Asha Gore', 'tel:+919876543210', 'asha@example.org', 'Marathi'];
  expect(rows).toEqual([
    [
      'K7P2',
      '2026-11-21 00:35',
      'Booking',
      ...shared,
      'Dhuke Valley Resort',
      '',
      'Called back\nCame',
      'Unknown place, Possible spam',
      '',
      '',
      '',
      '',
    ],
    ['K7P2', '2026-11-21 00:35', 'Enquiry', ...shared, 'Feedback/Grievance', 'Good guides', '', '', '', '', '', ''],
  ]);
});

test('a booking may say days, guests and a message, a correction names its listing, a donation the bank’s reference', () => {
  const asked = { ...person, placeName: 'Dhuke Valley Resort', from: '2026-12-01', to: '2026-12-03', guests: 4, message: 'A cot.' };
  const [, stay, wrong, given] = read(
    csvOf([
      booking({ body: asked }),
      booking({ kind: 'correction', body: { listingId: 'p', listingName: 'Jivdhan Fort', comment: 'Closed.' } }),
      booking({ kind: 'donation', body: { utr: '412345678901' } }),
    ]),
  );
  expect(stay?.slice(8)).toEqual(['Dhuke Valley Resort', 'A cot.', '', '', '2026-12-01 – 2026-12-03', '4', '', '']);
  expect(wrong?.slice(2)).toEqual(['Correction', 'New', '', '', '', 'Marathi', 'Jivdhan Fort', 'Closed.', '', '', '', '', '', '']);
  expect(given?.slice(2)).toEqual(['Donation', 'New', '', '', '', 'Marathi', '412345678901', '', '', '', '', '', '', '']);
});

test('of an erased one the reference and what became of it are left', () => {
  const [, row] = read(csvOf([booking({ body: null, state: 'closed' })]));
  expect(row).toEqual(['K7P2', '2026-11-21 00:35', 'Booking', 'Closed', '', '', '', 'Marathi', '', '', '', 'Erased', '', '', '', '']);
});

test('without enquiries the titles stand alone', () => {
  expect(read(csvOf([]))).toHaveLength(1);
});

test.each([
  '=HYPERLINK("https://evil.example.org")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '=1+1\nand a second line',
  '＝1+1',
])('no cell begins like a formula: %j', (text) => {
  const [, row] = read(csvOf([{ ...enquiry(text, text), notes: [note(text)] }]));
  expect([row?.[4], row?.[commentColumn], row?.[10]]).toEqual([`'${text}`, `'${text}`, `'${text}`]);
});

test.each(['He said "come", twice', 'one\ntwo\r\nthree', 'a;b,c', 'जुन्नर लेणी', '5 - 2 = 3'])('a text comes back as it was: %j', (text) => {
  expect(read(csvOf([enquiry(text)]))[1]?.[commentColumn]).toBe(text);
});

test('whatever people write, rows stay rows and no cell is a formula', () => {
  const marks = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a');
  const written = fc.oneof(fc.string({ maxLength: 200, size: 'max' }), fc.string({ unit: marks, maxLength: 20, size: 'max' }));
  const property = fc.property(fc.array(fc.tuple(written, written), { maxLength: 20, size: 'max' }), (texts) => {
    const rows = read(csvOf(texts.map(([comment, name]) => enquiry(comment, name)))).slice(1);
    expect(rows.map((row) => row[commentColumn]?.replace(/^'/, ''))).toEqual(texts.map(([comment]) => comment.replace(/^'/, '')));
    expect(rows.flat().filter((cell) => /^\s*[=+\-@]|^[\t\r\n]/.test(cell))).toEqual([]);
  });
  fc.assert(property, { numRuns: process.env.TEST_LONG ? 5000 : 300 });
});

test('a mark at the beginning says that it is UTF-8, and the name says of which day it is', () => {
  expect(csvOf([]).charCodeAt(0)).toBe(0xfeff);
  expect(csvName(Date.UTC(2026, 10, 20, 19, 5))).toBe('enquiries-2026-11-21.csv');
});
