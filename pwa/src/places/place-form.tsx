import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { type PlaceInput, placeAnswer, placeInput } from '@helpdesk/contract/calls/places';
import type { Difficulty, Signal } from '@helpdesk/contract/rules/planning-sets';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { CheckGroup } from '#admin/fields/check-group.tsx';
import { copiedValues } from '#admin/fields/copied-values.ts';
import { errorsOf } from '#admin/fields/field-words.ts';
import { ListingFields, MoreListingFields, useListingTranslating } from '#admin/fields/listing-fields.tsx';
import { type Filled, seasonalInputOf, seasonalValues, typedErrors } from '#admin/fields/listing-values.ts';
import { NearbyField } from '#admin/fields/nearby-field.tsx';
import { nearbyErrors } from '#admin/fields/nearby-required.ts';
import { NotLoaded } from '#admin/fields/not-loaded.tsx';
import { readNumber, typedNumber } from '#admin/fields/point-values.ts';
import { usePlaceCount } from '#admin/fields/use-place-count.ts';
import { EditLoaded } from '#admin/form/edit-loaded.tsx';
import { EditModal } from '#admin/form/edit-modal.tsx';
import { useEntityForm } from '#admin/form/use-entity-form.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import { ImageUploader } from '#admin/pictures/image-uploader.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';

import { savePlace } from './place.writes.ts';
import { PlanningFields } from './planning-fields.tsx';

type Place = z.infer<typeof placeAnswer>;

interface PlaceFormProps {
  /** Left out: a place is added. */
  id?: string;
  /** Whose copy is added. */
  copyOf?: string;
  onClose: () => void;
}

export function PlaceForm({ id, copyOf, onClose }: PlaceFormProps) {
  const read = id ?? copyOf;
  if (read === undefined) return <Fields onClose={onClose} />;
  return (
    <EditLoaded
      title={id ? m.admin_places_form_edit() : m.admin_places_form_add()}
      table="places"
      id={read}
      failed={m.admin_places_detail_failed()}
      onClose={onClose}
    >
      {(place) => (id ? <Fields place={place} onClose={onClose} /> : <Fields copied={place} onClose={onClose} />)}
    </EditLoaded>
  );
}

function Fields({ place, copied, onClose }: { place?: Place; copied?: Place; onClose: () => void }) {
  const categories = useAnswer(categoryCalls.list);
  const places = usePlaceCount();
  // Itself is among them unless it is new, or prepared out of sight.
  const others = place && !place.unpublished ? places - 1 : places;
  const first = copied ? copiedValues(valuesOf(copied)) : valuesOf(place);
  const { values, errors, edit, frame, files } = useEntityForm({
    first,
    draft: { form: 'places', row: place?._id, copyOf: copied?._id, version: place && String(place.version) },
    check: (form) => ({
      ...errorsOf(placeInput, inputOf(form)),
      ...typedErrors(form),
      ...nearbyErrors('nearByTouristAttractionsIds', form.nearByTouristAttractionsIds, others),
    }),
    save: (form, to) => savePlace(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(placeAnswer.parse(row)),
    onClose,
  });
  const texts = useListingTranslating({ table: 'places', id: place?._id, first, values, edit });
  return (
    <EditModal
      title={place ? m.admin_places_form_edit() : m.admin_places_form_add()}
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
        <CheckGroup
          label={m.admin_field_categories()}
          options={nameOptions(categories.result)}
          chosen={values.categoryIds}
          onChoose={(categoryIds) => edit({ categoryIds })}
          error={errors.categoryIds}
        />
        <NotLoaded state={categories.state} what={m.admin_categories_fetch_failed()} onRetry={categories.retry} />
      </ListingFields>
      <NearbyField
        label={m.admin_field_nearby_places()}
        kind="places"
        itself={place?._id}
        chosen={values.nearByTouristAttractionsIds}
        onChoose={(nearByTouristAttractionsIds) => edit({ nearByTouristAttractionsIds })}
        error={errors.nearByTouristAttractionsIds}
      />
      <NearbyField
        label={m.admin_field_nearby_resorts()}
        kind="resorts"
        chosen={values.nearByResortsIds}
        onChoose={(nearByResortsIds) => edit({ nearByResortsIds })}
        error={errors.nearByResortsIds}
      />
      <NearbyField
        label={m.admin_field_nearby_restaurants()}
        kind="restaurants"
        chosen={values.nearByRestaurantsIds}
        onChoose={(nearByRestaurantsIds) => edit({ nearByRestaurantsIds })}
        error={errors.nearByRestaurantsIds}
      />
      <PlanningFields values={values} errors={errors} edit={edit} />
      <MoreListingFields values={values} errors={errors} edit={edit} />
    </EditModal>
  );
}

const valuesOf = (place: Place | undefined) => ({
  ...seasonalValues('places', place),
  fee: place?.fee ?? '',
  timeNeeded: typedNumber(place?.timeNeeded),
  access: place?.access ?? {},
  difficulty: (place?.difficulty ?? '') as Difficulty | '',
  gettingThere: place?.gettingThere ?? '',
  signal: (place?.signal ?? '') as Signal | '',
  categoryIds: place?.categoryIds ?? [],
  nearByTouristAttractionsIds: place?.nearByTouristAttractionsIds ?? [],
  nearByResortsIds: place?.nearByResortsIds ?? [],
  nearByRestaurantsIds: place?.nearByRestaurantsIds ?? [],
});

const inputOf = (form: ReturnType<typeof valuesOf>): Filled<PlaceInput> => ({
  ...seasonalInputOf('places', form),
  fee: form.fee,
  timeNeeded: readNumber(form.timeNeeded),
  access: form.access,
  difficulty: form.difficulty || null,
  gettingThere: form.gettingThere,
  signal: form.signal || null,
  categoryIds: form.categoryIds,
  nearByTouristAttractionsIds: form.nearByTouristAttractionsIds,
  nearByResortsIds: form.nearByResortsIds,
  nearByRestaurantsIds: form.nearByRestaurantsIds,
});
