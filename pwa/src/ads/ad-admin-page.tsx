import { type adAnswer, adCalls } from '@helpdesk/contract/calls/ads';
import { isHttpsLink } from '@helpdesk/contract/fields';
import { allNames } from '@helpdesk/contract/rules/all-names';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { DatedBadge } from '#admin/dated/dated-badge.tsx';
import { DatedChips, useDated } from '#admin/dated/dated-chips.tsx';
import { isShownNow } from '#admin/dated/dated-in-words.ts';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { AdminRow } from '#admin/lists/admin-row.tsx';
import { ListTools } from '#admin/lists/list-tools.tsx';
import { listedVersion } from '#admin/lists/listed-version.ts';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { NeedChips } from '#admin/lists/need-chips.tsx';
import { UnpublishedBadge } from '#admin/lists/unpublished-badge.tsx';
import { useListSearch } from '#admin/lists/use-list-search.ts';
import { useNeed } from '#admin/lists/use-need.ts';
import { useWithUnpublished } from '#admin/lists/use-with-unpublished.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { openOnSite, openPreview } from '#admin/shell/on-site-link.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';

import { deleteAd } from './ad.writes.ts';
import { AdForm } from './ad-form.tsx';
import { AdView } from './ad-view.tsx';

type Ad = z.infer<typeof adAnswer>;
type Open = { readonly what: 'view' | 'edit' | 'history' | 'delete'; readonly ad: Ad } | { readonly what: 'add' };

export function AdAdminPage() {
  const [search, ask] = useListSearch();
  const [open, setOpen] = useState<Open>();
  const [need, chooseNeed] = useNeed();
  const published = useAnswer(adCalls.list, { query: { search } });
  const all = useWithUnpublished('ads', published);
  const found = all.result?.filter((ad) => !ad.unpublished || isCalled(ad, search));
  const asked = need === 'link' ? found?.filter(({ targetURL }) => !isHttpsLink(targetURL)) : found;
  const { rows, ...dated } = useDated(asked);
  const reading = { ...all, result: rows };
  const drafts = useDraftRows('ads');
  const day = useDay();
  const close = () => setOpen(undefined);
  return (
    <>
      <ManagedList
        title={m.admin_menu_ads()}
        table="ads"
        count={({ length: count }) => m.admin_ads_count({ count })}
        add={m.admin_ads_add()}
        onAdd={() => setOpen({ what: 'add' })}
        unsavedNew={drafts.has('')}
        reading={reading}
        failed={m.admin_ads_fetch_failed()}
        empty={m.admin_ads_empty()}
        tools={
          <ListTools
            label={m.admin_ads_search()}
            search={search}
            onSearch={ask}
            found={reading.result ? m.admin_ads_count({ count: reading.result.length }) : ''}
            more={
              <>
                <DatedChips {...dated} />
                <NeedChips needs={['link']} need={need} onChoose={chooseNeed} />
              </>
            }
          />
        }
      >
        {(ad) => (
          <AdminRow
            name={nameOf(ad, 'title')}
            text={ad.targetURL}
            state={<DatedBadge of={ad} />}
            badge={
              <>
                {ad.unpublished && <UnpublishedBadge />}
                {drafts.has(ad._id) && <DraftBadge />}
              </>
            }
            site={{ shown: isShownNow(ad, day), open: () => (isShownNow(ad, day) ? openOnSite : openPreview)('ads', ad._id) }}
            picture={{ address: ad.images[0] }}
            onView={() => setOpen({ what: 'view', ad })}
            onEdit={() => setOpen({ what: 'edit', ad })}
            onHistory={() => setOpen({ what: 'history', ad })}
            onDelete={() => setOpen({ what: 'delete', ad })}
          />
        )}
      </ManagedList>
      {open?.what === 'add' && <AdForm onClose={close} />}
      {open?.what === 'edit' && <AdForm ad={open.ad} onClose={close} />}
      {open?.what === 'history' && <HistoryDialog table="ads" id={open.ad._id} name={nameOf(open.ad, 'title')} onClose={close} />}
      {open?.what === 'view' && <AdView ad={open.ad} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteDialog
          table="ads"
          id={open.ad._id}
          name={nameOf(open.ad, 'title')}
          remove={async () => deleteAd(open.ad._id, listedVersion(await published.newest(), open.ad))}
          failed={m.admin_ads_delete_failed()}
          onClose={close}
        />
      )}
    </>
  );
}

/** As the server looks for those that are published. */
function isCalled(ad: Ad, search: string): boolean {
  const text = normalise([...allNames(ad, 'title'), ad.targetURL].join(' '));
  return normalise(search)
    .split(' ')
    .every((word) => text.includes(word));
}
