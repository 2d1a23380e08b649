import { type categoryAnswer, categoryInput } from '@helpdesk/contract/categories';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { EditModal } from '#admin/edit-modal.tsx';
import { errorsOf } from '#admin/field-words.ts';
import { useEntityForm } from '#admin/use-entity-form.ts';
import { TextArea, TextField } from '#ui/field.tsx';

import { saveCategory } from './category.writes.ts';

interface CategoryFormProps {
  /** Left out: a category is added. */
  category?: z.infer<typeof categoryAnswer>;
  onClose: () => void;
}

export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const { values, errors, edit, frame } = useEntityForm({
    first: { name: category?.name ?? '', heading: category?.heading ?? '', description: category?.description ?? '' },
    check: (form) => errorsOf(categoryInput, form),
    save: (form) => saveCategory(category?._id, form),
    onClose,
  });
  return (
    <EditModal title={category ? m.admin_categories_form_edit() : m.admin_categories_form_add()} {...frame}>
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
    </EditModal>
  );
}
