import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { dayAt } from '#catalogue/day.ts';
import { session } from '#local/session.ts';
import { request } from '#sync/request.ts';
import { serverClock } from '#sync/server-clock.ts';

import { pageOf, withRow } from './preview-catalogue.ts';
import { PreviewNote } from './preview-note.tsx';
import styles from './preview-page.module.css';

const route = getRouteApi('/admin/preview/$table/$id');

/**
 * Puts a row that is not published among those of this window, and opens its public page: nothing of that page knows that it is a
 * preview. What this phone keeps stays as it is.
 */
export function PreviewPage() {
  const { table: asked, id } = route.useParams();
  const table = catalogueTables.find((each) => each === asked);
  const router = useRouter();
  const [failed, setFailed] = useState(false);

  const open = useEffectEvent(async () => {
    const answer = table && (await request(storedRowCalls.one, { params: { table, id }, token: session.token() }));
    if (!table || answer?.state !== 'ok') return setFailed(true);
    const row = answer.result;
    const day = dayAt(serverClock.now());
    let shown = catalogueStore.get();
    const show = () => {
      const known = catalogueStore.get();
      if (!known || known === shown) return;
      shown = withRow(known, table, row, day);
      catalogueStore.swap(shown);
    };
    // What this phone fetches meanwhile does not know the row.
    catalogueStore.subscribe(show);
    const begin = () => {
      const known = catalogueStore.get();
      if (!known) return;
      leave();
      shown = undefined;
      show();
      showNote(String(row[kinds[table].title] ?? ''));
      void router.navigate({ ...pageOf(catalogueStore.get() ?? known, table, row), replace: true });
    };
    const leave = catalogueStore.subscribe(begin);
    begin();
  });
  useEffect(() => void open(), []);

  return (
    <p className={styles.note} role={failed ? 'alert' : 'status'}>
      {failed ? m.admin_preview_failed() : m.admin_preview_opening()}
    </p>
  );
}

/** Stands above whatever page is opened from here on. */
function showNote(name: string): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<PreviewNote name={name} />);
}
