import { maxPictureBytes, pictureExtensions } from '@helpdesk/contract/calls/uploads';
import { Problem } from '#http/problem.ts';
import type { FormFile } from '#http/read-form.ts';

/** The bytes of an uploaded file that may be a picture: by its name and its size. Throws 413 or 422 with a sentence that names the file. */
export function inspectPicture({ name, bytes }: FormFile): Uint8Array {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  if (!pictureExtensions.some((allowed) => allowed === extension)) throw new Problem(422, 'server_picture_extension');
  if (bytes.length > maxPictureBytes) throw new Problem(413, 'server_picture_too_big', { name });
  return bytes;
}
