import { hydratedLater } from '#ui/page/hydrated-later.tsx';

import { AboutContext } from './about-context.ts';

const SubjectNotices = hydratedLater(async () => (await import('./subject-notices.tsx')).SubjectNotices, 'later');

/** What is announced for today of a listing and its region, or of a region. */
export const NoticesAbout = ({ ids }: { ids: readonly (string | null)[] }) => (
  <AboutContext value={ids.filter(Boolean).join('\n')}>
    <SubjectNotices />
  </AboutContext>
);
