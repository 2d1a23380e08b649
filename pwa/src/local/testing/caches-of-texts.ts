/**
 * For tests: Cache Storage of one cache, as texts by address that a test can look into.
 * @param check throws once the process that uses it is dead
 */
export function cachesOfTexts(texts: Map<string, string>, check = () => {}): CacheStorage {
  const cache = {
    keys: async () => [...texts.keys()].map((address) => ({ url: `http://here${address}` })),
    async match(address: string) {
      const text = texts.get(address);
      return text === undefined ? undefined : new Response(text);
    },
    async put(address: string, response: Response) {
      const text = await response.text();
      check();
      texts.set(address, text);
    },
    async delete(address: string) {
      check();
      return texts.delete(address);
    },
  };
  return { open: async () => cache } as unknown as CacheStorage;
}
