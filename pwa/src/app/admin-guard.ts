import { redirect } from '@tanstack/react-router';

import { session } from '#local/session.ts';

/** Where a login leads to when nobody was sent to it from elsewhere. */
export const adminFirst = '/admin/tourism-directory-management';

/** Sends whoever is not logged in to /login, which knows the way back (spec section 2). */
export function guardAdmin({ location }: { location: { href: string } }): void {
  if (session.token() === '') throw redirect({ to: '/login', search: { from: location.href } });
}

/** Only a screen of the back-office is gone back to: an address from elsewhere leads nobody astray. */
export const readFrom = ({ from }: Record<string, unknown>): { from?: string } =>
  // Undefined and not absent: what is left out here would keep what the address says.
  ({ from: typeof from === 'string' && /^\/admin(?:[/?#]|$)/.test(from) ? from : undefined });
