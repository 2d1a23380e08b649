/** What the service worker answers when it is asked whether the shell and every public chunk are stored. */
interface Precached {
  readonly complete: boolean;
  readonly bytes: number;
}

/**
 * Undefined where there is no service worker (plain http, private mode); waits until one is active.
 * @param measured whether `bytes` are wanted, for which the worker reads every file
 */
export async function askPrecached(workers: ServiceWorkerContainer | undefined, measured = false): Promise<Precached | undefined> {
  const worker = (await workers?.ready)?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Precached>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Precached>) => {
      port1.close();
      resolve(data);
    };
  });
  worker.postMessage({ type: 'precached?', measured }, [port2]);
  return answer;
}
