import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useDownload } from './use-download.ts';

/** A directory to a spreadsheet, and back. */
export function CsvActions({ kind }: { kind: ListingKind }) {
  const [importing, setImporting] = useState(false);
  const { busy, download } = useDownload(kind);
  return (
    <>
      <Button look="line" aria-disabled={busy} onClick={() => download('xlsx')}>
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
