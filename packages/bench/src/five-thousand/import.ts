import { spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';

import { fillUp } from '#first-sync/many-rows.ts';
import { at, inMs, line } from '#table.ts';
import { administrator, logInTo } from './administrator.ts';

const lines = 5_000;
const apart = 20;

/** How long others wait for their own write, and for a page, while 5,000 changed lines of a spreadsheet are put in; beside the same at rest. */
export async function benchImport(): Promise<void> {
  const server = await openServer({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
  await server.start();
  try {
    await fillUp(server, { place: lines });
    const { token } = await logInTo(server.address);
    const headers = { Authorization: `Bearer ${token}` };
    const call = async (asked: Endpoint, body?: FormData | string, query = ''): Promise<Answer> => {
      const type = typeof body === 'string' && { 'Content-Type': 'application/json' };
      const response = await fetch(`${server.address}/api${asked.path}${query}`, {
        method: asked.method,
        headers: { ...headers, ...type },
        ...(body !== undefined && { body }),
      });
      if (!response.ok) throw new Error(`${asked.path}: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { result: Answer }).result;
    };

    const { csv = '' } = await call(spreadsheetCalls.export, undefined, '?kind=places');
    const file = new Blob([csv.replaceAll('https://', 'https://www.')], { type: 'text/csv' });
    const form = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ kind: 'places', ...fields })) body.append(name, value);
      body.append('file', file, 'places.csv');
      return body;
    };
    const { plan = '', changes = [] } = await call(spreadsheetCalls.preview, form({}));

    const [region] = (await call(regionCalls.list)) as unknown as readonly Region[];
    const said = region && {
      name: region.name,
      content: region.content,
      translations: region.translations,
      alternateNames: region.alternateNames,
    };

    const watch = async (until: Promise<unknown>) => {
      let over = false;
      void until.finally(() => {
        over = true;
      });
      const waits: { write: number[]; page: number[] } = { write: [], page: [] };
      const timed = async (into: number[], work: () => Promise<unknown>) => {
        const from = performance.now();
        await work();
        into.push(performance.now() - from);
      };
      const write = () => call({ ...regionCalls.update, path: `/update-region/${region?._id}` }, JSON.stringify(said));
      const page = async () => (await fetch(`${server.address}/about-us`)).text();
      const repeat = async (into: number[], work: () => Promise<unknown>) => {
        while (!over) {
          await timed(into, work);
          await new Promise((next) => setTimeout(next, apart));
        }
      };
      await Promise.all([repeat(waits.write, write), repeat(waits.page, page)]);
      return waits;
    };
    const report = (name: string, waits: readonly number[]) => {
      const sorted = [...waits].sort((one, other) => one - other);
      console.log(line(name, String(sorted.length), inMs(at(sorted, 0.5)), inMs(sorted.at(-1))));
    };

    const rest = await watch(new Promise((done) => setTimeout(done, 5_000)));
    const from = performance.now();
    const importing = call(spreadsheetCalls.import, form({ plan }));
    const busy = await watch(importing);
    const { changed } = await importing;
    console.log(`\n${changed} of ${changes.length} changed lines put in, in ${((performance.now() - from) / 1_000).toFixed(1)} s`);
    console.log(line('', 'times', 'median', 'longest'));
    report('a write, at rest', rest.write);
    report('a write meanwhile', busy.write);
    report('a page, at rest', rest.page);
    report('a page meanwhile', busy.page);
  } finally {
    await server.stop();
  }
}

interface Answer {
  readonly csv?: string;
  readonly plan?: string;
  readonly changes?: readonly unknown[];
  readonly changed?: number;
}

type Region = Readonly<Record<'_id' | 'name' | 'content' | 'translations' | 'alternateNames', string>>;
