import { deferred } from '#ui/page/deferred.tsx';

/** What the rows, cards and pages of listings show a moment after the first screen. */
export const SaveButton = deferred(async () => (await import('./save-button.tsx')).SaveButton, 'later');
export const ListingNow = deferred(async () => (await import('./listing-now.tsx')).ListingNow, 'later');
export const ListingOpen = deferred(async () => (await import('./opening/open-line.tsx')).ListingOpen, 'later');
export const OpenLine = deferred(async () => (await import('./opening/open-line.tsx')).OpenLine, 'later');
