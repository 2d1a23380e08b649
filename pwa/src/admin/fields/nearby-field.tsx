import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { maxNearby } from '@helpdesk/contract/rules/fixed-sets';
import { unlessSpoken } from '@helpdesk/words/language';
import type * as z from 'zod/mini';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { MultiSelect } from './multi-select.tsx';

interface NearbyFieldProps {
  label: string;
  /** The listings to choose from. */
  list: Endpoint & { readonly answer: z.ZodMiniType<{ readonly _id: string; readonly name: string }[]> };
  /** A listing is never near itself (product 6.7). */
  itself?: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Up to three listings that are near (product 3.8). */
export function NearbyField({ label, list, itself, chosen, onChoose, error }: NearbyFieldProps) {
  const { result, state } = useAnswer(list);
  const options = (result ?? [])
    .filter(({ _id }) => _id !== itself)
    .map(({ _id, name }) => ({ value: _id, label: name, lang: unlessSpoken('en') }));
  return (
    <MultiSelect
      label={label}
      options={options}
      loading={state === 'loading'}
      chosen={chosen}
      most={maxNearby}
      onChoose={onChoose}
      error={error}
    />
  );
}
