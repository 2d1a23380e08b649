/** The bytes that base64 stands for. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * The text that was packed as gzip and written as base64.
 * @throws where the browser lacks `DecompressionStream`, and when it is neither
 */
export const unpackText = (packed: string): Promise<string> =>
  new Response(new Blob([bytesOfBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
