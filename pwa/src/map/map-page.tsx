import { m } from '@helpdesk/words/messages';

import { hydratedLater } from '#ui/page/hydrated-later.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';

import styles from './map-page.module.css';

const RegionMap = hydratedLater(async () => (await import('./region-map.tsx')).RegionMap, 'search', 'later', 'details');

export function MapPage() {
  return (
    <>
      <PageHead
        title={m.map_title()}
        description={m.map_head()}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: m.map_title(), path: at.path })])}
      />
      <div className={styles.page}>
        <h1 className={styles.title} tabIndex={-1}>
          {m.map_title()}
        </h1>
        <RegionMap />
      </div>
    </>
  );
}
