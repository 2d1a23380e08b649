import type { ReportRow } from '@helpdesk/contract/sync/rows';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

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
  const chosen = reports?.find(({ _id }) => _id === chosenId);
  return (
    <div className={`wrap ${styles.reports}`}>
      <Select
        label={m.donate_reports()}
        placeholder={m.donate_reports_select()}
        options={(reports ?? []).map(({ _id, name }) => ({ value: _id, label: name, lang: unlessSpoken('en') }))}
        loading={!reports}
        value={chosen?._id ?? ''}
        onValueChange={setChosenId}
      />
      <DownloadReport key={chosen?._id} report={chosen} />
    </div>
  );
}
