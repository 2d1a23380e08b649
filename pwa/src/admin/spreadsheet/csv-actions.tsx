import { directoryCsvCalls } from '@helpdesk/contract/calls/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { Button } from '#ui/controls/button.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** A directory to a spreadsheet, and back. */
export function CsvActions({ kind }: { kind: ListingKind }) {
  const [busy, setBusy] = useState(false);
  const [importing, setImporting] = useState(false);
  const download = async () => {
    setBusy(true);
    const response = await authorisedRequest(directoryCsvCalls.export, { query: { kind } });
    setBusy(false);
    if (response.state === 'ok') saveFile(new Blob([response.result.csv], { type: 'text/csv;charset=utf-8' }), response.result.file);
    else toast.error(m.admin_enquiries_csv_failed());
  };
  return (
    <>
      <Button look="line" aria-disabled={busy} onClick={() => !busy && void download()}>
        <Icon name="save" />
        {busy ? m.admin_enquiries_csv_busy() : m.admin_csv_export()}
      </Button>
      <Button look="line" onClick={() => setImporting(true)}>
        <Icon name="upload" />
        {m.admin_csv_import()}
      </Button>
      {importing && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  );
}
