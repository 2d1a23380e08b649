import type { ReactNode } from 'react';

import { latePart } from '#ui/late-part.tsx';

/** `NotFound`, which hardly anybody sees. */
export const LateNotFound: (none: object) => ReactNode = latePart<object>(async () => (await import('./not-found.tsx')).NotFound);
