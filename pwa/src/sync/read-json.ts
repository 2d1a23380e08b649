import { type RowLines, readRowLines } from '@helpdesk/contract/sync/row-lines';
import { yieldToMain } from '#platform/yield-to-main.ts';

/** Bytes. The 17 million of a snapshot of 5,000 rows at once hold a cheap phone up for a third of a second, so many for 5 ms. */
const atOnce = 256 * 1024;

/**
 * What a body says as JSON; undefined when it is none, or was cut off. A snapshot is parsed line by line while it comes, any
 * other body at once.
 * @throws when the connection ends before the body does
 */
export async function readJson({ body }: Response): Promise<unknown> {
  /** What came and was not taken yet. */
  let text = '';
  let lines: RowLines | 'none' | undefined;
  try {
    for await (const piece of body ? piecesOf(body) : []) {
      text += piece;
      if (!lines && piece.includes('\n')) {
        const first = text.indexOf('\n');
        lines = readRowLines(text.slice(0, first)) ?? 'none';
        if (lines !== 'none') text = text.slice(first + 1);
      }
      if (lines && lines !== 'none') text = takeLines(lines, text);
    }
    if (!lines || lines === 'none') return JSON.parse(text);
    lines.take(text);
    return lines.whole();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The text of a body as it comes, with a breath after every so many bytes. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let sinceBreath = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (let from = 0; from < read.value.length; from += atOnce) {
        const some = read.value.subarray(from, from + atOnce);
        yield decoder.decode(some, { stream: true });
        sinceBreath += some.length;
        if (sinceBreath < atOnce) continue;
        sinceBreath = 0;
        await yieldToMain();
      }
    }
    yield decoder.decode();
  } finally {
    // Only if nobody wants the rest.
    void reader.cancel().catch(() => undefined);
  }
}

/** @returns the line that has not ended yet */
function takeLines(lines: RowLines, text: string): string {
  const ended = text.split('\n');
  const rest = ended.pop() ?? '';
  for (const line of ended) lines.take(line);
  return rest;
}
