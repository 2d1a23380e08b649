/** Twice the widest that the server keeps: enough for every screen, little enough for a bad network. */
const longestSide = 2560;
/** Bytes that even a bad network carries. */
const smallEnough = 1_000_000;
const heic = /\.hei[cf]$/i;

/** What of a picture has to be drawn anew; pixels. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const isHeic = ({ name }: { name: string }): boolean => heic.test(name);

/**
 * A photo as it is sent: upright, and no larger than it has to be, as a camera makes them ten times that. What is small, or
 * what this browser cannot read, stays as it is, for the server to judge.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallEnough && !isHeic(file)) return file;
  const drawn = await drawAnew(file).catch(() => undefined);
  if (!drawn || (drawn.size >= file.size && !isHeic(file))) return file;
  return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

/** @throws when the browser cannot read it */
async function drawAnew(file: File): Promise<Blob> {
  // Turned as its EXIF says.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(picture.width, picture.height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/jpeg', 0.85);
  });
}
