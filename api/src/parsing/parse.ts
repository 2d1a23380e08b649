import { limits, type ParserName } from './limits.ts';
import type { GivePart, Parser } from './messages.ts';
import { type Asked, threadOf } from './thread.ts';

/** What threads run: a file of the build, beside the server, or of the sources. */
const entry = new URL(import.meta.url.endsWith('.ts') ? 'from-source.mjs' : 'parsing-worker.js', import.meta.url);
const threads = new Map<ParserName, ReturnType<typeof threadOf>>();

type InputOf<Run extends Parser> = Parameters<Run>[0];
type ResultOf<Run extends Parser> = Awaited<ReturnType<Run>>;
type AskedOf<Run extends Parser> = Parameters<Run>[1] extends GivePart<infer Part, infer Reply> ? Asked<Part, Reply> : Asked<never>;

/**
 * Calls a parser of `parsing-worker.ts` in its thread. Rejects with the Problem that the parser threw, or with the one that names the limit which was
 * reached. The memory of bytes in the input changes hands: the caller has them no longer.
 */
export function parserOf<Run extends Parser>(name: ParserName) {
  return async (input: InputOf<Run>, asked: AskedOf<Run> = {} as AskedOf<Run>): Promise<ResultOf<Run>> => {
    const thread = threads.get(name) ?? threadOf(name, limits[name], entry);
    threads.set(name, thread);
    return (await thread(input, asked as Asked<unknown, unknown>)) as ResultOf<Run>;
  };
}
