import { type adAnswer, adCalls } from '@helpdesk/contract/calls/ads';
import { isHttpsLink } from '@helpdesk/contract/fields';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { AdminRow } from '#admin/lists/admin-row.tsx';
import { ListTools } from '#admin/lists/list-tools.tsx';
import { listedVersion } from '#admin/lists/listed-version.ts';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { NeedChips } from '#admin/lists/need-chips.tsx';
import { useNeed } from '#admin/lists/use-need.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useRest } from '#admin/shell/use-rest.ts';

import { deleteAd } from './ad.writes.ts';
import { AdForm } from './ad-form.tsx';
import { AdView } from './ad-view.tsx';

type Ad = z.infer<typeof adAnswer>;
type Open = { readonly what: 'view' | 'edit' | 'history' | 'delete'; readonly ad: Ad } | { readonly what: 'add' };

export function AdAdminPage() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>();
  const [need, chooseNeed] = useNeed();
  const all = useAnswer(adCalls.list, { query: { search: useRest(search) } });
  const reading = need === 'link' ? { ...all, result: all.result?.filter(({ targetURL }) => !isHttpsLink(targetURL)) } : all;
  const drafts = useDraftRows('ads');
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
            onSearch={setSearch}
            found={reading.result ? m.admin_ads_count({ count: reading.result.length }) : ''}
            more={<NeedChips needs={['link']} need={need} onChoose={chooseNeed} />}
          />
        }
      >
        {(ad) => (
          <AdminRow
            name={nameOf(ad, 'title')}
            text={ad.targetURL}
            badge={drafts.has(ad._id) && <DraftBadge />}
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
          remove={async () => deleteAd(open.ad._id, listedVersion(await all.newest(), open.ad))}
          failed={m.admin_ads_delete_failed()}
          onClose={close}
        />
      )}
    </>
  );
}
