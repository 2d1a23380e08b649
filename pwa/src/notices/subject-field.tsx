import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { MultiSelect } from '#admin/fields/multi-select.tsx';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { directories } from '#listings/links.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Select } from '#ui/controls/select.tsx';

import { ListingSearch } from './listing-search.tsx';
import { begun, choiceOf, type Extent, extentOf, regionChoices } from './notice-about.ts';

interface SubjectFieldProps {
  /** See `choiceOf`. */
  value: string;
  error?: string;
  onValueChange: (value: string) => void;
}

/** What a notice is about: all, all of a kind, a region, or a listing that typing finds. */
export function SubjectField({ value, error, onValueChange }: SubjectFieldProps) {
  const catalogue = useWholeCatalogue();
  const extent = extentOf(value);
  const choices: { value: Extent; label: string }[] = [
    { value: 'all', label: m.admin_notices_everywhere() },
    { value: 'kind', label: m.admin_notices_one_kind() },
    { value: 'region', label: m.admin_notices_one_region() },
    { value: 'listing', label: m.admin_notices_one_listing() },
  ];
  const chosen = value === begun[extent] ? [] : [value];
  const choose = ([one = begun[extent]]: readonly string[]) => onValueChange(one);
  return (
    <>
      <Segments
        label={m.admin_notices_listing()}
        choices={choices}
        value={extent}
        onChoose={(other) => other !== extent && onValueChange(begun[other])}
      />
      {extent === 'kind' && (
        <Select
          label={m.admin_notices_which_kind()}
          options={listingKinds.map((kind) => ({ value: choiceOf({ kind: 'kinds', id: kind }), label: directories[kind].title() }))}
          required
          value={value}
          error={error}
          onValueChange={onValueChange}
        />
      )}
      {extent === 'region' && (
        <MultiSelect
          label={m.admin_notices_which_region()}
          options={catalogue ? regionChoices(catalogue) : []}
          loading={!catalogue}
          chosen={chosen}
          most={1}
          onChoose={choose}
          error={error}
        />
      )}
      {extent === 'listing' && <ListingSearch chosen={chosen} onChoose={choose} error={error} />}
    </>
  );
}
