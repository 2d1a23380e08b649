import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';

import { csvName, csvOf } from './enquiries-csv.ts';
import { allEnquiries, type EnquiryFilter } from './enquiry-admin.writes.ts';

/** All that fits the filter, not only what the list shows of it. */
export function DownloadEnquiries({ filter }: { filter: EnquiryFilter }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const response = await allEnquiries(filter);
    setBusy(false);
    if (response.state === 'ok') saveFile(new Blob([csvOf(response.result)], { type: 'text/csv;charset=utf-8' }), csvName(Date.now()));
    else toast.error(m.admin_enquiries_csv_failed());
  };
  return (
    <Button look="line" aria-disabled={busy} onClick={() => !busy && void download()}>
      <Icon name="save" />
      {busy ? m.admin_enquiries_csv_busy() : m.admin_enquiries_csv()}
    </Button>
  );
}
