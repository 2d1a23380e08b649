import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What shows the region as one file: the app's build for it. */
export interface GuideViewer {
  readonly script: string;
  readonly styles: string;
  /** Runs this script and these styles alone, shows pictures of the file itself, and asks nobody for anything. */
  readonly policy: string;
}

/**
 * @param folder what `pwa/vite.guide.config.ts` built
 * @returns undefined where it was not built
 */
export function loadGuideViewer(folder: string): GuideViewer | undefined {
  if (!existsSync(join(folder, 'viewer.js'))) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  // Within a document these would end it.
  const script = read('viewer.js').replaceAll('</script', '<\\/script');
  const styles = read('viewer.css');
  const policy = `default-src 'none'; img-src data:; script-src ${hashOf(script)}; style-src ${hashOf(styles)}; base-uri 'none'; form-action 'none'`;
  return { script, styles, policy };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
