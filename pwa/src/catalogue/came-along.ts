import type { Excerpt } from './excerpt.ts';

/** What a page from a server brings along, so that the app takes it over as it is. */
export interface CameAlong {
  readonly day: string;
  /** Absent where the page knows nothing of the catalogue. */
  readonly excerpt: Excerpt | undefined;
}

const tag = '<script type="application/json" id="came-along">';
const block = new RegExp(`${tag}([^<]*)</script>`);

/** As data in the page, which is no script. No text in it can end the block. */
export const cameAlongBlock = (along: CameAlong): string => `${tag}${JSON.stringify(along).replaceAll('<', '\\u003c')}</script>`;

/** Undefined in the bare shell, which shows nothing before the app does, and in what is no page of ours. */
export function cameAlongIn(html: string): CameAlong | undefined {
  const [, json] = block.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as CameAlong);
}

/** The same in the page that is open. */
export function readCameAlong(page: { getElementById(id: string): { readonly textContent: string | null } | null }): CameAlong | undefined {
  const json = page.getElementById('came-along')?.textContent;
  return json ? (JSON.parse(json) as CameAlong) : undefined;
}
