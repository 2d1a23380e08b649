import { createHash } from 'node:crypto';
import { maxPicturePixels } from '@helpdesk/contract/calls/uploads';
import { pictureWidths, shareSize } from '@helpdesk/contract/rules/picture';
import sharp, { type Sharp } from 'sharp';

import { Problem } from '#http/problem.ts';

// One picture at a time, one thread, nothing kept: memory stays that of the picture at hand.
sharp.cache(false);
sharp.concurrency(1);

const maxShareBytes = 250_000;
const shareQualities = [82, 72, 60, 48, 36, 24, 12];

/** A file as it came, and what it is called in a refusal. */
export interface UploadedPicture {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** One upload: the address that listings hold, and the files behind it. */
export interface RenderedPicture {
  readonly address: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/**
 * Draws a picture anew in every width and for link previews, upright, in sRGB, and with nothing of the original but its
 * pixels: no EXIF, no place where it was taken, nothing that was hidden in it. A small one is not enlarged, but all its
 * addresses exist. Throws 422 for a damaged picture or one of more than 40 megapixels.
 */
export async function renderPicture({ bytes, name }: UploadedPicture): Promise<RenderedPicture> {
  if (!isPicture(bytes)) throw new Problem(422, 'server_picture_unreadable', { name });
  const decoded = await decode(bytes).catch((error: Error) => {
    throw refusal(error, name);
  });
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

/** Whatever sharp could not draw is the picture's fault; what it says of pixels is the one thing worth telling apart. */
const refusal = ({ message }: Error, name: string): Problem =>
  new Problem(422, message.includes('pixel limit') ? 'server_picture_too_many_pixels' : 'server_picture_unreadable', { name });

async function decode(bytes: Uint8Array) {
  try {
    return await pixelsOf(bytes, 'error');
  } catch (error) {
    const whole = await withoutItsEnd(bytes);
    if (!whole) throw error;
    return whole;
  }
}

/** @param failOn what is too damaged */
const pixelsOf = (bytes: Uint8Array, failOn: 'error' | 'none') =>
  sharp(bytes, { limitInputPixels: maxPicturePixels, failOn })
    .autoOrient()
    .resize({ ...inside(1280), withoutEnlargement: true, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** No camera writes these; XMP, which they do write, holds neither. */
const page = /<(?:script|html|iframe)[\s>/]|<!doctype/i;

const begins = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Whether bytes begin as a picture and hold no page; only drawing it tells whether it can be drawn. */
function isPicture(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (begins(buffer, jpeg) || begins(buffer, png)) && !page.test(buffer.toString('latin1'));
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);
const endOfPng = Buffer.from('IEND');
/** How much of a picture must have arrived. */
const leastShare = 0.95;

/** A picture that ends too early, as a transfer leaves it, if no more than its last rows are missing: decoders fill them with one colour. */
async function withoutItsEnd(bytes: Uint8Array): Promise<Awaited<ReturnType<typeof pixelsOf>> | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isJpeg = begins(buffer, jpeg);
  if (buffer.includes(isJpeg ? endOfJpeg : endOfPng, Math.max(0, buffer.length - 1_000))) return;
  const options = { limitInputPixels: maxPicturePixels, failOn: 'none' } as const;
  const { width = 0, height = 0 } = await sharp(bytes, options).metadata();
  const row = { left: 0, top: Math.min(height - 1, Math.floor(height * leastShare)), width, height: 1 };
  const { data, info } = await sharp(bytes, options).extract(row).raw().toBuffer({ resolveWithObject: true });
  const isFilled = data.every((value, at) => value === data[at % info.channels]);
  return isFilled ? undefined : pixelsOf(bytes, 'none');
}

/** What previews of a link load, of a picture that was rendered before. */
export async function renderShare(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
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
