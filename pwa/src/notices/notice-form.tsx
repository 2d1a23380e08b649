import { noticeAnswer, noticeInput } from '@helpdesk/contract/calls/notices';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { noticeKinds, noticeSeverities } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { errorsOf } from '#admin/fields/field-words.ts';
import { PublishingField } from '#admin/fields/publishing-field.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { stillRightOf, translationsOf, translationValues } from '#admin/translations/translation-values.ts';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { noticeKindLabels } from '#listings/notice-kinds.ts';
import { Select } from '#ui/controls/select.tsx';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

import { saveNotice } from './notice.writes.ts';
import { choiceOf, subjectOf } from './notice-about.ts';
import { noticeSeverityLabels } from './notice-severities.ts';
import { SubjectField } from './subject-field.tsx';

type Notice = z.infer<typeof noticeAnswer>;

interface NoticeFormProps {
  /** Left out: a notice is added. */
  notice?: Notice;
  onClose: () => void;
}

export function NoticeForm({ notice, onClose }: NoticeFormProps) {
  const first = valuesOf(notice);
  const { values, errors, edit, frame } = useEntityForm({
    first,
    draft: { form: 'notices', row: notice?._id, version: notice && String(notice.version) },
    check: (form) => errorsOf(noticeInput, inputOf(form)),
    save: (form, to) => saveNotice(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(noticeAnswer.parse(row)),
    onClose,
  });
  const texts = useTranslating({ table: 'notices', id: notice?._id, first, values, textsOf, edit });
  return (
    <EditModal title={notice ? m.admin_notices_form_edit() : m.admin_notices_form_add()} {...frame} texts={texts}>
      <PublishingField unpublished={values.unpublished} onChange={(unpublished) => edit({ unpublished })} />
      <Select
        label={m.admin_notices_kind()}
        options={noticeKinds.map((kind) => ({ value: kind, label: noticeKindLabels[kind]() }))}
        required
        value={values.kind}
        error={errors.kind}
        onValueChange={(kind) => edit({ kind })}
      />
      <Select
        label={m.admin_notices_severity()}
        options={noticeSeverities.map((severity) => ({ value: severity, label: noticeSeverityLabels[severity]() }))}
        required
        value={values.severity}
        error={errors.severity}
        onValueChange={(severity) => edit({ severity })}
      />
      <SubjectField value={values.listing} error={errors.listing} onValueChange={(listing) => edit({ listing })} />
      <TextField
        label={m.admin_field_heading()}
        value={values.heading}
        error={errors.heading}
        onValueChange={(heading) => edit({ heading })}
      />
      <TextArea
        label={m.admin_field_content()}
        rows={4}
        value={values.content}
        error={errors.content}
        onValueChange={(content) => edit({ content })}
      />
      <TextField
        label={m.admin_notices_source()}
        placeholder={m.admin_notices_source_example()}
        value={values.source}
        error={errors.source}
        onValueChange={(source) => edit({ source })}
      />
      <TextField
        label={m.admin_field_start_date()}
        type="date"
        value={values.startDate}
        error={errors.startDate}
        onValueChange={(startDate) => edit({ startDate })}
      />
      <TextField
        label={m.admin_field_end_date()}
        type="date"
        value={values.endDate}
        error={errors.endDate}
        onValueChange={(endDate) => edit({ endDate })}
      />
    </EditModal>
  );
}

const valuesOf = (notice: Notice | undefined) => ({
  kind: (notice?.kind ?? '') as string,
  severity: (notice?.severity ?? 'moderate') as string,
  listing: choiceOf(notice?.listing ?? null),
  heading: notice?.heading ?? '',
  content: notice?.content ?? '',
  source: notice?.source ?? '',
  startDate: notice?.startDate ?? '',
  endDate: notice?.endDate ?? '',
  unpublished: notice?.unpublished ?? false,
  ...translationValues(notice?.translations, translatedFields('notices')),
});

const textsOf = ({ translations, stillRight, heading, content, source }: ReturnType<typeof valuesOf>): FormTexts => ({
  translations,
  stillRight,
  single: { heading, content, source },
  lists: {},
});

const inputOf = (form: ReturnType<typeof valuesOf>): z.input<typeof noticeInput> => ({
  ...form,
  kind: form.kind as Notice['kind'],
  severity: form.severity as Notice['severity'],
  listing: subjectOf(form.listing),
  translations: translationsOf(form),
  stillRight: stillRightOf(form, translatedFields('notices')),
});
