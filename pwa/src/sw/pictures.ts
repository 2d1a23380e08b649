import { pictureAt, pictureWidths } from '@helpdesk/contract/rules/picture';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';

/** Milliseconds that a page waits for the server on a bad line when another width of the picture is on the phone. */
const patience = 4000;

export const asksForPicture: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/');

/**
 * A picture from this phone, else from the server, else the same picture in another width: so a listing that was never
 * opened shows its list picture without signal. Only an <img> is given another width; what fetches in order to store
 * gets the truth. Storing is the page's work (`#sync/pictures.ts`).
 */
export const answerPicture: RouteHandlerCallback = async ({ request, url }) => {
  const stored = await caches.match(url.pathname);
  if (stored) return stored;
  const otherWidth = request.destination === 'image' ? await storedInOtherWidth(url.pathname) : undefined;
  if (!otherWidth) return fetch(request);
  // What comes too late for this page is in the browser's own cache for the next.
  const fetched = await Promise.race([fetch(request).catch(() => undefined), later(patience)]);
  return fetched && isPicture(fetched) ? fetched : otherWidth;
};

/** The widest that is there: a larger picture is not blurred, a smaller one is. */
async function storedInOtherWidth(address: string): Promise<Response | undefined> {
  const widest = address.replace(/-\d+\.webp$/, '-1280.webp');
  for (const width of [...pictureWidths].reverse()) {
    const picture = await caches.match(pictureAt(widest, width));
    if (picture) return picture;
  }
  return undefined;
}

const later = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/** And not the page with which a captive portal answers everything. */
const isPicture = ({ status, headers }: Response): boolean => status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
