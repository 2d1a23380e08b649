import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Select } from '#ui/select.tsx';
import { DownloadReport } from './download-report.tsx';
import styles from './financials.module.css';

/** The place that `#financials` leads to (decision B24). */
export function Financials() {
  const reports = useCatalogue()?.rows.reports;
  const [chosenId, setChosenId] = useState('');
  const chosen = reports?.find(({ _id }) => _id === chosenId);
  return (
    <section className="sec" id="financials">
      <SectionHeading title={m.donate_financials()} />
      <div className={`wrap ${styles.reports}`}>
        <Select
          label={m.donate_reports()}
          placeholder={m.donate_reports_select()}
          options={(reports ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          loading={!reports}
          value={chosen?._id ?? ''}
          onValueChange={setChosenId}
        />
        <DownloadReport key={chosen?._id} report={chosen} />
      </div>
    </section>
  );
}
