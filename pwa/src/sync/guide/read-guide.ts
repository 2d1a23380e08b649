import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { type GuideAbout, guideAbout, guidePictures } from '@helpdesk/contract/sync/guide-about';
import { guideSealBytes, readGuideBlock, readGuideSeal } from '@helpdesk/contract/sync/guide-file';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import * as z from 'zod/mini';
import { bytesOfBase64, unpackText } from '#platform/unpack.ts';
import { readRows, unreadRows } from '#sync/read-rows.ts';

/** What a guide file holds, once it is known to be the helpdesk's. */
export interface GuideContents {
  readonly about: GuideAbout;
  /** Without whom to call. */
  readonly rows: CatalogueRows;
  /** WebP, by address. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/**
 * Why nothing was taken from a file. 'other': it is no guide file; 'damaged': it is not what was sealed; 'forged': this helpdesk
 * did not sign it; 'no-key': this phone does not know the helpdesk's key; 'unsupported': this browser cannot check signatures;
 * 'app-too-old': its rows need a newer app.
 */
export type GuideRefusal = 'other' | 'damaged' | 'forged' | 'no-key' | 'unsupported' | 'app-too-old';

/** More than a region of 5,000 listings has. */
const mostBytes = 32 * 1024 * 1024;

const unreadGuide = z.extend(guideAbout, { rows: unreadRows });

/**
 * Reads a guide file that somebody passed on (decision 071). Nothing of it is believed before its signature is.
 * @param key the helpdesk's, in base64url; null when this phone never learnt it
 */
export async function readGuide(file: Blob, key: string | null): Promise<GuideContents | GuideRefusal> {
  if (file.size > mostBytes || file.size < guideSealBytes) return 'other';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sealed = bytes.subarray(0, -guideSealBytes);
  const seal = readGuideSeal(new TextDecoder().decode(bytes.subarray(-guideSealBytes)));
  const html = new TextDecoder().decode(sealed);
  const packed = readGuideBlock(html, 'rows');
  // One whose seal alone was hit is still told from what never was a guide.
  if (!seal) return packed === undefined ? 'other' : 'damaged';
  if (key === null) return 'no-key';
  const { subtle } = globalThis.crypto;
  const verifying = await subtle?.importKey('raw', bytesOfBase64(fromUrl(key)), 'Ed25519', false, ['verify']).catch(() => undefined);
  if (!verifying || !globalThis.DecompressionStream) return 'unsupported';
  const digest = new Uint8Array(await subtle.digest('SHA-256', sealed));
  if (digest.some((byte, at) => byte !== seal.digest[at])) return 'damaged';
  if (!(await subtle.verify('Ed25519', verifying, seal.signature, digest))) return 'forged';
  return contentsOf(packed ?? '', readGuideBlock(html, 'pictures') ?? '');
}

/** Of what the helpdesk signed; still, another version of it may have written other things. */
async function contentsOf(packed: string, pictures: string): Promise<GuideContents | GuideRefusal> {
  try {
    const { rows: unread, ...about } = unreadGuide.parse(JSON.parse(await unpackText(packed)));
    if (about.minApp > syncSchema) return 'app-too-old';
    const rows = await readRows(unread);
    if (!rows) return 'app-too-old';
    const blobs = Object.entries(guidePictures.parse(JSON.parse(pictures))).map(
      ([address, bytes]) => [address, new Blob([bytesOfBase64(bytes)], { type: 'image/webp' })] as const,
    );
    return { about, rows, pictures: new Map(blobs) };
  } catch {
    return 'app-too-old';
  }
}

const fromUrl = (base64url: string): string => base64url.replaceAll('-', '+').replaceAll('_', '/');
