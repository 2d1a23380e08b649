import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

import type { Sql } from '#db/sql.ts';
import { readGuideKey } from './guide-key.sql.ts';

/** What the region as one file is signed with (decision 071). */
export interface GuideKey {
  /** 32 bytes in base64url: what phones check signatures with. */
  readonly publicKey: string;
  sign(digest: Uint8Array): Uint8Array<ArrayBuffer>;
}

const pkcs8 = { format: 'der', type: 'pkcs8' } as const;

/** The one key of a database, whichever of its servers made it. */
export async function readyGuideKey(sql: Sql): Promise<GuideKey> {
  const proposed = generateKeyPairSync('ed25519').privateKey.export(pkcs8);
  const privateKey = createPrivateKey({ key: await readGuideKey(sql, proposed), ...pkcs8 });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { publicKey: x, sign: (digest) => new Uint8Array(sign(null, digest, privateKey)) };
}
