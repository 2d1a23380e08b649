import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { sql, send, logIn } = await sampleApp();
const editors = ['asha@example.org', 'ravi@example.org'] as const;
const bearers = await Promise.all(editors.map(async (email) => ({ Authorization: `Bearer ${await logIn(email)}` })));

type Step = { readonly who: 0 | 1 } & (
  | { readonly what: 'look' | 'change' | 'delete' | 'undo' | 'star' }
  | { readonly what: 'restore'; readonly back: number }
);

const who = fc.constantFrom(0 as const, 1 as const);
const steps = fc.array(
  fc.oneof(
    fc.record({
      who,
      what: fc.constantFrom('look' as const, 'change' as const, 'change' as const, 'delete' as const, 'undo' as const, 'star' as const),
    }),
    fc.record({ who, what: fc.constant('restore' as const), back: fc.nat(4) }),
  ),
  { size: 'max', maxLength: 14 },
) as fc.Arbitrary<Step[]>;

interface Written {
  readonly text: string;
  readonly author: string;
  readonly version: number;
}

interface Seen {
  readonly row: number;
  readonly history: number;
}

const api = (method: string, path: string, by: number, body?: object, seen?: number) =>
  send(method, path, body, { ...(bearers[by] ?? {}), ...(seen !== undefined && { 'If-Match': `"${seen}"` }) });

async function versionsOf(id: string): Promise<RowVersion[]> {
  return (await api('GET', `/get-versions/places/${id}`, 0)).result as RowVersion[];
}

/**
 * Two administrators at one place, each writing for the version they saw last. Answers the texts that the server said it
 * saved and that are gone: not in the row, not in the history, and overwritten by somebody who had not seen them.
 */
async function lostBy(all: readonly Step[]): Promise<string[]> {
  const { result } = await api('POST', '/add-tourist-place', 0, { ...forms.place, content: 'Text 0' });
  const { _id: id } = result as { _id: string };
  const written: Written[] = [];
  const overwrittenBlindly = new Set<string>();
  /** The row's version, and that of the history, which a change of the row's own number alone cannot hide. */
  const seen = [
    { row: 0, history: 0 },
    { row: 0, history: 0 },
  ] as [Seen, Seen];
  let popular = false;
  const head = async () => (await versionsOf(id))[0] as RowVersion;
  const look = async (by: 0 | 1) => {
    const { version, row } = await head();
    seen[by] = { row: Number(row.version), history: version };
  };
  await look(0);
  await look(1);

  for (const [at, step] of all.entries()) {
    const { who: by } = step;
    const before = await head();
    const text = `Text ${at + 1}`;
    const answered = await take(step, text);
    if (!answered || answered.code >= 300) continue;
    const after = await head();
    if (step.what === 'change') written.push({ text, author: editors[by] ?? '', version: after.version });
    const isBlind = step.what !== 'undo' && step.what !== 'star' && before.version !== seen[by].history;
    if (isBlind) overwrittenBlindly.add(String(before.row.content));
    await look(by);
  }

  async function take(step: Step, text: string) {
    const { who: by } = step;
    if (step.what === 'look') return void (await look(by));
    if (step.what === 'change') return api('PUT', `/update-tourist-place/${id}`, by, { ...forms.place, content: text }, seen[by].row);
    if (step.what === 'star') {
      popular = !popular;
      return api('PUT', `/update-tourist-place/${id}`, by, { popular });
    }
    if (step.what === 'delete') return api('DELETE', `/delete-tourist-place/${id}`, by, undefined, seen[by].row);
    if (step.what !== 'restore') return api('PUT', `/restore-deleted/places/${id}`, by);
    const old = (await versionsOf(id)).at(-1 - step.back);
    return old && api('PUT', `/restore-version/places/${id}/${old.version}`, by, undefined, seen[by].row);
  }

  const kept = await versionsOf(id);
  const isKept = ({ text, author, version }: Written) =>
    kept.some((each) => each.version === version && each.author === author && each.row.content === text);
  return [...written.filter((write) => !isKept(write)).map(({ text }) => text), ...overwrittenBlindly];
}

const many = process.env.TEST_LONG ? 250 : 12;

test('whatever two administrators do to one place, nothing that was saved is lost silently', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      expect(await lostBy(all)).toEqual([]);
    }),
    { numRuns: many, endOnFailure: true },
  );
});

const overwriting: Step[] = [
  { who: 0, what: 'change' },
  { who: 1, what: 'change' },
];

test('the test sees a history that forgets', async () => {
  await sql`ALTER TABLE place DISABLE TRIGGER version_kept`;
  try {
    expect(await lostBy(overwriting).catch(() => ['no history'])).not.toEqual([]);
  } finally {
    await sql`ALTER TABLE place ENABLE TRIGGER version_kept`;
  }
});

test('the test sees a server that lets the second overwrite the first unseen', async () => {
  // Every version passes for the one that was seen.
  await sql`CREATE FUNCTION keep_seq() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.seq := OLD.seq; RETURN NEW; END'`;
  await sql`CREATE TRIGGER zz_seq_kept BEFORE UPDATE ON place FOR EACH ROW EXECUTE FUNCTION keep_seq()`;
  try {
    expect(await lostBy(overwriting)).not.toEqual([]);
  } finally {
    await sql`DROP TRIGGER zz_seq_kept ON place`;
  }
});
