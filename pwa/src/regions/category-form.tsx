import { categoryAnswer, categoryInput } from '@helpdesk/contract/calls/categories';
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

import { saveCategory } from './category.writes.ts';

type Category = z.infer<typeof categoryAnswer>;

interface CategoryFormProps {
  /** Left out: a category is added. */
  category?: Category;
  onClose: () => void;
}

export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const first = valuesOf(category);
  const { values, errors, edit, frame } = useEntityForm({
    first,
    draft: { form: 'categories', row: category?._id, version: category && String(category.version) },
    check: (form) => errorsOf(categoryInput, inputOf(form)),
    save: (form, to) => saveCategory(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(categoryAnswer.parse(row)),
    onClose,
  });
  const texts = useTranslating({ table: 'categories', id: category?._id, first, values, textsOf, edit });
  return (
    <EditModal title={category ? m.admin_categories_form_edit() : m.admin_categories_form_add()} {...frame} texts={texts}>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <TextField
        label={m.admin_field_heading()}
        value={values.heading}
        error={errors.heading}
        onValueChange={(heading) => edit({ heading })}
      />
      <TextArea
        label={m.admin_field_description()}
        rows={5}
        value={values.description}
        error={errors.description}
        onValueChange={(description) => edit({ description })}
      />
      <AlsoKnownField
        value={values.alternateNames}
        error={errors.alternateNames}
        onValueChange={(alternateNames) => edit({ alternateNames })}
      />
    </EditModal>
  );
}

const valuesOf = (category: Category | undefined) => ({
  name: category?.name ?? '',
  heading: category?.heading ?? '',
  description: category?.description ?? '',
  alternateNames: (category?.alternateNames ?? []).join('\n'),
  ...translationValues(category?.translations, translatedFields('categories')),
});

const textsOf = ({ translations, stillRight, ...single }: ReturnType<typeof valuesOf>): FormTexts => ({
  translations,
  stillRight,
  single,
  lists: {},
});

const inputOf = (form: ReturnType<typeof valuesOf>): z.input<typeof categoryInput> => ({
  ...form,
  alternateNames: linesOf(form.alternateNames),
  translations: translationsOf(form),
  stillRight: stillRightOf(form, translatedFields('categories')),
});
