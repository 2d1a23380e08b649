import { type noticeAnswer, noticeCalls } from '@helpdesk/contract/calls/notices';
import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { AdminRow } from '#admin/lists/admin-row.tsx';
import { listedVersion } from '#admin/lists/listed-version.ts';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useDay, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { dayInWords } from '#listings/day-in-words.ts';
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
  const day = useDay();
  const drafts = useDraftRows('notices');
  const reading = useAnswer(noticeCalls.list);
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
        reading={reading}
        failed={m.admin_notices_fetch_failed()}
        empty={m.admin_notices_empty()}
      >
        {(notice) => (
          <AdminRow
            name={nameOf(notice, 'heading')}
            text={
              <>
                {noticeKindLabels[notice.kind]()} · <Text of={aboutInWords(notice.listing, catalogue)} />
                <br />
                {stateInWords(notice, day)} ·{' '}
                {m.admin_notices_days({ from: dayInWords(notice.startDate, spoken), to: dayInWords(notice.endDate, spoken) })}
              </>
            }
            badge={drafts.has(notice._id) && <DraftBadge />}
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
          remove={async () => deleteNotice(open.notice._id, listedVersion(await reading.newest(), open.notice))}
          failed={m.admin_notices_delete_failed()}
          onClose={close}
        />
      )}
    </>
  );
}

function stateInWords(notice: Notice, day: string): string {
  if (isShownOn(notice, day)) return m.admin_notices_now();
  return notice.startDate > day ? m.admin_notices_coming() : m.admin_notices_over();
}
