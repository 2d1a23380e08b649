import { regionCalls } from '@helpdesk/contract/regions';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { TextArea, TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

import type { Errors } from './field-words.ts';
import type { FormPicture } from './image-uploader.tsx';
import { useAnswer } from './use-answer.ts';

/** What the forms of all kinds of listing hold (contract `listingInput`). */
export interface ListingValues {
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly regionId: string;
  readonly images: readonly FormPicture[];
}

interface Answered {
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly regionId: string | null;
  readonly images: readonly string[];
  readonly pictureTexts: readonly string[];
}

/** The values a form begins with; empty ones for a listing that is to be added. */
export const listingValues = (listing: Answered | undefined): ListingValues => ({
  name: listing?.name ?? '',
  content: listing?.content ?? '',
  mapURL: listing?.mapURL ?? '',
  regionId: listing?.regionId ?? '',
  images: (listing?.images ?? []).map((address, at) => ({ address, text: listing?.pictureTexts[at] ?? '' })),
});

/** The same values as they go to the server. */
export const listingInputOf = ({ name, content, mapURL, regionId, images }: ListingValues) => ({
  name,
  content,
  mapURL,
  regionId,
  images: images.map(({ address }) => address),
  pictureTexts: images.map(({ text }) => text),
});

interface ListingFieldsProps {
  values: ListingValues;
  errors: Errors;
  edit: (change: Partial<ListingValues>) => void;
  /** What a kind asks before the region. */
  children?: ReactNode;
}

export function ListingFields({ values, errors, edit, children }: ListingFieldsProps) {
  const regions = useAnswer(regionCalls.list);
  return (
    <>
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <TextArea
        label={m.admin_field_content()}
        rows={5}
        value={values.content}
        error={errors.content}
        onValueChange={(content) => edit({ content })}
      />
      <TextField
        label={m.admin_field_map_url()}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={values.mapURL}
        error={errors.mapURL}
        onValueChange={(mapURL) => edit({ mapURL })}
      />
      {children}
      <Select
        label={m.admin_field_region()}
        options={(regions.result ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        loading={regions.state === 'loading'}
        error={errors.regionId}
        value={values.regionId}
        onValueChange={(regionId) => edit({ regionId })}
      />
    </>
  );
}
