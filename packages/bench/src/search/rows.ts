import { readFileSync } from 'node:fs';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type { SearchRow } from '@helpdesk/contract/search/search-index';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

export interface BenchRow extends SearchRow {
  readonly _id: string;
  readonly content?: string;
  readonly kind: ListingKind;
}

/** Every listing of the sample region. */
export const sampleRows: readonly BenchRow[] = (['places', 'resorts', 'restaurants'] as const).flatMap((kind) =>
  sampleRegion[kind].map((row) => ({ ...row, kind })),
);

/** Names of towns and monuments, a Devanagari one after a tab; where they come from stands in `names/README.md`. */
const decoyNames = readFileSync(new URL('../../names/decoys.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** The words, no names, that the contents of the sample region have in common. */
const commonWords = (() => {
  const counts = new Map<string, number>();
  for (const { content = '' } of sampleRows) for (const word of new Set(content.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([word, count]) => count > 2 && /^[a-z]+$/.test(word)).map(([word]) => word);
})();

/** The sample region among real names of the country, with contents as long as its own, in an order that means nothing. */
export function rowsAmong(count: number): BenchRow[] {
  const next = random();
  const decoys = decoyNames.slice(0, count - sampleRows.length).map((names, number): BenchRow => {
    const [name = '', marathi] = names.split('\t');
    const content = Array.from({ length: 50 }, () => commonWords[next() % commonWords.length]).join(' ');
    return {
      ...emptyRow('places'),
      kind: 'places',
      _id: `decoy-${number}`,
      name,
      content,
      translations: marathi ? { mr: { name: marathi } } : {},
    };
  });
  const rows = [...sampleRows, ...decoys];
  const places = new Map(rows.map((row) => [row, next()]));
  return rows.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** The same numbers every time: Lehmer's generator. */
function random(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}
