import { Worker } from 'node:worker_threads';

import { concurrencyLimit } from '#http/concurrency-limit.ts';
import { type FieldMessage, type MessageKey, Problem } from '#http/problem.ts';
import type { Limits } from './limits.ts';
import { buffersIn, type FromThread, type ToThread } from './messages.ts';

export interface Asked<Part, Reply = unknown> {
  /** The field that a limit is said of. */
  readonly field?: string;
  /** The file that a limit is said of. */
  readonly name?: string;
  /** Takes a part of the result, or gives the one of the input that the thread asks for. */
  readonly onPart?: (part: Part) => Reply | Promise<Reply>;
}

type Run = (input: unknown, asked: Asked<unknown>) => Promise<unknown>;

/**
 * One thread for a parser, with one input at a time. It starts with the first input, ends when it has nothing to do, and is replaced after a limit
 * was reached.
 * @param entry the file that the thread runs
 */
export function threadOf(name: string, limits: Limits, entry: URL): Run {
  const oneAtATime = concurrencyLimit(1, limits.waiting);
  let thread: Thread | undefined;
  return (input, asked) =>
    oneAtATime(() => {
      if (!thread || thread.hasEnded()) thread = startThread(name, limits, entry);
      return thread.run(input, asked);
    });
}

interface Thread {
  hasEnded(): boolean;
  readonly run: Run;
}

interface Job {
  readonly asked: Asked<unknown>;
  settle(result: { readonly value: unknown } | { readonly error: Error }): void;
}

function startThread(name: string, { seconds, megabytes, idleSeconds }: Limits, entry: URL): Thread {
  const worker = new Worker(entry, {
    name,
    workerData: { name },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  let hasEnded = false;
  let job: Job | undefined;
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  /** Ends the thread, and the job with it: what state it left behind is unknown. */
  const fail = (error: Error) => {
    hasEnded = true;
    job?.settle({ error });
    void worker.terminate();
  };
  const reply = async (part: unknown) => worker.postMessage({ reply: await job?.asked.onPart?.(part) } satisfies ToThread);
  worker.on('message', (message: FromThread) => {
    if (message === 'ready') onReady();
    else if ('part' in message) {
      // Other requests have their turn first.
      setImmediate(() => reply(message.part).catch(fail));
    } else if ('result' in message) job?.settle({ value: message.result });
    else if ('problem' in message) job?.settle({ error: problemFrom(message.problem) });
    else fail(message.error);
  });
  worker.on('error', (error: Error & { code?: string }) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' && job ? limitProblem('memory', job.asked) : error),
  );
  worker.on('exit', () => fail(new Error(`The thread of ${name} ended.`)));
  let ending: NodeJS.Timeout | undefined;
  const end = () => {
    hasEnded = true;
    void worker.terminate();
  };
  return {
    hasEnded: () => hasEnded,
    run: (input, asked) =>
      new Promise<unknown>((resolve, reject) => {
        clearTimeout(ending);
        worker.ref();
        let late: NodeJS.Timeout | undefined;
        job = {
          asked,
          settle(result) {
            clearTimeout(late);
            job = undefined;
            worker.unref();
            ending = setTimeout(end, idleSeconds * 1_000).unref();
            if ('error' in result) reject(result.error);
            else resolve(result.value);
          },
        };
        ready
          .then(() => {
            if (hasEnded) return;
            late = setTimeout(() => fail(limitProblem('time', asked)), seconds * 1_000);
            worker.postMessage({ input } satisfies ToThread, buffersIn(input));
          })
          .catch(fail);
      }),
  };
}

const problemFrom = ({ status, key, details }: Pick<Problem, 'status' | 'key' | 'details'>): Problem => new Problem(status, key, details);

/** Says which limit was reached, at the field where there is one. */
function limitProblem(limit: 'time' | 'memory', { field, name }: Asked<unknown>): Problem {
  const key: MessageKey = limit === 'time' ? 'server_parsing_time' : 'server_parsing_memory';
  const atField: FieldMessage = limit === 'time' ? 'error_parsing_time' : 'error_parsing_memory';
  return new Problem(422, key, { name, errors: field ? { [field]: atField } : undefined });
}
