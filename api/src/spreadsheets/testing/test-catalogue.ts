import { type CatalogueTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { anyFields } from '@helpdesk/contract/testing/any-row';
import fc from 'fast-check';

/** Everything a database can hold, and what spreadsheets trip over more often than by chance. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30, size: 'max' }).map((each) => each.replaceAll('\0', '')),
  fc.constantFrom(
    '=1+1',
    '+91',
    "'",
    " '",
    '"',
    '""',
    'a"b',
    'a;b',
    'a,b',
    'a\tb',
    'a\r\nb',
    '\n',
    ' a ',
    '007',
    'TRUE',
    '1/2',
    '|',
    '\\',
    'a | b',
    '\\|',
    '﻿x',
    'जुन्नर',
  ),
);
/** Rows of a kind with ids and slugs of their own. */
const rowsOf = (table: CatalogueTable) =>
  fc
    .array(fc.tuple(fc.record(anyFields(table, text)), text), { maxLength: 6 })
    .map((all) => all.map(([row, slug], at) => ({ ...row, _id: `${table} ${at}`, ...('slug' in row && { slug: `${slug}${at}` }) })));

/** Any catalogue of what a file of listings names. */
export const catalogue = fc.record(
  Object.fromEntries((['categories', 'regions', ...listingKinds] as const).map((table) => [table, rowsOf(table)])),
) as unknown as fc.Arbitrary<CatalogueRows>;
