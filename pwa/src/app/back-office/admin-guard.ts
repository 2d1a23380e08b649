import { redirect } from '@tanstack/react-router';

import { session } from '#local/session.ts';

/** Where a login leads to when nobody was sent to it from elsewhere. */
export const adminFirst = '/admin/tourism-directory-management';

/** Sends whoever is not logged in to /login, which knows the way back (product 10.1). */
export function guardAdmin({ location }: { location: { href: string } }): void {
  if (session.token() === '') throw redirect({ to: '/login', search: { from: location.href } });
}
