import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import type { Context } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { enveloped, messageFor, type Result } from '#http/answer.ts';
import { compressedCache } from '#http/compressed-cache.ts';
import { limitRead, type ReadLimit } from '#http/read-limit.ts';
import { sendCompressed } from '#http/send-compressed.ts';

const maxCachedBytes = 16 * 1024 * 1024;

/**
 * Answers calls that list rows of the catalogue and depend on nothing else: each list is written and packed once per
 * change, language and query, and then only handed out.
 * @param limit of what one network may have made
 */
export function listCache(catalogue: CatalogueSource, limit: ReadLimit) {
  const cached = compressedCache(maxCachedBytes);

  /** @param query all that the call was asked; `list` depends on nothing more of the request */
  return async <Call extends Endpoint>(
    c: Context,
    call: Call,
    query: object,
    list: (rows: CatalogueRows) => Result<Call> | Promise<Result<Call>>,
  ): Promise<Response> => {
    const { epoch, seq, rows } = await catalogue.current();
    const displayMessage = messageFor(c, 'server_found');
    const compressed = await cached(`${epoch} ${seq}`, JSON.stringify([call.path, query, displayMessage]), async () => {
      limitRead(limit, c);
      return JSON.stringify(enveloped(call, await list(rows), displayMessage));
    });
    c.header('Cache-Control', 'no-cache');
    return sendCompressed(c, compressed, 'application/json');
  };
}

export type ListCache = ReturnType<typeof listCache>;
