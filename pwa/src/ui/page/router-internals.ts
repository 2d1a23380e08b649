import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

// What the router has no public way for, in one place.

/**
 * Says that the page came from a server, so that the router renders what the server did, without boundaries of its own. Its public way, `RouterClient`,
 * wants its own state in the page and a script inside it, which the security policy forbids.
 */
export function markServerRendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}

/** How the next change of page scrolls. Its public way, `update`, builds the tree of routes again. */
export function setScrollBehavior(router: AnyRouter, behavior: ScrollBehavior): void {
  router.options.scrollRestorationBehavior = behavior;
}

/** Tells a visit to an address from others to the same one: the router's own key, by which it keeps scroll positions; it has no public name. */
export const visitKey = ({ state }: Pick<ParsedLocation, 'state'>): string => state.__TSR_key ?? '';
