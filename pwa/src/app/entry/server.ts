import '@helpdesk/words/page-messages';

import { setImmediate } from 'node:timers/promises';

import { type InParts, someOf } from '@helpdesk/contract/in-parts';
import { eachTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { filterListingsInParts } from '@helpdesk/contract/rules/listing-filter';
import { isText } from '@helpdesk/contract/search/is-text';
import { indexOf, prepareInParts } from '@helpdesk/contract/search/kept-index';
import { nearestInParts } from '@helpdesk/contract/search/search-nearest';
import { type SearchedRow, searchedTables } from '@helpdesk/contract/search/searched-tables';
import type { Embed, MakePage, PageAsked, PageMaker } from '@helpdesk/contract/sync/page';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import type { SiteConfiguration } from '@helpdesk/site/configuration';
import { readSiteBy } from '@helpdesk/site/here';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { pageDataBlock } from '#catalogue/page/page-data.ts';
import { embedStyles, writeEmbed } from '#embed/write-embed.tsx';

import { writeDocument } from './document.ts';
import { documentFiles } from './document-files.ts';
import { renderPage } from './render.tsx';

let nextTurn: () => Promise<void> = setImmediate;

/** The entry of the build for servers; `@helpdesk/contract/page` says how it is called. */
export const openPages: PageMaker['openPages'] = (manifest, readSite, readStyles, giveTurn) => {
  if (giveTurn) nextTurn = giveTurn;
  readSiteBy(readSite as () => SiteConfiguration | undefined);
  const { filesOf, styles } = documentFiles(manifest, readStyles);
  const makePage: MakePage = async ({ catalogue, siteStyles, ...asked }) => {
    const held = await withSearchOf(asked.address, await heldFor(catalogue));
    const { html, head, language, part, messages, data } = await renderPage({ ...asked, catalogue: held });
    // What React put first belongs into the head: titles and tags without content. No `>` stands inside an attribute, since React escapes it.
    const [tags = ''] = headTags.exec(html) ?? [];
    const body = { html: html.slice(tags.length), data: pageDataBlock(data) };
    return writeDocument({ language, head: tags + head, body, siteStyles, files: filesOf({ part, messages, language }) });
  };
  return { makePage, styles, embed };
};

const embed: Embed = {
  make: async ({ catalogue, ...asked }) => {
    const held = await heldFor(catalogue);
    if (asked.view.is === 'partners' && asked.view.search.trim()) await inTurns(prepareInParts(searchedTables, held.rows));
    return writeEmbed({ ...asked, catalogue: held });
  },
  styles: embedStyles,
};

const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const held = new WeakMap<CatalogueRows, Catalogue>();

/**
 * Built once from the same rows, without whom to call: that is told after a booking, never by a page (decision 014). Only the app says how a search was
 * understood: a page leaves nothing out.
 */
async function heldFor({ rows, ...version }: PageAsked['catalogue']): Promise<Catalogue> {
  const known = held.get(rows);
  if (known) return known;
  const catalogue = buildCatalogue(version, withoutContacts(rows), { prepareAtMost: Number.POSITIVE_INFINITY, mayLeaveOut: false });
  held.set(rows, catalogue);
  await nextTurn();
  return catalogue;
}

/**
 * A page that searches a directory asks for its index, which no other page waits for. It is also searched once in turns: what the words are guessed to mean
 * is kept, so that the page, which is made in one, takes half as long. What comes near where nothing is found is made in turns as well, and kept for the page.
 */
async function withSearchOf(address: string, held: Catalogue): Promise<Catalogue> {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const { rows } = held;
  const kind = listingKinds.find((it) => pathname === `/${directorySegments[it]}`);
  const search = searchParams.get('search') ?? '';
  if (!kind || !isText(search, kind)) return held;
  await inTurns(prepareInParts([kind, 'places', 'regions'], rows));
  const { rows: found } = await inTurns(filterListingsInParts(rows, kind, { search }, 'en'));
  const near =
    found.length === 0 &&
    (await inTurns(nearestInParts([{ table: kind, index: indexOf<SearchedRow>(kind, rows[kind]) }], search, 'search')));
  await nextTurn();
  const nearest: Catalogue['nearest'] = (asked) =>
    near && asked.ledNowhere === 'search' && asked.text === search ? (near as never) : held.nearest(asked);
  return { ...held, nearest };
}

const msPerTurn = 8;

/** Between some milliseconds of it everybody else has a turn. */
async function inTurns<Result>(parts: InParts<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + msPerTurn;
    const part = someOf(parts, () => performance.now() >= until);
    if (part.done) return part.value;
    await nextTurn();
  }
}

const withoutContacts = (rows: CatalogueRows): CatalogueRows =>
  eachTable((table) => {
    const empty: Readonly<Record<string, unknown>> = emptyRow(table);
    const hidden = contactFields(table).map((name): [string, unknown] => [name, empty[name]]);
    return hidden.length > 0 ? rows[table].map((row) => ({ ...row, ...Object.fromEntries(hidden) })) : rows[table];
  }) as CatalogueRows;
