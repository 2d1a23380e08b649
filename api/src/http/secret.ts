import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: a session's token, or that of a one-time link. It says nothing by itself. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: who reads the table can enter nowhere. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
