import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

import { checkReport } from './check-report.ts';
import { addReport } from './report.writes.ts';
import styles from './report-form.module.css';

/** A report is a name and a PDF; it never changes, a better one is another. */
export function ReportForm({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const { values, errors, edit, frame } = useEntityForm({
    // A file is no JSON: what the form compares is what people see of it.
    first: { name: '', file: '' },
    draft: { form: 'reports', row: undefined },
    check: ({ name }) => checkReport({ name, file }),
    save: ({ name }) => (file ? addReport(name, file, setSent) : Promise.resolve({ state: 'unreachable' as const })),
    onClose,
  });
  return (
    <EditModal title={m.admin_reports_form()} {...frame}>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <Field
        label={m.admin_field_pdf()}
        hint={values.file && !file ? m.admin_draft_file({ name: values.file }) : undefined}
        error={errors.file}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".pdf,application/pdf"
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null;
              setFile(chosen);
              edit({ file: chosen?.name ?? '' });
            }}
          />
        )}
      </Field>
      {frame.submitting && <progress className={styles.progress} value={sent} aria-label={m.admin_submitting()} />}
    </EditModal>
  );
}
