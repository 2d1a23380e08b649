import type { Endpoint } from '@helpdesk/contract/endpoint';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import type { Context } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { enveloped, type Result, words } from '#http/answer.ts';
import { packedCache } from '#http/packed-cache.ts';
import { sendPacked } from '#http/send-packed.ts';

const maxCachedBytes = 16 * 1024 * 1024;

/**
 * Answers calls that list rows of the catalogue and depend on nothing else: each list is written and packed once per
 * change, language and query, and then only handed out.
 */
export function keptLists(catalogue: CatalogueSource) {
  const cached = packedCache(maxCachedBytes);

  /** @param query all that the call was asked; `list` depends on nothing more of the request */
  return async <Call extends Endpoint>(
    c: Context,
    call: Call,
    query: object,
    list: (rows: CatalogueRows) => Result<Call>,
  ): Promise<Response> => {
    const { epoch, seq, rows } = await catalogue.current();
    const displayMessage = words(c, 'server_found');
    const packed = await cached(`${epoch} ${seq}`, JSON.stringify([call.path, query, displayMessage]), async () =>
      JSON.stringify(enveloped(call, list(rows), displayMessage)),
    );
    c.header('Cache-Control', 'no-cache');
    return sendPacked(c, packed, 'application/json');
  };
}

export type KeptLists = ReturnType<typeof keptLists>;
