import { m } from '@helpdesk/words/messages';
import type { ClipboardEvent } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

import type { Errors } from './field-words.ts';
import type { ListingValues } from './listing-values.ts';
import styles from './point-fields.module.css';
import {
  keptPoint,
  type PointValues,
  settledPoint,
  suggestedPoint,
  swappedPoint,
  typedPoint,
  unreadableLink,
  withMapLink,
} from './point-values.ts';

interface PointFieldsProps {
  values: PointValues;
  errors: Errors;
  edit: (change: (values: ListingValues) => Partial<ListingValues>) => void;
}

/** Where a listing is: its map link, and the point that is read from it or pasted into any of the three. */
export function PointFields({ values, errors, edit }: PointFieldsProps) {
  const unreadable = unreadableLink(values);
  const suggested = suggestedPoint(values);
  const isAsked = [m.error_point_swapped(), m.error_point_nowhere(), m.error_point_far()].includes(errors.latitude ?? '');
  const settle = () => edit(settledPoint);
  // What is pasted is whole, what is typed only when its field is left.
  const pasted = (field: keyof PointValues) => (event: ClipboardEvent) => {
    const change = settledPoint({ mapURL: '', latitude: '', longitude: '', [field]: event.clipboardData.getData('text') });
    if (Object.keys(change).length === 0) return;
    event.preventDefault();
    edit(({ mapURL }) => ({ ...change, ...(field !== 'mapURL' && mapURL !== '' && { mapURL }) }));
  };
  return (
    <>
      <TextField
        label={m.admin_field_map_url()}
        hint={m.admin_field_map_url_hint()}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={values.mapURL}
        error={errors.mapURL}
        onValueChange={(mapURL) => edit((form) => withMapLink(form, mapURL))}
        onBlur={settle}
        onPaste={pasted('mapURL')}
      />
      <div role="status" className={styles.unreadable}>
        {unreadable && <p>{unreadable}</p>}
        {suggested && (
          <p>
            {m.admin_field_map_view({ point: `${suggested.latitude}, ${suggested.longitude}` })}
            <Button look="line" onClick={() => edit(() => typedPoint(suggested))}>
              {m.admin_field_map_view_use()}
            </Button>
          </p>
        )}
      </div>
      <TextField
        label={m.admin_field_latitude()}
        hint={m.admin_field_point_hint()}
        inputMode="decimal"
        value={values.latitude}
        error={errors.latitude}
        onValueChange={(latitude) => edit(() => ({ latitude }))}
        onBlur={settle}
        onPaste={pasted('latitude')}
      />
      {isAsked && (
        <div className={styles.unreadable}>
          {errors.latitude === m.error_point_swapped() && (
            <Button look="line" onClick={() => edit(swappedPoint)}>
              {m.admin_field_point_swap()}
            </Button>
          )}
          <Button look="line" onClick={() => edit(keptPoint)}>
            {m.admin_field_point_keep()}
          </Button>
        </div>
      )}
      <TextField
        label={m.admin_field_longitude()}
        inputMode="decimal"
        value={values.longitude}
        error={errors.longitude}
        onValueChange={(longitude) => edit(() => ({ longitude }))}
        onBlur={settle}
        onPaste={pasted('longitude')}
      />
    </>
  );
}
