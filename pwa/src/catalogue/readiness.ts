import { createStore } from '#platform/store.ts';

/** How the worker's installation stands: `app/install/updates.ts` says it. 'done': there is one, and it controls this page as far as it ever will. */
export const appInstallation = createStore<'under way' | 'done' | 'no-room' | 'refused'>('under way');

/** What this phone has of the app. 'kept': all its files, and a worker that opens the page with them; 'part': only as many as it has room for. */
export type AppCopy = 'kept' | 'part' | 'no-room' | 'missing';

/** Waits until the installation has ended, and answers what came of it. */
export async function appCopy(workers: ServiceWorkerContainer | undefined): Promise<AppCopy> {
  const ended = await installationEnd();
  if (ended !== 'done') return ended === 'no-room' ? ended : 'missing';
  const precached = await askPrecached(workers);
  if (!workers?.controller || !precached) return 'missing';
  // The worker of an older build knows nothing of a part.
  if (precached.complete) return 'kept';
  return precached.opens ? 'part' : 'missing';
}

const installationEnd = () =>
  new Promise<Exclude<ReturnType<typeof appInstallation.get>, 'under way'>>((resolve) => {
    const look = () => {
      const now = appInstallation.get();
      if (now === 'under way') return;
      stop();
      resolve(now);
    };
    const stop = appInstallation.subscribe(look);
    look();
  });

/** What the service worker answers when it is asked whether the shell and every public chunk are stored. */
interface Precached {
  readonly complete: boolean;
  /** What opens the app is. */
  readonly opens: boolean;
  readonly bytes: number;
}

/**
 * Undefined where there is no service worker (plain http, private mode); waits until one is active.
 * @param measured whether `bytes` are wanted, for which the worker reads every file
 */
export async function askPrecached(workers: ServiceWorkerContainer | undefined, measured = false): Promise<Precached | undefined> {
  const worker = (await workers?.ready)?.active;
  return worker ? ask(worker, { type: 'precached?', measured }) : undefined;
}

const longestAnswerMs = 10_000;

/** Lets the worker give back what the app opens without, for rows. */
export async function freePartOfApp(workers: ServiceWorkerContainer | undefined): Promise<void> {
  const worker = (await workers?.getRegistration())?.active;
  if (!worker) return;
  // The worker of an older build does not answer.
  await Promise.race([ask(worker, { type: 'make-room' }), new Promise((late) => setTimeout(late, longestAnswerMs))]);
}

/** Lets the worker store what it had no room for, and answers whether the app is whole now and was not before. */
export const completeApp = (worker: ServiceWorker): Promise<boolean> => ask(worker, { type: 'complete' });

function ask<Answer>(worker: ServiceWorker, message: object): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Answer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      resolve(data);
    };
  });
  worker.postMessage(message, [port2]);
  return answer;
}
