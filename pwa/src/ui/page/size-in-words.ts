/** Bytes as people read them, `46 kB` or `1.3 MB`, never with the unit on the next line. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
