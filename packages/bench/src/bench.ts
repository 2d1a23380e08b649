import { benchFirstSync } from '#first-sync/first-sync.ts';
import { benchFiveThousand } from '#five-thousand/five-thousand.ts';
import { benchImport } from '#five-thousand/import.ts';
import { benchOffice } from '#five-thousand/office.ts';
import { benchLighthouse } from '#lighthouse/lighthouse.ts';
import { benchPages } from '#pages/pages.ts';
import { benchScale } from '#scale/scale.ts';
import { benchSearch } from '#search/search.ts';
import { benchServer } from '#server/server.ts';
import { benchSites } from '#sites/sites.ts';
import { benchLimit } from '#turns/limit.ts';
import { benchTurns } from '#turns/turns.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  search: benchSearch,
  pages: benchPages,
  lighthouse: benchLighthouse,
  server: benchServer,
  'first-sync': benchFirstSync,
  'five-thousand': benchFiveThousand,
  office: benchOffice,
  import: benchImport,
  scale: benchScale,
  sites: benchSites,
  turns: benchTurns,
  limit: benchLimit,
};

/** All parts, or those that are named. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) await bench();
}
