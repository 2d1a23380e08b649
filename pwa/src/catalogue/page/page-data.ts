import type { PageCatalogue } from './page-catalogue.ts';

/** What a page from a server brings along, so that the app takes it over as it is. */
export interface PageData {
  readonly day: string;
  /** Absent where the page knows nothing of the catalogue. */
  readonly catalogue: PageCatalogue | undefined;
}

const tag = '<script type="application/json" id="page-data">';
const block = new RegExp(`${tag}([^<]*)</script>`);

/** As data in the page, which is no script. No text in it can end the block. */
export const pageDataBlock = (data: PageData): string => `${tag}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Undefined in the bare shell, which shows nothing before the app does, and in what is no page of ours. */
export function pageDataIn(html: string): PageData | undefined {
  const [, json] = block.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}

/** The same in the page that is open. */
export function readPageData(page: { getElementById(id: string): { readonly textContent: string | null } | null }): PageData | undefined {
  const json = page.getElementById('page-data')?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
