import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import type { Context } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { enveloped, type Found, messageFor, type Result } from '#http/answer.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { jsonParts, type Work } from '#http/budget/work.ts';
import { compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { writtenSeq } from '#http/written-seq.ts';

const maxCachedBytes = 16 * 1024 * 1024;

interface About {
  /** Of the row that the call is about, where it is about one. */
  readonly versionOf?: (rows: CatalogueRows) => number;
  /** Another answer may be true a minute later, though nothing has changed: `query` says the minute. */
  readonly isOfTheMinute?: boolean;
}

/**
 * Answers calls about rows of the catalogue that depend on nothing else: each answer is written and packed once per
 * change, language and query, and then only handed out.
 */
export function rowAnswers(catalogue: CatalogueSource, budget: ReadBudget) {
  const cached = compressedCache(maxCachedBytes);

  /**
   * @param query all that the call was asked; `find` depends on nothing more
   */
  return async <Call extends Endpoint>(
    c: Context,
    call: Call,
    query: object,
    find: (rows: CatalogueRows, work: Work) => Found<Call> | Promise<Found<Call>>,
    { versionOf, isOfTheMinute }: About = {},
  ): Promise<Response> => {
    const { epoch, seq, rows } = await catalogue.soon(writtenSeq(c));
    const displayMessage = messageFor(c, 'server_found');
    const packed = await cached(
      `${epoch} ${seq}`,
      JSON.stringify([call.path, query, displayMessage]),
      async (work) => jsonParts(enveloped(call, (await find(rows, work)) as Result<Call>, displayMessage)),
      () => budget.begin(c),
    );
    c.header('Cache-Control', 'no-cache');
    return sendCompressed(c, packed, { type: 'application/json', version: versionOf?.(rows), isForOne: isOfTheMinute });
  };
}

export type AnswerRows = ReturnType<typeof rowAnswers>;
