import * as z from 'zod/mini';
import { pictureAddress } from '#fields.ts';
import { endpoint } from './endpoint.ts';

/** Pictures (product 6.8, product 9.4). */

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
