import { createServer } from 'node:http';
import { afterAll } from 'vitest';

import type { Bucket } from '#storage/bucket-storage.ts';

interface Kept {
  readonly bytes: Buffer;
  readonly at: Date;
}

/** So that lists have several pages. */
const mostListed = 3;

/** For tests: an HTTP server that knows the verbs that we use of S3. `asked` is what was asked of it, `failure` a status that it answers with. */
export async function testBucket() {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const state = { failure: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    asked.push(`${method} ${pathname}`);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end();
    if (state.failure) return response.writeHead(state.failure, { Location: '/elsewhere/images/fort-640.webp' }).end();
    if (searchParams.get('list-type') === '2') return response.end(listOf(kept, `${pathname}/`, searchParams));
    if (method === 'PUT') kept.set(pathname, { bytes: Buffer.concat(chunks), at: new Date() });
    if (method === 'DELETE') kept.delete(pathname);
    const found = kept.get(pathname)?.bytes;
    if ((method === 'GET' || method === 'HEAD') && !found) return response.writeHead(404).end('<Error/>');
    return response.writeHead(method === 'DELETE' ? 204 : 200).end(found);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  afterAll(() => server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const bucket: Bucket = { endpoint, bucket: 'junnar', region: 'us-east-1', key: 'key', secret: 'secret' };
  return {
    bucket,
    kept,
    asked,
    fail: (status: number) => {
      state.failure = status;
    },
  };
}

function listOf(kept: ReadonlyMap<string, Kept>, home: string, asked: URLSearchParams): string {
  const begins = home + (asked.get('prefix') ?? '');
  const after = asked.get('continuation-token') ?? '';
  const names = [...kept.keys()].filter((name) => name.startsWith(begins) && name > after).sort();
  const page = names.slice(0, mostListed);
  const files = page.map(
    (name) => `<Contents><Key>${name.slice(home.length)}</Key><LastModified>${kept.get(name)?.at.toISOString()}</LastModified></Contents>`,
  );
  const next = names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${files.join('')}${next}</ListBucketResult>`;
}
