import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type { MakePage, PageAsked } from '@helpdesk/contract/page';
import type { CatalogueRows } from '@helpdesk/contract/rows';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

import { fillShell } from './document.ts';
import { earlyFonts } from './early-fonts.ts';
import { partTags } from './part-tags.ts';
import { renderPage } from './render.tsx';

/** The entry of the build for servers; `@helpdesk/contract/page` says how it is called. */
export function openPages(shell: string, manifest: string): MakePage {
  const shellIn = earlyFonts(shell, manifest);
  const tagsOf = partTags(manifest);
  return async ({ catalogue, ...asked }) => {
    const page = await renderPage({ ...asked, catalogue: heldFor(catalogue) });
    return fillShell(shellIn(page.language), page, tagsOf(page.part, page.language));
  };
}

const held = new WeakMap<CatalogueRows, Catalogue>();

/** Built once from the same rows, without whom to call: that is told after a booking, never by a page (decision B10). */
function heldFor({ rows, ...version }: PageAsked['catalogue']): Catalogue {
  const catalogue = held.get(rows) ?? buildCatalogue(version, withoutContacts(rows), Number.POSITIVE_INFINITY);
  held.set(rows, catalogue);
  return catalogue;
}

const withoutContacts = (rows: CatalogueRows): CatalogueRows =>
  eachTable((table) => {
    const empty: Readonly<Record<string, unknown>> = emptyRow(table);
    const hidden = contactFields(table).map((name): [string, unknown] => [name, empty[name]]);
    return hidden.length > 0 ? rows[table].map((row) => ({ ...row, ...Object.fromEntries(hidden) })) : rows[table];
  }) as CatalogueRows;
