import { directoryCsvCalls } from '@helpdesk/contract/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toast } from '#ui/toast.ts';

import { ImportDialog } from './import-dialog.tsx';
import { tell } from './tell.ts';

/** A directory to a spreadsheet, and back. */
export function CsvActions({ kind }: { kind: ListingKind }) {
  const [busy, setBusy] = useState(false);
  const [importing, setImporting] = useState(false);
  const download = async () => {
    setBusy(true);
    const said = await tell(directoryCsvCalls.export, { query: { kind } });
    setBusy(false);
    if (said.state === 'ok') saveFile(new Blob([said.result.csv], { type: 'text/csv;charset=utf-8' }), said.result.file);
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
