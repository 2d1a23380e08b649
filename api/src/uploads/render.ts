import { createHash } from 'node:crypto';
import { maxPicturePixels } from '@helpdesk/contract/calls/uploads';
import { pictureWidths, shareSize } from '@helpdesk/contract/rules/picture';
import type { Sharp } from 'sharp';

/** The library begins with the first picture: servers start without it. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time, one thread, nothing kept: memory stays that of the picture at hand.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const maxShareBytes = 250_000;
const shareQualities = [82, 72, 60, 48, 36, 24, 12];

/** One upload: the address that listings hold, and the files behind it. */
export interface RenderedPicture {
  readonly address: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/**
 * Draws a picture anew in every width and for link previews, upright, in sRGB, and with nothing of the original but its
 * pixels: no EXIF, no place where it was taken, nothing that was hidden in it. A small one is not enlarged, but all its
 * addresses exist. Throws what sharp throws for a damaged picture or one of more than 40 megapixels.
 */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  const sharp = await openSharp();
  const decoded = await sharp(original, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...inside(1280), withoutEnlargement: true, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = decoded.info;
  const pixels = () => sharp(decoded.data, { raw: { width, height, channels } });

  const webps: Buffer[] = [];
  for (const wide of pictureWidths) {
    webps.push(
      await pixels()
        .resize({ ...inside(wide), withoutEnlargement: true, fit: 'inside' })
        .webp({ quality: 80, effort: 4 })
        .toBuffer(),
    );
  }
  const hash = createHash('sha256')
    .update(webps.at(-1) ?? '')
    .digest('hex')
    .slice(0, 32);
  return {
    address: `/images/${hash}-1280.webp`,
    files: [
      ...pictureWidths.map((wide, index) => ({ name: `${hash}-${wide}.webp`, bytes: webps[index] ?? new Uint8Array() })),
      { name: `${hash}-share.jpg`, bytes: await shareJpeg(pixels) },
    ],
  };
}

/** What previews of a link load, of a picture that was rendered before. */
export async function renderShare(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await openSharp();
  return new Uint8Array(await shareJpeg(() => sharp(picture)));
}

/** A very tall picture is bounded by its height, or one row of pixels would become a gigabyte. */
const inside = (width: number) => ({ width, height: width * 2 });

async function shareJpeg(pixels: () => Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of shareQualities) {
    jpeg = await pixels()
      .resize({ ...shareSize, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= maxShareBytes) return jpeg;
  }
  return jpeg;
}
