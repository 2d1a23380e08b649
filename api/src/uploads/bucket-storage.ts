import { AwsClient } from 'aws4fetch';

import type { PictureStorage } from './storage.ts';

interface Bucket {
  /** Origin of an S3-compatible service; the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const timeoutMs = 15_000;

/** A bucket of any S3-compatible service. Throws when it refuses or does not answer within 15 seconds. */
export function bucketStorage({ endpoint, bucket, region, key, secret }: Bucket): PictureStorage {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const address = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/images/${name}`;

  async function request(method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = body && { 'Content-Type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' };
    const signal = AbortSignal.timeout(timeoutMs);
    // Where the settings say, and nowhere else.
    const response = await client.fetch(address(name), { method, body, headers, signal, redirect: 'manual' });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The picture bucket answered ${response.status} to a ${method}.`);
  }

  return {
    async write(name, bytes) {
      const { ok } = await request('PUT', name, new Uint8Array(bytes));
      if (!ok) throw new Error('The picture bucket does not exist.');
    },
    async read(name) {
      const response = await request('GET', name);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await request('DELETE', name);
    },
  };
}
