/**
 * The region as one file (decisions 070, 071): an HTML document that shows itself, holds rows and pictures as blocks of text, and
 * ends with a seal over every byte before it. The server writes it, an installed app reads it.
 */

/** What it takes at most, in bytes; rows that are more are not cut. */
export const maxGuideBytes = 1_000_000;

export type GuideBlock = 'rows' | 'pictures';

const blockStart = (block: GuideBlock) => `<script type="text/plain" id="guide-${block}">`;
const blockEnd = '</script>';

/** @param text without `<` */
export const writeGuideBlock = (block: GuideBlock, text: string): string => `${blockStart(block)}${text}${blockEnd}`;

/** Undefined where a text has no such block. */
export function readGuideBlock(html: string, block: GuideBlock): string | undefined {
  const [, behind] = html.split(blockStart(block), 2);
  return behind?.slice(0, behind.indexOf(blockEnd));
}

/** The id of a block's element, for the document itself. */
export const guideBlockId = (block: GuideBlock): string => `guide-${block}`;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** SHA-256 of all bytes before the seal, and the Ed25519 signature of that digest. */
export interface GuideSeal {
  readonly digest: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

// Hexadecimal, since base64 has several texts for the same bytes: a flipped byte could mean the same.
const seal = /^\n<!-- sha256:([0-9a-f]{64}) ed25519:([0-9a-f]{128}) -->\n$/;

export const writeGuideSeal = ({ digest, signature }: GuideSeal): string => `\n<!-- sha256:${hex(digest)} ed25519:${hex(signature)} -->\n`;

/** In bytes. */
export const guideSealBytes = writeGuideSeal({ digest: new Uint8Array(32), signature: new Uint8Array(64) }).length;

/** @param end the last bytes of a file; undefined when they are no seal, to the last letter */
export function readGuideSeal(end: string): GuideSeal | undefined {
  const [, digest, signature] = seal.exec(end) ?? [];
  return digest && signature ? { digest: bytesOf(digest), signature: bytesOf(signature) } : undefined;
}
