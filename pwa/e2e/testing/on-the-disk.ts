import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which of these texts any file of a browser's profile holds, in either of the ways that browsers write texts. */
export function onTheDisk(profile: string, texts: readonly string[]): string[] {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const contents = files.map((file) => readFileSync(join(file.parentPath, file.name)));
  return texts.filter((text) => contents.some((bytes) => bytes.includes(text, 0, 'utf8') || bytes.includes(text, 0, 'utf16le')));
}
