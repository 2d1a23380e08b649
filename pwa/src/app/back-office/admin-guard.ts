import { redirect } from '@tanstack/react-router';

import { session } from '#local/session.ts';

/** The screen that comes first: what needs care. */
export const adminFirst = '/admin';

/** Sends whoever is not logged in to /login, which knows the way back (product 10.1). */
export function guardAdmin({ location }: { location: { href: string } }): void {
  if (session.token() === '') throw redirect({ to: '/login', search: { from: location.href } });
}
