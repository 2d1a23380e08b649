import { use } from 'react';

import { findById } from '#catalogue/find-by-id.ts';
import { noticesAbout, withKind } from '#catalogue/notices/announced.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';

import { AboutContext } from './about-context.ts';
import { NoticeCards } from './notice-cards.tsx';

export function SubjectNotices() {
  const ids = use(AboutContext).split('\n');
  const catalogue = useCatalogue();
  const day = useDay();
  const notices = catalogue ? noticesAbout(catalogue, withKind(catalogue, ids), day) : [];
  const isListing = catalogue !== undefined && findById(catalogue, ids[0] ?? '') !== undefined;
  return notices.length > 0 && <NoticeCards notices={notices} ofListing={isListing} />;
}
