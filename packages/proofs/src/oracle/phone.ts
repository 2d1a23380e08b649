import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import { newPhone as newOutboxPhone, type Planted, type Tab } from '@helpdesk/pwa/src/sync/testing/outbox-phone.ts';
import { dyingAt } from '#test-history.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

interface World {
  /** To one of the servers, whatever befalls it on the way. `die` ends the page that asked. */
  readonly fetch: (path: string, init: RequestInit | undefined, die: () => void) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => number;
  readonly storage?: (storage: ReturnType<typeof memoryStorage>) => ReturnType<typeof memoryStorage>;
  readonly planted?: Planted;
}

/**
 * A phone without a screen, with the app of one of two builds. The code has one schema; the app of the newer build is this one, which sees all
 * schemas one lower.
 */
export async function oraclePhone({ fetch, now, random, storage: planted = (it) => it, planted: outboxFault }: World) {
  const storage = memoryStorage();
  let isNewer = false;
  const seen: Fetch = (path, init) => fetch(path, init, () => tab.kill());
  const asBuild: Fetch = async (path, init) => (isNewer ? shifted(await seen(shiftPath(path), init)) : seen(path, init));
  const phone = newOutboxPhone('mirror', { fetch: (asked, init) => asBuild(String(asked), init), now, random, planted: outboxFault });
  let tab: Tab = await phone.openTab();
  const saved: string[] = [];

  const revive = async () => {
    tab.kill();
    tab = await phone.openTab();
  };

  return {
    storage,
    saved,
    stored: phone.stored,
    isNewer: () => isNewer,
    /** @param diesAt the step with its storage at which the page is killed */
    async pull(diesAt = Number.POSITIVE_INFINITY) {
      const call = createCall({ fetch: (asked, init) => asBuild(String(asked), init), clock: createServerClock(now), base: '/api' });
      const result = await pull({ call, storage: planted(dyingAt(storage, diesAt)), now });
      await revive();
      return result;
    },
    async submit(id: string, comment: string) {
      const body = { name: 'Asha Gore', email: 'asha@example.org', phone: '98765 43210', queryType: 'Feedback/Grievance', comment };
      await tab.outbox.add({ id, kind: 'contact', body });
      saved.push(id);
      await tab.idle();
      await revive();
    },
    /** One after the other, so that each time the same happens. */
    async sendAll() {
      for (const { id } of (await phone.stored()).filter(({ state }) => state === 'queued')) {
        await tab.outbox.retryNow(id).catch(() => {});
        await revive();
      }
    },
    /** The app is replaced; what it stored is of the schema before. */
    async update() {
      if (isNewer) return;
      isNewer = true;
      await storage.change(async (change) => {
        const cursor = await change.cursor();
        if (cursor) await change.moveTo({ ...cursor, schema: cursor.schema - 1 });
      });
    },
  };
}

export type OraclePhone = Awaited<ReturnType<typeof oraclePhone>>;

const inPath = /\/(snapshot|delta)\/([^/]+)\/(\d+)\//;
const shiftPath = (path: string) => path.replace(inPath, (_, what, epoch, schema) => `/${what}/${epoch}/${Number(schema) + 1}/`);

async function shifted(answer: Response): Promise<Response> {
  const text = (await answer.text())
    .replace(/"schema":(\d+)/, (_, schema) => `"schema":${Number(schema) - 1}`)
    .replace(`/${syncSchema + 1}/`, `/${syncSchema}/`);
  return new Response(text, { status: answer.status, headers: answer.headers });
}
