/** For tests: Cache Storage in memory, with room for so many bytes. */
export function cachesWithRoom(room = Number.POSITIVE_INFINITY): CacheStorage & { readonly contents: Record<string, string[]> } {
  const all = new Map<string, Map<string, Response>>();
  const size = (response: Response) => Number(response.headers.get('Content-Length'));
  const used = () => [...all.values()].flatMap((cache) => [...cache.values()]).reduce((sum, response) => sum + size(response), 0);
  const cacheOf = (stored: Map<string, Response>) => ({
    match: async (address: string) => stored.get(address)?.clone(),
    keys: async () => [...stored.keys()].map((address) => ({ url: `http://localhost${address}` })),
    delete: async (asked: string | { url: string }) => stored.delete(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
    put: async (address: string, response: Response) => {
      const before = stored.get(address);
      if (used() - (before ? size(before) : 0) + size(response) > room) throw new DOMException('', 'QuotaExceededError');
      stored.delete(address);
      stored.set(address, response);
    },
  });
  return {
    open: async (name: string) => {
      const stored = all.get(name) ?? new Map<string, Response>();
      all.set(name, stored);
      return cacheOf(stored);
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    get contents() {
      return Object.fromEntries([...all].map(([name, stored]) => [name, [...stored.keys()]]));
    },
  } as unknown as CacheStorage & { readonly contents: Record<string, string[]> };
}
