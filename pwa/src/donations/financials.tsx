import type { ReportRow } from '@helpdesk/contract/sync/rows';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { Select } from '#ui/controls/select.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { DownloadReport } from './download-report.tsx';
import styles from './financials.module.css';

/** The place that `#financials` leads to (product 3.11). */
export function Financials() {
  const catalogue = useCatalogue();
  const reports = catalogue?.shown('reports', catalogue.rows.reports, { whole: true });
  const choice = <ReportChoice reports={reports} />;
  return (
    <section className="sec" id="financials">
      <SectionHeading title={m.donate_financials()} />
      {reports ? choice : <FirstFill>{choice}</FirstFill>}
    </section>
  );
}

/** `reports` is undefined while nobody knows yet. */
function ReportChoice({ reports }: { reports: readonly ReportRow[] | undefined }) {
  const [chosenId, setChosenId] = useState('');
  const named = reports?.map((report) => ({ _id: report._id, name: textsOf(report).name }));
  const chosen = named?.find(({ _id }) => _id === chosenId);
  return (
    <div className={`wrap ${styles.reports}`}>
      <Select
        label={m.donate_reports()}
        placeholder={m.donate_reports_select()}
        options={(named ?? []).map(({ _id, name }) => ({ value: _id, label: name.text, lang: unlessSpoken(name.lang) }))}
        loading={!reports}
        value={chosen?._id ?? ''}
        onValueChange={setChosenId}
      />
      <DownloadReport key={chosen?._id} report={chosen && { _id: chosen._id, name: chosen.name.text }} />
    </div>
  );
}
