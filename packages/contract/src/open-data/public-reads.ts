import { calls } from '#calls/calls.ts';
import type { Endpoint } from '#calls/endpoint.ts';
import { listingKinds } from '#kinds/kinds.ts';

/** What others may build on: of the rest of the API the app alone knows how to ask. */
const publicGroups: readonly string[] = ['categories', 'regions', ...listingKinds, 'search', 'dataset', 'notices', 'reports', 'helpdesk'];

const isPublicRead = ({ method, token, kiosk }: Endpoint): boolean => method === 'GET' && !token && !kiosk;

/** The reads that pages of any site may make: they write nothing and need no token (decision 101). */
export const publicReads: typeof calls = Object.fromEntries(
  publicGroups.map((group) => [group, Object.fromEntries(Object.entries(calls[group] ?? {}).filter(([, call]) => isPublicRead(call)))]),
);
