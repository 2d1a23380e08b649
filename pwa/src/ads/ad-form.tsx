import { adAnswer, adInput } from '@helpdesk/contract/calls/ads';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { errorsOf } from '#admin/fields/field-words.ts';
import { NumberField } from '#admin/fields/number-field.tsx';
import { readNumber } from '#admin/fields/point-values.ts';
import { PublishingField } from '#admin/fields/publishing-field.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { ImageUploader } from '#admin/pictures/image-uploader.tsx';
import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { stillRightOf, translationsOf, translationValues, untranslated } from '#admin/translations/translation-values.ts';
import { useTranslating } from '#admin/translations/use-translating.ts';
import { TextField } from '#ui/controls/text-field.tsx';

import { saveAd } from './ad.writes.ts';

type Ad = z.infer<typeof adAnswer>;

interface AdFormProps {
  /** Left out: an advertisement is added. */
  ad?: Ad;
  onClose: () => void;
}

export function AdForm({ ad, onClose }: AdFormProps) {
  const first = valuesOf(ad);
  const { values, errors, edit, frame, files } = useEntityForm({
    first,
    draft: { form: 'ads', row: ad?._id, version: ad && String(ad.version) },
    check: (form) => errorsOf(adInput, inputOf(form)),
    save: (form, to) => saveAd(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(adAnswer.parse(row)),
    failed: ad ? m.admin_ads_update_failed() : m.admin_ads_add_failed(),
    onClose,
  });
  const texts = useTranslating({ table: 'ads', id: ad?._id, first, values, textsOf, edit });
  return (
    <EditModal
      title={ad ? m.admin_ads_form_edit() : m.admin_ads_form_add()}
      {...frame}
      texts={texts}
      side={
        <ImageUploader
          pictures={values.images}
          onChange={(change) => edit((form) => ({ images: change(form.images) }))}
          {...files}
          error={errors.images}
        />
      }
    >
      <PublishingField unpublished={values.unpublished} onChange={(unpublished) => edit({ unpublished })} />
      <TextField label={m.admin_field_title()} value={values.title} error={errors.title} onValueChange={(title) => edit({ title })} />
      <TextField
        label={m.admin_field_target_url()}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={values.targetURL}
        error={errors.targetURL}
        onValueChange={(targetURL) => edit({ targetURL })}
      />
      <NumberField
        label={m.admin_field_contact_number()}
        value={values.contactNumber}
        error={errors.contactNumber}
        onValueChange={(contactNumber) => edit({ contactNumber })}
      />
      <TextField
        label={m.admin_field_priority()}
        hint={m.admin_field_priority_hint()}
        inputMode="numeric"
        value={values.priority}
        error={errors.priority}
        onValueChange={(priority) => edit({ priority })}
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

const valuesOf = (ad: Ad | undefined) => ({
  title: ad?.title ?? '',
  targetURL: ad?.targetURL ?? '',
  contactNumber: ad?.contactNumber ?? '',
  /** As it is typed: an empty one is not 0. */
  priority: ad ? String(ad.priority) : '',
  startDate: ad?.startDate ?? '',
  endDate: ad?.endDate ?? '',
  unpublished: ad?.unpublished ?? false,
  images: (ad?.images ?? []).map((address) => ({ address, text: '', translated: untranslated })),
  ...translationValues(ad?.translations, translatedFields('ads')),
});

const textsOf = ({ translations, stillRight, title }: ReturnType<typeof valuesOf>): FormTexts => ({
  translations,
  stillRight,
  single: { title },
  lists: {},
});

const inputOf = ({ priority, images, ...form }: ReturnType<typeof valuesOf>): z.input<typeof adInput> => ({
  ...form,
  priority: readNumber(priority) ?? Number.NaN,
  images: images.map(({ address }) => address),
  translations: translationsOf(form),
  stillRight: stillRightOf(form, translatedFields('ads')),
});
