import type { Language } from '#languages.ts';
import type { CatalogueRows } from './rows.ts';

/** What a public page is a function of. */
export interface PageAsked {
  /** Path and query, percent-encoded as in a browser's address, with no more parameters than pages read. */
  readonly address: string;
  /** What the visitor chose before; `?lang=` in the address wins. */
  readonly language: Language;
  readonly catalogue: { readonly epoch: string; readonly seq: number; readonly rows: CatalogueRows };
  /** `YYYY-MM-DD` in the region. */
  readonly day: string;
  /** Stands before the paths of addresses that leave the site. */
  readonly origin: string;
}

/** The whole document. */
export type MakePage = (asked: PageAsked) => Promise<string>;

/** What the app's build for servers exports: the API loads it and shares no other code with the screens. */
export interface PageMaker {
  /**
   * @param manifest what the build of the app wrote about its files, as JSON
   * @param readStyles the text of a style sheet by its address: pages then hold what they are painted with; absent, they name it
   * @returns besides, every text that stands in a style element of some page, for the security policy
   */
  openPages(
    manifest: string,
    readStyles?: (address: string) => string,
  ): { readonly makePage: MakePage; readonly styles: readonly string[] };
}
