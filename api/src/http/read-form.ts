import {
  getMultipartBoundary,
  isMultipartRequest,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { eachInTurns } from './budget/work.ts';
import { Problem } from './problem.ts';
import { refuseUnstorable } from './unstorable.ts';

export interface FormFile {
  readonly name: string;
  /** In memory of its own. */
  readonly bytes: Uint8Array;
}

export interface Form {
  /** The last text of each name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly FormFile[]>>;
}

/** Of one body: ten pictures, and some fields. How many bytes, `limitBody` says. */
const limits = { maxParts: 30, maxFileSize: Number.POSITIVE_INFINITY, maxTotalSize: Number.POSITIVE_INFINITY };

/** Reads a multipart body in turns, as it comes; 400 for anything else, 413 for one of too many parts. It is in memory whole. */
export async function readForm(c: Context): Promise<Form> {
  // Not in objects: a form may call a field `constructor`.
  const fields = new Map<string, string>();
  const files = new Map<string, FormFile[]>();
  await eachPart(c.req.raw, (part) => {
    const { name, filename = '' } = part;
    if (name === undefined) throw new MultipartParseError('A part has no name.');
    if (part.isText) fields.set(name, part.text);
    else files.set(name, [...(files.get(name) ?? []), { name: filename, bytes: part.bytes }]);
  }).catch((error: unknown) => {
    throw error instanceof MaxPartsExceededError ? new Problem(413, 'server_too_big') : new Problem(400, 'server_bad_request');
  });
  refuseUnstorable(fields);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

async function eachPart(request: Request, take: (part: MultipartPart) => void): Promise<void> {
  const boundary = isMultipartRequest(request) && getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (!boundary || !request.body) throw new MultipartParseError('This is no form.');
  const parser = new MultipartParser(boundary, limits);
  await eachInTurns(request.body, (chunk: Uint8Array) => {
    try {
      for (const part of parser.write(chunk)) take(part);
    } catch (error) {
      // What stands behind the last boundary is no part.
      if (!hasEnded(parser)) throw error;
    }
  });
  parser.finish();
}

function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}
