import { type regionAnswer, regionInput } from '@helpdesk/contract/regions';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { EditModal } from '#admin/edit-modal.tsx';
import { errorsOf } from '#admin/field-words.ts';
import { useEntityForm } from '#admin/use-entity-form.ts';
import { TextArea, TextField } from '#ui/field.tsx';

import { saveRegion } from './region.writes.ts';

interface RegionFormProps {
  /** Left out: a region is added. */
  region?: z.infer<typeof regionAnswer>;
  onClose: () => void;
}

export function RegionForm({ region, onClose }: RegionFormProps) {
  const { values, errors, edit, frame } = useEntityForm({
    first: { name: region?.name ?? '', content: region?.content ?? '' },
    check: (form) => errorsOf(regionInput, form),
    save: (form) => saveRegion(region?._id, form),
    onClose,
  });
  return (
    <EditModal title={region ? m.admin_regions_form_edit() : m.admin_regions_form_add()} {...frame}>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <TextArea
        label={m.admin_field_content()}
        rows={6}
        value={values.content}
        error={errors.content}
        onValueChange={(content) => edit({ content })}
      />
    </EditModal>
  );
}
