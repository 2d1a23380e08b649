import { hydratedLater } from '#ui/page/hydrated-later.tsx';

/** Comes with the footer, which says it on every page: no page waits for it. */
export const HelpdeskAddress = hydratedLater(async () => (await import('./address-lines.tsx')).AddressLines);
