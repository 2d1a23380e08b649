import type { TextStorage } from '#local/outbox-mirror.ts';

/** For tests: the browser's localStorage or sessionStorage, which is a map that a test can look into. */
export class Texts extends Map<string, string> implements TextStorage {
  get length() {
    return this.size;
  }
  key = (index: number) => [...this.keys()][index] ?? null;
  getItem = (key: string) => this.get(key) ?? null;
  setItem(key: string, text: string): void {
    this.set(key, text);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}
