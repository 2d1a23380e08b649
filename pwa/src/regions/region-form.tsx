import { regionAnswer, regionInput } from '@helpdesk/contract/calls/regions';
import { translatedFields } from '@helpdesk/contract/kinds/translated-tables';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { AlsoKnownField } from '#admin/fields/also-known-field.tsx';
import { errorsOf } from '#admin/fields/field-words.ts';
import { linesOf } from '#admin/fields/listing-values.ts';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { stillRightOf, translationsOf, translationValues } from '#admin/translations/translation-values.ts';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

import { saveRegion } from './region.writes.ts';

type Region = z.infer<typeof regionAnswer>;

interface RegionFormProps {
  /** Left out: a region is added. */
  region?: Region;
  onClose: () => void;
}

export function RegionForm({ region, onClose }: RegionFormProps) {
  const first = valuesOf(region);
  const { values, errors, edit, frame } = useEntityForm({
    first,
    draft: { form: 'regions', row: region?._id, version: region && String(region.version) },
    check: (form) => errorsOf(regionInput, inputOf(form)),
    save: (form, to) => saveRegion(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(regionAnswer.parse(row)),
    onClose,
  });
  const texts = useTranslating({ table: 'regions', id: region?._id, first, values, textsOf, edit });
  return (
    <EditModal title={region ? m.admin_regions_form_edit() : m.admin_regions_form_add()} {...frame} texts={texts}>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <TextArea
        label={m.admin_field_content()}
        rows={6}
        value={values.content}
        error={errors.content}
        onValueChange={(content) => edit({ content })}
      />
      <AlsoKnownField
        value={values.alternateNames}
        error={errors.alternateNames}
        onValueChange={(alternateNames) => edit({ alternateNames })}
      />
    </EditModal>
  );
}

const valuesOf = (region: Region | undefined) => ({
  name: region?.name ?? '',
  content: region?.content ?? '',
  alternateNames: (region?.alternateNames ?? []).join('\n'),
  ...translationValues(region?.translations, translatedFields('regions')),
});

const textsOf = ({ translations, stillRight, ...single }: ReturnType<typeof valuesOf>): FormTexts => ({
  translations,
  stillRight,
  single,
  lists: {},
});

const inputOf = (form: ReturnType<typeof valuesOf>): z.input<typeof regionInput> => ({
  ...form,
  alternateNames: linesOf(form.alternateNames),
  translations: translationsOf(form),
  stillRight: stillRightOf(form, translatedFields('regions')),
});
