import { type ReportAnswer, type ReportInput, reportAnswer, reportInput } from '@helpdesk/contract/calls/reports';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { errorsOf } from '#admin/fields/field-words.ts';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { stillRightOf, translationsOf, translationValues } from '#admin/translations/translation-values.ts';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { Field } from '#ui/controls/field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

import { checkReport } from './check-report.ts';
import { addReport, changeReport } from './report.writes.ts';
import styles from './report-form.module.css';

interface ReportFormProps {
  /** Left out: a report is added. */
  report?: ReportAnswer;
  onClose: () => void;
}

/** What a report is called may change; its PDF never does, a better one is another report. */
export function ReportForm({ report, onClose }: ReportFormProps) {
  const [sent, setSent] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const first = valuesOf(report);
  const { values, errors, edit, frame } = useEntityForm({
    first,
    draft: { form: 'reports', row: report?._id, version: report && String(report.version) },
    check: (form) => (report ? errorsOf(reportInput, inputOf(form)) : checkReport(inputOf(form), file)),
    save: (form, { id, seen, key }) => {
      if (id !== undefined) return changeReport(id, inputOf(form), seen);
      return file ? addReport(key, inputOf(form), file, setSent) : Promise.resolve({ state: 'unreachable' as const });
    },
    valuesOfRow: (row) => valuesOf(reportAnswer.parse(row)),
    onlyChanges: true,
    onClose,
  });
  const texts = useTranslating({ table: 'reports', id: report?._id, first, values, textsOf, edit });
  return (
    <EditModal title={report ? m.admin_reports_form_edit() : m.admin_reports_form()} {...frame} texts={texts}>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      {!report && (
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
      )}
      {frame.submitting && !report && <progress className={styles.progress} value={sent} aria-label={m.admin_submitting()} />}
    </EditModal>
  );
}

const valuesOf = (report: ReportAnswer | undefined) => ({
  name: report?.name ?? '',
  /** A file is no JSON: what the form compares is what people see of it. */
  file: '',
  ...translationValues(report?.translations, translatedFields('reports')),
});

const textsOf = ({ translations, stillRight, name }: ReturnType<typeof valuesOf>): FormTexts => ({
  translations,
  stillRight,
  single: { name },
  lists: {},
});

const inputOf = (form: ReturnType<typeof valuesOf>): ReportInput => ({
  name: form.name,
  translations: translationsOf(form),
  stillRight: stillRightOf(form, translatedFields('reports')),
});
