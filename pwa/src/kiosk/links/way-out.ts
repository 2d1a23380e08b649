/** What a code takes along, and what stands under it for whoever has no camera. */
export interface TakenAlong {
  readonly code: string;
  readonly text: string;
}

/** What a link is asked by. */
interface FollowedLink {
  /** As the browser resolved it. */
  readonly href: string;
  readonly download: boolean;
  readonly newTab: boolean;
}

/** Pages that are the staff's, and what the server answers itself: files and calls. */
const notOurPages = /^\/(?:admin|login|api|embed|images|mcp)(?:\/|$)|\.[a-z0-9]{1,11}$/i;

/** Where a link leads that a kiosk does not follow: undefined for pages of the guide; 'page' for what is made on this device, which no code can hold. */
export function wayOut({ href, download, newTab }: FollowedLink, origin: string): TakenAlong | 'page' | undefined {
  const url = parsed(href);
  if (!url || url.protocol === 'javascript:' || url.protocol === 'blob:' || url.protocol === 'data:') return 'page';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && url.origin === origin && !download && !newTab && !notOurPages.test(url.pathname)) return undefined;
  return { code: url.href, text: isWeb ? plainAddress(url) : plainWords(url) };
}

/** An address as people read and type it. */
export const plainAddress = ({ host, pathname, search, hash }: URL): string =>
  decoded(`${host}${pathname === '/' && !search && !hash ? '' : pathname}${search}${hash}`);

/** A number, a mail address, who is paid: without what the scheme puts around it. */
const plainWords = ({ href, protocol, searchParams }: URL): string =>
  searchParams.get('pa') ?? decoded(href.slice(protocol.length).replace(/^\/\/|\?.*$/g, ''));

function parsed(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
