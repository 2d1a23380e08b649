import { maxPictureBytes, pictureExtensions } from '@helpdesk/contract/calls/uploads';
import { Problem } from '#http/problem.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** No camera writes these; XMP, which they do write, holds neither. */
const page = /<(?:script|html|iframe)[\s>/]|<!doctype/i;

/**
 * The bytes of an uploaded file that may be a picture: by its name, its size and how it begins. Throws 413 or 422 with a
 * sentence that names the file. Whether it can be drawn is known only by drawing it.
 */
export async function inspectPicture(file: File): Promise<Uint8Array> {
  const { name } = file;
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  if (!pictureExtensions.some((allowed) => allowed === extension)) throw new Problem(422, 'server_picture_extension');
  if (file.size > maxPictureBytes) throw new Problem(413, 'server_picture_too_big', { name });
  const bytes = Buffer.from(await file.arrayBuffer());
  const begins = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  if (!(begins(jpeg) || begins(png)) || page.test(bytes.toString('latin1'))) throw new Problem(422, 'server_picture_unreadable', { name });
  return bytes;
}
