import { type RestaurantInput, restaurantAnswer, restaurantInput } from '@helpdesk/contract/calls/restaurants';
import { restaurantCategories } from '@helpdesk/contract/rules/fixed-sets';
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

import { saveRestaurant } from './restaurant.writes.ts';

type Restaurant = z.infer<typeof restaurantAnswer>;

interface RestaurantFormProps {
  /** Left out: a restaurant is added. */
  id?: string;
  /** Whose copy is added. */
  copyOf?: string;
  onClose: () => void;
}

export function RestaurantForm({ id, copyOf, onClose }: RestaurantFormProps) {
  const read = id ?? copyOf;
  if (read === undefined) return <Fields onClose={onClose} />;
  return (
    <EditLoaded
      title={id ? m.admin_restaurants_form_edit() : m.admin_restaurants_form_add()}
      table="restaurants"
      id={read}
      failed={m.admin_restaurants_detail_failed()}
      onClose={onClose}
    >
      {(restaurant) => (id ? <Fields restaurant={restaurant} onClose={onClose} /> : <Fields copied={restaurant} onClose={onClose} />)}
    </EditLoaded>
  );
}

function Fields({ restaurant, copied, onClose }: { restaurant?: Restaurant; copied?: Restaurant; onClose: () => void }) {
  const places = usePlaceCount();
  const first = copied ? copiedValues(valuesOf(copied)) : valuesOf(restaurant);
  const { values, errors, edit, frame, files } = useEntityForm({
    first,
    draft: { form: 'restaurants', row: restaurant?._id, copyOf: copied?._id, version: restaurant && String(restaurant.version) },
    check: (form) => ({
      ...errorsOf(restaurantInput, inputOf(form)),
      ...typedErrors(form),
      ...nearbyErrors('nearBytouristAttractionIds', form.nearBytouristAttractionIds, places),
    }),
    save: (form, to) => saveRestaurant(to, inputOf(form)),
    valuesOfRow: (row) => valuesOf(restaurantAnswer.parse(row)),
    onClose,
  });
  const texts = useListingTranslating({ table: 'restaurants', id: restaurant?._id, first, values, edit });
  return (
    <EditModal
      title={restaurant ? m.admin_restaurants_form_edit() : m.admin_restaurants_form_add()}
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
        <NumberField
          label={m.admin_field_contact_number()}
          value={values.contactNumber}
          error={errors.contactNumber}
          onValueChange={(contactNumber) => edit({ contactNumber })}
        />
        <CheckGroup
          label={m.admin_field_categories()}
          options={restaurantCategories.map((category) => ({ value: category, label: categoryLabel(category) }))}
          chosen={values.categories}
          onChoose={(chosen) => edit({ categories: restaurantCategories.filter((category) => chosen.includes(category)) })}
          error={errors.categories}
        />
      </ListingFields>
      <NearbyField
        label={m.admin_field_nearby_places()}
        kind="places"
        chosen={values.nearBytouristAttractionIds}
        onChoose={(nearBytouristAttractionIds) => edit({ nearBytouristAttractionIds })}
        error={errors.nearBytouristAttractionIds}
      />
      <MoreListingFields values={values} errors={errors} edit={edit} />
    </EditModal>
  );
}

const valuesOf = (restaurant: Restaurant | undefined) => ({
  ...seasonalValues('restaurants', restaurant),
  contactNumber: restaurant?.contactNumber ?? '',
  categories: restaurant?.categories ?? [],
  nearBytouristAttractionIds: restaurant?.nearBytouristAttractionIds ?? [],
});

const inputOf = (form: ReturnType<typeof valuesOf>): Filled<RestaurantInput> => ({
  ...seasonalInputOf('restaurants', form),
  contactNumber: form.contactNumber,
  categories: form.categories,
  nearBytouristAttractionIds: form.nearBytouristAttractionIds,
});
