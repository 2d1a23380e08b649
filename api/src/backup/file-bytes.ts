import { stat } from 'node:fs/promises';

/** How large a file is; undefined where there is none. */
export const bytesOf = async (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
