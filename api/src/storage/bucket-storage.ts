import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';

import type { FileStorage, StoredFile } from './storage.ts';

export interface Bucket {
  /** Origin of an S3-compatible service; the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  /** Where in the bucket files lie; at its top when absent. */
  readonly folder?: string;
}

const timeoutMs = 15_000;
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' };

/**
 * Files of one sort in a bucket of any S3-compatible service, all under one prefix.
 * Throws when it refuses or does not answer within 15 seconds.
 */
export function bucketStorage({ endpoint, bucket, region, key, secret }: Bucket, prefix: string): FileStorage {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const home = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function request(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', address: string, init?: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    // Where the settings say, and nowhere else.
    const response = await client.fetch(address, { ...init, method, signal, redirect: 'manual' });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The bucket answered ${response.status} to a ${method}.`);
  }

  const of = (name: string) => `${home}/${prefix}/${name}`;
  return {
    async write(name, bytes) {
      const headers = { 'Content-Type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
      const { ok } = await request('PUT', of(name), { body: new Uint8Array(bytes), headers });
      if (!ok) throw new Error('The bucket does not exist.');
    },
    async read(name) {
      const response = await request('GET', of(name));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    has: async (name) => (await request('HEAD', of(name))).ok,
    async remove(name) {
      await request('DELETE', of(name));
    },
    async list() {
      const listed: StoredFile[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const asked = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/`, ...(next && { 'continuation-token': next }) });
        const response = await request('GET', `${home}?${asked}`);
        if (!response.ok) throw new Error('The bucket does not exist.');
        const page = readPage(await response.text());
        listed.push(...page.files.map(({ name, at }) => ({ name: name.slice(prefix.length + 1), at })));
        next = page.next;
      }
      return listed;
    },
  };
}

/** One answer of ListObjectsV2, and where the next one begins. */
function readPage(xml: string): { files: StoredFile[]; next: string | undefined } {
  const { root } = parseXml(xml);
  if (root?.name !== 'ListBucketResult') throw new Error('The bucket answered with something else than a list.');
  const files = children(root, 'Contents').map((file) => ({ name: textOf(file, 'Key'), at: new Date(textOf(file, 'LastModified')) }));
  return { files, next: textOf(root, 'NextContinuationToken') || undefined };
}

const children = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const textOf = (parent: XmlElement, name: string): string => children(parent, name)[0]?.text ?? '';
