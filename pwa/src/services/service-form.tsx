import { type ServiceInput, serviceAnswer, serviceInput } from '@helpdesk/contract/calls/services';
import { serviceTypes } from '@helpdesk/contract/rules/service-types';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { CheckGroup } from '#admin/fields/check-group.tsx';
import { copiedValues } from '#admin/fields/copied-values.ts';
import { errorsOf } from '#admin/fields/field-words.ts';
import { ListingFields, MoreListingFields, useListingTranslating } from '#admin/fields/listing-fields.tsx';
import { type Filled, linesOf, listingInputOf, listingValues, typedErrors } from '#admin/fields/listing-values.ts';
import { storedNumber } from '#admin/fields/stored-number.ts';
import { EditLoaded } from '#admin/form/edit-loaded.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { ImageUploader } from '#admin/pictures/image-uploader.tsx';
import { typeWords } from '#listings/service-types.ts';
import { Select } from '#ui/controls/select.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';
import { saveService } from './service.writes.ts';

type Service = z.infer<typeof serviceAnswer>;

interface ServiceFormProps {
  /** Left out: a service is added. */
  id?: string;
  /** Whose copy is added. */
  copyOf?: string;
  onClose: () => void;
}

export function ServiceForm({ id, copyOf, onClose }: ServiceFormProps) {
  const read = id ?? copyOf;
  if (read === undefined) return <Fields onClose={onClose} />;
  return (
    <EditLoaded
      title={id ? m.admin_services_form_edit() : m.admin_services_form_add()}
      table="services"
      id={read}
      failed={m.admin_services_detail_failed()}
      onClose={onClose}
    >
      {(service) => (id ? <Fields service={service} onClose={onClose} /> : <Fields copied={service} onClose={onClose} />)}
    </EditLoaded>
  );
}

function Fields({ service, copied, onClose }: { service?: Service; copied?: Service; onClose: () => void }) {
  const first = copied ? copiedValues(valuesOf(copied)) : valuesOf(service);
  const { values, errors, edit, frame, files } = useEntityForm({
    first,
    draft: { form: 'services', row: service?._id, copyOf: copied?._id, version: service && String(service.version) },
    check: (form) => ({ ...errorsOf(serviceInput, inputOf(form)), ...typedErrors(form) }),
    save: (form, to) => saveService(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(serviceAnswer.parse(row)),
    onClose,
  });
  const texts = useListingTranslating({ table: 'services', id: service?._id, first, values, edit });
  return (
    <EditModal
      title={service ? m.admin_services_form_edit() : m.admin_services_form_add()}
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
        <Select
          label={m.admin_field_service_type()}
          options={serviceTypes.map((type) => ({ value: type, label: typeWords[type].label() }))}
          required
          value={values.type}
          error={errors.type}
          onValueChange={(type) => edit({ type })}
        />
        <TextArea
          label={m.admin_field_phones()}
          hint={m.admin_field_phones_hint()}
          rows={2}
          inputMode="tel"
          value={values.phones}
          error={errors.phones}
          onValueChange={(phones) => edit({ phones })}
          onBlur={() => edit(({ phones }) => ({ phones: phones.split('\n').map(storedNumber).join('\n') }))}
        />
        <CheckGroup
          label={m.admin_field_opening()}
          options={[{ value: always, label: m.services_open_always() }]}
          chosen={values.openAlways ? [always] : []}
          onChoose={(chosen) => edit({ openAlways: chosen.includes(always) })}
        />
        <CheckGroup
          label={m.admin_field_reach()}
          options={[{ value: everywhere, label: m.services_everywhere() }]}
          chosen={values.everywhere ? [everywhere] : []}
          onChoose={(chosen) => edit({ everywhere: chosen.includes(everywhere) })}
        />
      </ListingFields>
      <MoreListingFields values={values} errors={errors} edit={edit} />
    </EditModal>
  );
}

const always = 'always';
const everywhere = 'everywhere';

const valuesOf = (service: Service | undefined) => ({
  ...listingValues('services', service),
  type: (service?.type ?? '') as string,
  /** One on each line. */
  phones: (service?.phones ?? []).join('\n'),
  openAlways: service?.openAlways ?? false,
  everywhere: service?.everywhere ?? false,
});

const inputOf = (form: ReturnType<typeof valuesOf>): Filled<ServiceInput> => ({
  ...listingInputOf('services', form),
  type: form.type as Service['type'],
  phones: linesOf(form.phones),
  openAlways: form.openAlways,
  everywhere: form.everywhere,
});
