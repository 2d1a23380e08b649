interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Of the kiosk, and what else it shows from the first day on without a line: its screens speak all languages at once. */
const isWanted = /^assets\/(?:kiosk-|.*-devanagari-)/;

/**
 * What the worker of a kiosk keeps beside the app, as JSON.
 * @param manifest of the build, as JSON
 */
export function kioskFiles(manifest: string): string {
  const chunks: Chunk[] = Object.values(JSON.parse(manifest));
  const all = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const of = chunks.find(({ file }) => file.startsWith('assets/main-'))?.file;
  return JSON.stringify({ of, files: [...new Set(all)].filter((file) => isWanted.test(file)).sort() });
}
