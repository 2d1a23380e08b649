import { parentPort, workerData } from 'node:worker_threads';

import { Problem } from '#http/problem.ts';
import { buffersIn, type FromThread, type GivePart, type Parser, type ToThread } from './messages.ts';

type Run = (input: unknown, give: GivePart<unknown, unknown>) => unknown;

/** Makes this thread the one of the parser that it was started for. */
export function serveParsers<Name extends string>(parsers: Readonly<Record<Name, Parser>>): void {
  const parse = parsers[(workerData as { readonly name: Name }).name] as unknown as Run;
  const send = (message: FromThread) => parentPort?.postMessage(message, buffersIn(message));
  let onReply = (_reply: unknown) => {};
  const give = (part: unknown) =>
    new Promise<unknown>((resolve) => {
      onReply = resolve;
      send({ part });
    });
  parentPort?.on('message', async (message: ToThread) => {
    if ('reply' in message) return onReply(message.reply);
    try {
      send({ result: await parse(message.input, give) });
    } catch (error) {
      if (!(error instanceof Problem)) send({ error: error as Error });
      else send({ problem: { status: error.status, key: error.key, details: error.details } });
    }
  });
  send('ready');
}
