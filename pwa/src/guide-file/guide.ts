import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { listPicture } from '@helpdesk/contract/rules/picture';
import type { GuideAbout } from '@helpdesk/contract/sync/guide-about';
import { type GuideBlock, guideBlockId, guideSealBytes } from '@helpdesk/contract/sync/guide-file';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { dayAt } from '#catalogue/day.ts';
import { unpackText } from '#platform/unpack.ts';

/** What the file holds. */
export interface Guide {
  readonly about: GuideAbout;
  readonly catalogue: Catalogue;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** The address of a listing's picture within the file; undefined where there is none. */
  pictureOf(listing: ListingRow): string | undefined;
  find(kind: string | undefined, id: string | undefined): { readonly kind: ListingKind; readonly listing: ListingRow } | undefined;
  /** A phone's clock may be years behind: the day is never before that of the file. */
  today(): string;
}

/** @throws where the browser is too old to unpack it */
export async function readGuide(): Promise<Guide> {
  const size = new Blob(['<!doctype html>', document.documentElement.outerHTML]).size + guideSealBytes;
  const { rows, ...about } = JSON.parse(await unpackText(blockIn('rows'))) as GuideAbout & { rows: CatalogueRows };
  const pictures = JSON.parse(blockIn('pictures')) as Record<string, string>;
  const catalogue = buildCatalogue(about, rows);
  return {
    about,
    catalogue,
    size,
    pictureOf: ({ images: [first] }) => {
      const picture = first && pictures[listPicture(first)];
      return picture && `data:image/webp;base64,${picture}`;
    },
    find: (named, id = '') => {
      const kind = listingKinds.find((each) => each === named);
      const listing = kind && catalogue.byId[kind].get(id);
      return kind && listing && { kind, listing };
    },
    today: () => dayAt(Math.max(Date.now(), about.madeAt)),
  };
}

const blockIn = (block: GuideBlock): string => document.getElementById(guideBlockId(block))?.textContent ?? '';
