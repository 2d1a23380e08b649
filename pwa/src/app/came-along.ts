import type { Excerpt } from '#catalogue/excerpt.ts';

/** What a page from a server brings along, so that the app takes it over as it is. */
export interface CameAlong {
  readonly day: string;
  /** Absent where the page knows nothing of the catalogue. */
  readonly excerpt: Excerpt | undefined;
}

const blockId = 'came-along';

/** As data in the page, which is no script. No text in it can end the block. */
export const cameAlongBlock = (along: CameAlong): string =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(along).replaceAll('<', '\\u003c')}</script>`;

/** Undefined in the bare shell, which shows nothing before the app does. */
export function readCameAlong(): CameAlong | undefined {
  const block = document.getElementById(blockId);
  return block ? (JSON.parse(block.textContent ?? '') as CameAlong) : undefined;
}
