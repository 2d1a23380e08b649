import { directorySegments, pageSegments } from '@helpdesk/contract/rules/addresses';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from './routes.tsx';

/** Public pages have no `$` in their first segment; the back-office resolves its own. */
const isPageOfOneSegment = (path: string) => /^\/[^/$]+\/?$/.test(path) && !path.startsWith('/admin');

test('the server knows the address of every page that the app has, and no other', () => {
  const { routesByPath } = createAppRouter({ history: createMemoryHistory(), rememberedLanguage: () => 'en' });
  const pages = Object.keys(routesByPath).filter(isPageOfOneSegment);
  const known = [...pageSegments, ...Object.values(directorySegments)].map((segment) => `/${segment}`);
  expect(pages.map((path) => path.replace(/\/$/, '')).sort()).toEqual(known.sort());
});
