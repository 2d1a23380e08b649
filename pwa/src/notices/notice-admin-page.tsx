import { type noticeAnswer, noticeCalls } from '@helpdesk/contract/calls/notices';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
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
import { listedVersion } from '#admin/lists/listed-version.ts';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { UnpublishedBadge } from '#admin/lists/unpublished-badge.tsx';
import { useWithUnpublished } from '#admin/lists/use-with-unpublished.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { openOnSite, openPreview } from '#admin/shell/on-site-link.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useDay, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { noticeKindLabels } from '#listings/notice-kinds.ts';
import { Text } from '#ui/page/text.tsx';

import { deleteNotice } from './notice.writes.ts';
import { aboutInWords } from './notice-about.ts';
import { NoticeForm } from './notice-form.tsx';

type Notice = z.infer<typeof noticeAnswer>;
type Open = { readonly what: 'edit' | 'history' | 'delete'; readonly notice: Notice } | { readonly what: 'add' };

/** Announcements of the region and of listings: those to come, those shown now, and those that are over. */
export function NoticeAdminPage() {
  const [open, setOpen] = useState<Open>();
  const catalogue = useWholeCatalogue();
  const drafts = useDraftRows('notices');
  const day = useDay();
  const published = useAnswer(noticeCalls.list);
  const all = useWithUnpublished('notices', published);
  const { rows, ...dated } = useDated(all.result);
  const close = () => setOpen(undefined);
  const spoken = spokenLanguage();
  return (
    <>
      <ManagedList
        title={m.admin_menu_notices()}
        table="notices"
        count={({ length: count }) => m.admin_notices_count({ count })}
        add={m.admin_notices_add()}
        onAdd={() => setOpen({ what: 'add' })}
        unsavedNew={drafts.has('')}
        reading={{ ...all, result: rows }}
        failed={m.admin_notices_fetch_failed()}
        empty={m.admin_notices_empty()}
        tools={<DatedChips {...dated} />}
      >
        {(notice) => (
          <AdminRow
            name={nameOf(notice, 'heading')}
            text={
              <>
                {noticeKindLabels[notice.kind]()} · <Text of={aboutInWords(notice.listing, catalogue)} />
                <br />
                {m.admin_notices_days({ from: dayInWords(notice.startDate, spoken), to: dayInWords(notice.endDate, spoken) })}
              </>
            }
            state={<DatedBadge of={notice} />}
            badge={
              <>
                {notice.unpublished && <UnpublishedBadge />}
                {drafts.has(notice._id) && <DraftBadge />}
              </>
            }
            site={{
              shown: isShownNow(notice, day),
              open: () => (isShownNow(notice, day) ? openOnSite : openPreview)('notices', notice._id),
            }}
            onEdit={() => setOpen({ what: 'edit', notice })}
            onHistory={() => setOpen({ what: 'history', notice })}
            onDelete={() => setOpen({ what: 'delete', notice })}
          />
        )}
      </ManagedList>
      {open?.what === 'add' && <NoticeForm onClose={close} />}
      {open?.what === 'edit' && <NoticeForm notice={open.notice} onClose={close} />}
      {open?.what === 'history' && (
        <HistoryDialog table="notices" id={open.notice._id} name={nameOf(open.notice, 'heading')} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          table="notices"
          id={open.notice._id}
          name={nameOf(open.notice, 'heading')}
          remove={async () => deleteNotice(open.notice._id, listedVersion(await published.newest(), open.notice))}
          failed={m.admin_notices_delete_failed()}
          onClose={close}
        />
      )}
    </>
  );
}
