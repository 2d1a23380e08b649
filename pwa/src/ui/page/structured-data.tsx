import { createContext, useContext } from 'react';

import type { OwnAddress } from './own-address.ts';

/** A thing of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What the page at an address is about. */
export type StructuredDataOf = (at: OwnAddress) => readonly Thing[];

/** Takes what belongs into the head of the first HTML. */
export const HeadContext = createContext<((html: string) => void) | undefined>(undefined);

/**
 * Hands what a page is about to whoever renders it, as data blocks, which are no scripts. They are no part of the page's
 * tree: the app that takes the page over knows nothing of them.
 */
export function StructuredData({ at, structuredData }: { at: OwnAddress; structuredData: StructuredDataOf }) {
  const take = useContext(HeadContext);
  for (const thing of take ? structuredData(at) : []) take?.(dataBlock({ '@context': 'https://schema.org', ...thing }));
  return null;
}

/** No text in it can end the element. */
const dataBlock = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
