import { m } from '@helpdesk/words/messages';

import { MultiSelect } from '#admin/fields/multi-select.tsx';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Segments } from '#ui/controls/segments.tsx';

import { begun, choicesOf, type Extent, extentOf } from './notice-about.ts';

interface SubjectFieldProps {
  /** See `choiceOf`. */
  value: string;
  error?: string;
  onValueChange: (value: string) => void;
}

/** What a notice is about: all, a region, or a listing that typing finds. */
export function SubjectField({ value, error, onValueChange }: SubjectFieldProps) {
  const catalogue = useWholeCatalogue();
  const extent = extentOf(value);
  const choices: { value: Extent; label: string }[] = [
    { value: 'all', label: m.admin_notices_everywhere() },
    { value: 'region', label: m.admin_notices_one_region() },
    { value: 'listing', label: m.admin_notices_one_listing() },
  ];
  return (
    <>
      <Segments
        label={m.admin_notices_listing()}
        choices={choices}
        value={extent}
        onChoose={(chosen) => chosen !== extent && onValueChange(begun[chosen])}
      />
      {extent !== 'all' && (
        <MultiSelect
          key={extent}
          label={extent === 'region' ? m.admin_notices_which_region() : m.admin_notices_which_listing()}
          options={catalogue ? choicesOf(catalogue, extent) : []}
          loading={!catalogue}
          chosen={value === begun[extent] ? [] : [value]}
          most={1}
          onChoose={([chosen = begun[extent]]) => onValueChange(chosen)}
          error={error}
        />
      )}
    </>
  );
}
