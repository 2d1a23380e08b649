import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { HoursField } from '#admin/hours/hours-field.tsx';
import { type Translating, useTranslating } from '#admin/translations/use-translating.ts';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';
import { AlsoKnownField } from './also-known-field.tsx';
import type { Errors } from './field-words.ts';
import { type ListingValues, listingTexts } from './listing-values.ts';
import { PointFields } from './point-fields.tsx';
import { PublishingField } from './publishing-field.tsx';
import { RegionSelect } from './region-select.tsx';
import { TextList } from './text-list.tsx';

type EditListing = (change: Partial<ListingValues> | ((values: ListingValues) => Partial<ListingValues>)) => void;

interface ListingFieldsProps {
  values: ListingValues;
  errors: Errors;
  edit: EditListing;
  /** What a kind asks before the region. */
  children?: ReactNode;
}

export function ListingFields({ values, errors, edit, children }: ListingFieldsProps) {
  return (
    <>
      <PublishingField unpublished={values.unpublished} onChange={(unpublished) => edit({ unpublished })} />
      <TextField label={m.admin_field_name()} value={values.name} error={errors.name} onValueChange={(name) => edit({ name })} />
      <TextArea
        label={m.admin_field_content()}
        rows={5}
        value={values.content}
        error={errors.content}
        onValueChange={(content) => edit({ content })}
      />
      <PointFields values={values} errors={errors} edit={edit} />
      {children}
      <RegionSelect error={errors.regionId} value={values.regionId} onValueChange={(regionId) => edit({ regionId })} />
    </>
  );
}

/** What all listings have besides (product 5.2). */
export function MoreListingFields({ values, errors, edit }: Pick<ListingFieldsProps, 'values' | 'errors' | 'edit'>) {
  return (
    <>
      <HoursField value={values.hours} error={errors.hours} onValueChange={(hours) => edit({ hours })} />
      {values.bestSeason !== undefined && (
        <TextField
          label={m.admin_field_best_season()}
          longest={300}
          value={values.bestSeason}
          error={errors.bestSeason}
          onValueChange={(bestSeason) => edit({ bestSeason })}
        />
      )}
      <TextList
        label={m.admin_field_facts()}
        itemLabel={m.admin_field_fact}
        add={m.admin_field_fact_add()}
        texts={values.facts}
        longest={500}
        most={30}
        onChange={(facts) => edit({ facts })}
        error={errors.facts}
      />
      <AlsoKnownField
        value={values.alternateNames}
        error={errors.alternateNames}
        onValueChange={(alternateNames) => edit({ alternateNames })}
      />
      <TextField
        label={m.admin_field_wikidata()}
        hint={m.admin_field_elsewhere_hint({ example: 'Q1234' })}
        value={values.wikidata}
        error={errors.wikidata}
        onValueChange={(wikidata) => edit({ wikidata })}
      />
      <TextField
        label={m.admin_field_osm()}
        hint={m.admin_field_elsewhere_hint({ example: 'way/123' })}
        value={values.osm}
        error={errors.osm}
        onValueChange={(osm) => edit({ osm })}
      />
    </>
  );
}

interface ListingTranslatingOptions<Values extends ListingValues> {
  readonly table: ListingKind;
  /** Left out: a listing is added. */
  readonly id: string | undefined;
  readonly first: Values;
  readonly values: Values;
  readonly edit: EditListing;
}

export const useListingTranslating = <Values extends ListingValues>(options: ListingTranslatingOptions<Values>): Translating =>
  useTranslating<ListingValues>({
    ...options,
    textsOf: listingTexts,
    editList: ({ facts, images }, field, change) => (field === 'facts' ? { facts: change(facts) } : { images: change(images) }),
  });
