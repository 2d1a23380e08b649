import { deferred } from '#ui/page/deferred.tsx';

/** For an address that leads nowhere. Hardly any page shows it, so that it has a file of its own; one from a server that does is marked. */
export const NotFound = deferred(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'later', 'lists');

/** Whether a page from a server shows it. */
export const showsNotFound = (page: Document): boolean => page.querySelector('[data-not-found]') !== null;
