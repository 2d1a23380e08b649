import type { Thing } from '@helpdesk/contract/schema-org/thing';
import { createContext, useContext } from 'react';

import type { OwnAddress } from './own-address.ts';

/** What machines are told of the helpdesk itself. */
export interface Office {
  /** In the language of the page. */
  readonly address: readonly string[];
  readonly links: readonly string[];
}

/** What the page at an address is about. */
export type StructuredDataOf = (at: OwnAddress, office: () => Office) => readonly Thing[];

interface Head {
  /** Takes what belongs into the head of the first HTML. */
  readonly take: (html: string) => void;
  readonly office: () => Office;
}

/** Of who renders the first HTML. */
export const HeadContext = createContext<Head | undefined>(undefined);

/**
 * Hands what a page is about to whoever renders it, as data blocks, which are no scripts. They are no part of the page's
 * tree: the app that takes the page over knows nothing of them.
 */
export function StructuredData({ at, structuredData }: { at: OwnAddress; structuredData: StructuredDataOf }) {
  const head = useContext(HeadContext);
  for (const thing of head ? structuredData(at, head.office) : []) head?.take(dataBlock({ '@context': 'https://schema.org', ...thing }));
  return null;
}

/** No text in it can end the element. */
const dataBlock = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
