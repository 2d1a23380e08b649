import { type ReportAnswer, reportCalls } from '@helpdesk/contract/calls/reports';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { AdminRow } from '#admin/lists/admin-row.tsx';
import { listedVersion } from '#admin/lists/listed-version.ts';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { RowAction } from '#admin/lists/row-action.tsx';
import { nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { fetchReport } from '#catalogue/phone.ts';
import { Button } from '#ui/controls/button.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';

import { deleteReport } from './report.writes.ts';
import { ReportForm } from './report-form.tsx';

type Open = { readonly what: 'edit' | 'history' | 'delete'; readonly report: ReportAnswer } | { readonly what: 'add' };

export function ReportAdminPage() {
  const [open, setOpen] = useState<Open>();
  const all = useAnswer(reportCalls.list);
  const reading = { ...all, result: all.result && byShownName(all.result, spokenLanguage()) };
  const drafts = useDraftRows('reports');
  const close = () => setOpen(undefined);
  return (
    <>
      <ManagedList
        title={m.admin_menu_reports()}
        table="reports"
        count={({ length: count }) => m.admin_reports_count({ count })}
        add={m.admin_reports_add()}
        onAdd={() => setOpen({ what: 'add' })}
        unsavedNew={drafts.has('')}
        reading={reading}
        failed={m.admin_reports_fetch_failed()}
        empty={m.admin_reports_empty()}
      >
        {(report) => (
          <AdminRow
            name={nameOf(report)}
            text={<Text of={{ text: `${report.name}.pdf`, lang: 'en' }} />}
            badge={drafts.has(report._id) && <DraftBadge />}
            actions={<Download report={report} />}
            onEdit={() => setOpen({ what: 'edit', report })}
            onHistory={() => setOpen({ what: 'history', report })}
            onDelete={() => setOpen({ what: 'delete', report })}
          />
        )}
      </ManagedList>
      {open?.what === 'add' && <ReportForm onClose={close} />}
      {open?.what === 'edit' && <ReportForm report={open.report} onClose={close} />}
      {open?.what === 'history' && <HistoryDialog table="reports" id={open.report._id} name={nameOf(open.report)} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteDialog
          table="reports"
          id={open.report._id}
          name={nameOf(open.report)}
          remove={async () => deleteReport(open.report._id, listedVersion(await reading.newest(), open.report))}
          onClose={close}
        />
      )}
    </>
  );
}

function Download({ report }: { report: ReportAnswer }) {
  const { _id, name } = report;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await fetchReport(_id);
    setBusy(false);
    if (answer.state === 'ok') saveFile(answer.body.file, `${name}.pdf`);
    else toast.error(m.admin_reports_download_failed());
  };
  return (
    <Button look="line" aria-disabled={busy} onClick={() => !busy && void download()}>
      <Icon name="save" />
      <RowAction what={busy ? m.admin_reports_downloading() : m.admin_reports_download()} name={nameOf(report)} />
    </Button>
  );
}
