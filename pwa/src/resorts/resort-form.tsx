import { type ResortInput, resortAnswer, resortInput } from '@helpdesk/contract/calls/resorts';
import { type AmenityKey, amenityKeys, resortCategories } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { CheckGroup } from '#admin/fields/check-group.tsx';
import { copiedValues } from '#admin/fields/copied-values.ts';
import { errorsOf } from '#admin/fields/field-words.ts';
import { ListingFields, MoreListingFields, useListingTranslating } from '#admin/fields/listing-fields.tsx';
import { type Filled, seasonalInputOf, seasonalValues, typedErrors } from '#admin/fields/listing-values.ts';
import { NearbyField } from '#admin/fields/nearby-field.tsx';
import { nearbyErrors } from '#admin/fields/nearby-required.ts';
import { NumberField } from '#admin/fields/number-field.tsx';
import { usePlaceCount } from '#admin/fields/use-place-count.ts';
import { EditLoaded } from '#admin/form/edit-loaded.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { ImageUploader } from '#admin/pictures/image-uploader.tsx';
import { categoryLabel } from '#listings/category-label.ts';
import { TextField } from '#ui/controls/text-field.tsx';

import { amenities } from './amenities.tsx';
import { saveResort } from './resort.writes.ts';

type Resort = z.infer<typeof resortAnswer>;

interface ResortFormProps {
  /** Left out: an accommodation is added. */
  id?: string;
  /** Whose copy is added. */
  copyOf?: string;
  onClose: () => void;
}

export function ResortForm({ id, copyOf, onClose }: ResortFormProps) {
  const read = id ?? copyOf;
  if (read === undefined) return <Fields onClose={onClose} />;
  return (
    <EditLoaded
      title={id ? m.admin_resorts_form_edit() : m.admin_resorts_form_add()}
      table="resorts"
      id={read}
      failed={m.admin_resorts_detail_failed()}
      onClose={onClose}
    >
      {(resort) => (id ? <Fields resort={resort} onClose={onClose} /> : <Fields copied={resort} onClose={onClose} />)}
    </EditLoaded>
  );
}

function Fields({ resort, copied, onClose }: { resort?: Resort; copied?: Resort; onClose: () => void }) {
  const places = usePlaceCount();
  const first = copied ? copiedValues(valuesOf(copied)) : valuesOf(resort);
  const { values, errors, edit, frame, files } = useEntityForm({
    first,
    draft: { form: 'resorts', row: resort?._id, copyOf: copied?._id, version: resort && String(resort.version) },
    check: (form) => ({
      ...errorsOf(resortInput, inputOf(form)),
      ...typedErrors(form),
      ...nearbyErrors('nearbyAttractionIds', form.nearbyAttractionIds, places),
    }),
    save: (form, to) => saveResort(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(resortAnswer.parse(row)),
    onClose,
  });
  const texts = useListingTranslating({ table: 'resorts', id: resort?._id, first, values, edit });
  return (
    <EditModal
      title={resort ? m.admin_resorts_form_edit() : m.admin_resorts_form_add()}
      {...frame}
      texts={texts}
      side={
        <ImageUploader
          pictures={values.images}
          onChange={(change) => edit((form) => ({ images: change(form.images) }))}
          {...files}
          withTexts
          error={errors.images}
        />
      }
    >
      <ListingFields values={values} errors={errors} edit={edit}>
        <TextField
          label={m.admin_field_contact_person()}
          value={values.contactPersonName}
          error={errors.contactPersonName}
          onValueChange={(contactPersonName) => edit({ contactPersonName })}
        />
        <NumberField
          label={m.admin_field_contact_number()}
          value={values.contactPhoneNumber}
          error={errors.contactPhoneNumber}
          onValueChange={(contactPhoneNumber) => edit({ contactPhoneNumber })}
        />
        <CheckGroup
          label={m.admin_field_categories()}
          options={resortCategories.map((category) => ({ value: category, label: categoryLabel(category) }))}
          chosen={values.category}
          onChoose={(chosen) => edit({ category: resortCategories.filter((category) => chosen.includes(category)) })}
          error={errors.category}
        />
      </ListingFields>
      <NearbyField
        label={m.admin_field_nearby_places()}
        kind="places"
        chosen={values.nearbyAttractionIds}
        onChoose={(nearbyAttractionIds) => edit({ nearbyAttractionIds })}
        error={errors.nearbyAttractionIds}
      />
      <CheckGroup
        label={m.admin_field_amenities()}
        options={amenityKeys.map((key) => ({ value: key, label: amenities[key].label() }))}
        chosen={values.amenities}
        onChoose={(chosen) => edit({ amenities: amenityKeys.filter((key) => chosen.includes(key)) })}
      />
      <MoreListingFields values={values} errors={errors} edit={edit} />
    </EditModal>
  );
}

const valuesOf = (resort: Resort | undefined) => ({
  ...seasonalValues('resorts', resort),
  contactPersonName: resort?.contactPersonName ?? '',
  contactPhoneNumber: resort?.contactPhoneNumber ?? '',
  category: resort?.category ?? [],
  nearbyAttractionIds: resort?.nearbyAttractionIds ?? [],
  amenities: amenityKeys.filter((key) => resort?.amenitiesOffered[key]),
});

const inputOf = (form: ReturnType<typeof valuesOf>): Filled<ResortInput> => ({
  ...seasonalInputOf('resorts', form),
  contactPersonName: form.contactPersonName,
  contactPhoneNumber: form.contactPhoneNumber,
  category: form.category,
  nearbyAttractionIds: form.nearbyAttractionIds,
  amenitiesOffered: Object.fromEntries(amenityKeys.map((key) => [key, form.amenities.includes(key)])) as Record<AmenityKey, boolean>,
});
