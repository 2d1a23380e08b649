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
  /** The text of the site's own style sheet, if it has one. */
  readonly siteStyles?: string;
}

/** The whole document. */
export type MakePage = (asked: PageAsked) => Promise<string>;

/** What is shown for somebody else's site: a listing, what is near it, that there is no such listing; or the page on which one gets the code. */
export type EmbedView =
  | { readonly is: 'listing' | 'nearby'; readonly id: string }
  | { readonly is: 'nothing' }
  /** `search`: the name that was typed; `id`: the listing that was chosen. Both may be empty. */
  | { readonly is: 'partners'; readonly search: string; readonly id: string };

export interface EmbedAsked extends Omit<PageAsked, 'address'> {
  readonly view: EmbedView;
}

/** What turns a view into a document without scripts. */
export interface Embed {
  readonly make: (asked: EmbedAsked) => Promise<string>;
  /** What stands in the one style element of a frame, and in that of the page for partners. */
  readonly styles: { readonly frames: string; readonly partners: string };
}

/** What the app's build for servers exports: the API loads it and shares no other code with the screens. */
export interface PageMaker {
  /**
   * @param manifest what the build of the app wrote about its files, as JSON
   * @param readSite the configuration of the site that a page is made for, asked whenever it is read (`@helpdesk/site/here`)
   * @param readStyles the text of a style sheet by its address: pages then hold what they are painted with; absent, they name it
   * @param nextTurn resolves when whoever makes a page may go on, so that many pages hold up others no longer than one
   * @returns besides, every text that stands in a style element of some page, for the security policy
   */
  openPages(
    manifest: string,
    readSite: () => object | undefined,
    readStyles?: (address: string) => string,
    nextTurn?: () => Promise<void>,
  ): { readonly makePage: MakePage; readonly styles: readonly string[]; readonly embed: Embed };
}
