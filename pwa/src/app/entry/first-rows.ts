import type { SyncHead } from '@helpdesk/contract/sync/sync';
import type { FirstHead } from '#sync/first-head.ts';

declare global {
  interface Window {
    /** For `withFirstHead`. */
    firstHead?: Promise<FirstHead>;
  }
}

const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/** As `sync/call.ts` asks, which is not here yet. */
const ask = (path: string): Promise<Response> => fetch(apiBase + path, { credentials: 'omit' });

/**
 * On a first visit: asks for the head while the app is on its way. The rows, and the files of what keeps them, come once the page can be used: until then
 * they would take the line from what it is made of, and the server searches.
 */
export async function fetchFirstRows(): Promise<void> {
  const usable = new Promise((resolve) => addEventListener('usable', resolve));
  window.firstHead = ask('/sync/v1/head').then((response) => ({ response, at: performance.now() }));
  try {
    const [{ response }] = await Promise.all([window.firstHead, usable]);
    const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
    later?.replaceWith(later.content);
    const { snapshot }: SyncHead = await response.clone().json();
    // Into the browser's cache. The head names it by its address on the server, whatever the server is mounted under.
    const rows = await ask(snapshot.url.slice(snapshot.url.indexOf('/sync')));
    await rows.blob();
  } catch {
    // Whoever needs them says what is the matter.
  }
}
