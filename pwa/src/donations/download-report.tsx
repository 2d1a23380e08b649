import { useState } from 'react';

import { fetchReport } from '#catalogue/phone.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { type DownloadState, DownloadView } from './download-view.tsx';

/** Fetches a project's report and saves it under the project's name (product 3.11). */
export function DownloadReport({ report }: { report: { readonly _id: string; readonly name: string } | undefined }) {
  const [state, setState] = useState<DownloadState>('idle');

  const download = async () => {
    if (!report) return setState('unchosen');
    setState('downloading');
    const answer = await fetchReport(report._id);
    if (answer.state !== 'ok') return setState('failed');
    saveFile(answer.body.file, `${report.name}.pdf`);
    setState(answer.body.kept ? 'kept' : 'saved');
  };
  return <DownloadView state={state} onDownload={() => void download()} />;
}
