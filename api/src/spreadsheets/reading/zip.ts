import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { Problem } from '#http/problem.ts';

/** Parts of a workbook with a sheet and a picture for each line. */
const mostParts = 20_000;

/** The parts of a packed file, by name; each is unpacked while it is read, and to no more than the file says. */
export interface Zip {
  has(name: string): boolean;
  read(name: string): AsyncIterable<Uint8Array>;
}

/** @param mostBytes of all parts, unpacked */
export async function openZip(bytes: Uint8Array, mostBytes: number): Promise<Zip> {
  const { file, parts } = await partsOf(bytes).catch((error: Error) => {
    throw error instanceof Problem ? error : new Problem(422, 'server_csv_not_workbook');
  });
  const total = [...parts.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > mostBytes) throw new Problem(413, 'server_csv_unpacked');
  return {
    has: (name) => parts.has(name),
    async *read(name) {
      const part = parts.get(name);
      if (!part) throw new Problem(422, 'server_csv_not_workbook');
      yield* await file.openReadStreamPromise(part);
    },
  };
}

async function partsOf(bytes: Uint8Array): Promise<{ readonly file: ZipFile; readonly parts: ReadonlyMap<string, Entry> }> {
  const file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (file.entryCount > mostParts) throw new Problem(413, 'server_csv_unpacked');
  const parts = new Map<string, Entry>();
  for await (const part of file.eachEntry()) parts.set(part.fileName, part);
  return { file, parts };
}
