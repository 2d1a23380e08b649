import { setTimeout as pause } from 'node:timers/promises';

import { apiNodes, databaseUrl, siteAddress } from '#layout.mjs';
import { administrator, headOf } from '#parts/api.mjs';
import { until } from '#until.mjs';
import { openDatabase, writeEverywhere } from './load.mjs';

/** An administrator who changes a notice all the time, and a script that changes many rows at once. */
export async function startOffice(random) {
  let isOver = false;
  const sql = openDatabase(databaseUrl('helpdesk'));
  const empty = await headOf(apiNodes[0]);
  await writeEverywhere(sql, 'text 0');
  // No phone begins before it: nginx may still hand out what was there first.
  await until('what was written first', async () => {
    const head = await (await fetch(`${siteAddress}/api/sync/v1/head`)).json();
    return head.seq > empty.seq;
  });
  const counts = { edits: 0, scripts: 0 };
  /** What the notice says: what was acknowledged last, or one of those that nobody knows of whether they arrived, and when. */
  const notice = { id: undefined, saved: undefined, unknown: new Set() };
  let token;

  async function ask(method, path, body) {
    const response = await fetch(`${siteAddress}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = await response.json();
    return { status: response.status, result: answer.result };
  }

  async function logIn() {
    const { status, result } = await ask('POST', '/login', administrator);
    if (status === 200) token = result.token;
  }

  async function edit(number) {
    if (!token) await logIn();
    const { id } = notice;
    const content = `edit ${number}`;
    notice.unknown.add(content);
    const form = { kind: 'info', heading: 'A notice', content, listing: null, startDate: '2026-01-01', endDate: '2027-12-31' };
    const { status, result } = id ? await ask('PUT', `/update-notice/${id}`, form) : await ask('POST', '/add-notice', form);
    if (status === 401) token = undefined;
    if (status !== 200 && status !== 201) return;
    notice.unknown.delete(content);
    Object.assign(notice, { id: id ?? result._id, saved: content });
    counts.edits += 1;
  }

  const repeat = async (work, from, to) => {
    for (let number = 1; !isOver; number += 1) {
      await work(number).catch(() => {});
      await pause(random.between(from, to));
    }
  };
  const running = Promise.all([
    repeat(edit, 500, 1_500),
    repeat(
      async (number) => {
        await writeEverywhere(sql, `text ${number}`);
        counts.scripts += 1;
      },
      1_500,
      4_000,
    ),
  ]);

  return {
    counts,
    /** Whether the notice is there as it was saved last. */
    isKept(notices) {
      const found = notices.find(({ _id }) => _id === notice.id);
      return found !== undefined && (found.content === notice.saved || notice.unknown.has(found.content));
    },
    async end() {
      isOver = true;
      await running;
      await sql.end();
    },
  };
}
