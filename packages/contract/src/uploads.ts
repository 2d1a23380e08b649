import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './fields.ts';

/** Pictures (spec section 5 "Image upload", decision W7). */

export const pictureExtensions = ['jpg', 'png', 'jpeg'] as const;
export const maxPictureBytes = 8 * 1024 * 1024;
export const maxPicturePixels = 40_000_000;
/** Pictures of one upload. */
export const maxPictures = 10;

export const uploadCalls = {
  pictures: endpoint({
    method: 'POST',
    path: '/upload-image',
    summary: 'Store pictures; answers their addresses',
    token: true,
    upload: 'image',
    answer: z.array(pictureAddress),
  }),
};
