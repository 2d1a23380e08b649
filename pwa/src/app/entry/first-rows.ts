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

/** On a first visit: asks for the head and brings the rows into the browser's cache while the app is still on its way. */
export function fetchFirstRows(): void {
  window.firstHead = ask('/sync/v1/head').then((response) => ({ response, at: performance.now() }));
  window.firstHead
    .then(({ response }) => response.clone().json())
    // The head names it by its address on the server, whatever the server is mounted under.
    .then(({ snapshot: { url } }: SyncHead) => ask(url.slice(url.indexOf('/sync'))))
    .then((rows) => rows.blob())
    // Whoever needs them says what is the matter.
    .catch(() => null);
}
