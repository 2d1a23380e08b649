import { loadForTap } from '#platform/load-until-here.ts';

/** Puts a text on the clipboard; answers whether the browser let it. Plain http addresses know only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return (await loadForTap(() => import('./copy-the-old-way.ts'))).copyTheOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
