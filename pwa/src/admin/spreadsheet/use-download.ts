import { spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Takes a directory out, one file at a time. */
export function useDownload(kind: ListingKind): { readonly busy: boolean; readonly download: (format: 'xlsx' | 'csv') => void } {
  const [busy, setBusy] = useState(false);
  const load = async (format: 'xlsx' | 'csv') => {
    setBusy(true);
    const file = await (format === 'xlsx' ? workbook(kind) : csv(kind));
    setBusy(false);
    if (file) saveFile(file.content, file.name);
    else toast.error(m.admin_enquiries_csv_failed());
  };
  return {
    busy,
    download: (format) => {
      if (!busy) void load(format);
    },
  };
}

async function workbook(kind: ListingKind): Promise<DownloadedFile | undefined> {
  const response = await authorisedRequest(spreadsheetCalls.exportWorkbook, { query: { kind } });
  if (response.state !== 'ok') return;
  const bytes = Uint8Array.from(atob(response.result.xlsx), (letter) => letter.charCodeAt(0));
  return { name: response.result.file, content: new Blob([bytes], { type: workbookType }) };
}

async function csv(kind: ListingKind): Promise<DownloadedFile | undefined> {
  const response = await authorisedRequest(spreadsheetCalls.export, { query: { kind } });
  if (response.state !== 'ok') return;
  return { name: response.result.file, content: new Blob([response.result.csv], { type: 'text/csv;charset=utf-8' }) };
}
