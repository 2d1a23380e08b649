import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

import { StartProblem } from '#db/start-problem.ts';

const mostBytes = 100_000_000;

/**
 * A backup is one gzip stream: a line of JSON that says what it is, then pieces, each a line of JSON and as many bytes as
 * that says, and at last a line with the SHA-256 of all before it. Pieces of the same table or file follow each other.
 */
const header = z.object({
  helpdeskBackup: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** What the database had been through, in order: it can only go back into one of the same shape. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The columns of each table. Its bytes are lines of JSON, a row each, as PostgreSQL writes them. */
  tables: z.record(z.string(), z.array(z.string())),
  /** Rows of each table, and how many files there are. */
  counts: z.record(z.string(), z.int()),
  files: z.int(),
});
const pieceLine = z.object({ of: z.enum(['table', 'file']), name: z.string(), bytes: z.int().check(z.minimum(0), z.maximum(mostBytes)) });
const lastLine = z.object({ sha256: z.string() });

export type BackupHeader = z.infer<typeof header>;
/** Some of the bytes of a table or a file. */
export interface Piece {
  readonly of: 'table' | 'file';
  readonly name: string;
  readonly bytes: Buffer;
}

export async function* archiveOf(head: BackupHeader, pieces: AsyncIterable<Piece>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  yield hashed(line(head));
  for await (const { of, name, bytes } of pieces) {
    yield hashed(line({ of, name, bytes: bytes.length }));
    yield hashed(bytes);
  }
  yield line({ sha256: hash.digest('hex') });
}

const line = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/**
 * Reads a backup piece by piece. Only after the last piece is it known to be whole.
 * @throws StartProblem when it is damaged, cut off, or no backup
 */
export async function openArchive(file: string): Promise<{ header: BackupHeader; pieces: AsyncGenerator<Piece> }> {
  const damaged = new StartProblem(`${file} is damaged or no backup: it cannot be restored.`);
  const hash = createHash('sha256');
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => {});
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held = Buffer.alloc(0);

  async function more(): Promise<void> {
    const next = await chunks.next().catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new StartProblem(`There is no file ${file}.`) : damaged;
    });
    if (next.done) throw damaged;
    held = Buffer.concat([held, next.value]);
  }

  async function take(bytes: number): Promise<Buffer> {
    while (held.length < bytes) await more();
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  }

  async function takeLine(): Promise<Buffer> {
    while (!held.includes('\n')) {
      if (held.length > 1_000_000) throw damaged;
      await more();
    }
    return take(held.indexOf('\n') + 1);
  }

  const read = <Schema extends z.ZodMiniType>(schema: Schema, text: Buffer): z.infer<Schema> => {
    const value = z.safeParse(schema, parsed(text));
    if (!value.success) throw damaged;
    return value.data;
  };

  async function* pieces(): AsyncGenerator<Piece> {
    for (;;) {
      const text = await takeLine();
      const next = read(z.union([pieceLine, lastLine]), text);
      if ('sha256' in next) {
        if (next.sha256 !== hash.digest('hex')) throw damaged;
        return;
      }
      const bytes = await take(next.bytes);
      hash.update(text).update(bytes);
      yield { of: next.of, name: next.name, bytes };
    }
  }

  const first = await takeLine();
  hash.update(first);
  return { header: read(header, first), pieces: pieces() };
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
