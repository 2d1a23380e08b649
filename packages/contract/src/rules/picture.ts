/** Widths in pixels that exist of every picture, as WebP. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const largest = '-1280.webp';

/** The address of a picture in one of its widths. A listing's `images` hold the largest. */
export const pictureAt = (address: string, width: PictureWidth): string =>
  address.endsWith(largest) ? `${address.slice(0, -largest.length)}-${width}.webp` : address;

/** The width that lists show and that is kept on the phone for every listing. */
export const listPicture = (address: string): string => pictureAt(address, 320);

/** In pixels: what previews of a pasted link show. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The JPEG of a picture that previews of a link load; undefined where the address is none of ours. */
export const sharePicture = (address: string): string | undefined =>
  address.endsWith(largest) ? `${address.slice(0, -largest.length)}-share.jpg` : undefined;
