import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { Problem } from '#http/problem.ts';
import type { Counters } from './limits.ts';

/** Elements of a workbook one inside another; some 20 of one that programs write. */
const deepest = 64;
/** Letters between two tags, or in one: texts of cells are far shorter. */
const longestPiece = 1_000_000;

interface Reader {
  /** @param name without a prefix */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const stop = Symbol();

/** Throw it from a reader to read no further. */
export const readNoFurther = (): never => {
  throw stop;
};

/** Reads a part of a workbook piece by piece. Rejects with the Problem of what is not well-formed, too deep, or one piece without an end. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, count: Counters, { open, text, close }: Reader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let pending = 0;
  const noWorkbook = (): never => {
    throw new Problem(422, 'server_csv_not_workbook');
  };
  parser.on('error', noWorkbook);
  parser.on('doctype', noWorkbook);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    pending = 0;
    count.element();
    depth += 1;
    if (depth > deepest) noWorkbook();
    open?.(localName(name), attributes);
  });
  parser.on('text', (each) => {
    pending = 0;
    text?.(each);
  });
  parser.on('cdata', (each) => text?.(each));
  parser.on('closetag', ({ name }) => {
    pending = 0;
    depth -= 1;
    close?.(localName(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) {
      const piece = decoder.decode(chunk, { stream: true });
      pending += piece.length;
      if (pending > longestPiece) throw new Problem(413, 'server_csv_cell_too_long');
      parser.write(piece);
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error === stop) return;
    // What unpacks to other bytes than it says, or is no UTF-8.
    throw error instanceof Problem ? error : new Problem(422, 'server_csv_not_workbook');
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
