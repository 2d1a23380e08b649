import type { Endpoint } from '@helpdesk/contract/endpoint';
import { maxNearby } from '@helpdesk/contract/fixed-sets';
import { unlessSpoken } from '@helpdesk/words/language';
import type * as z from 'zod/mini';

import { MultiSelect } from './multi-select.tsx';
import { useAnswer } from './use-answer.ts';

interface NearbyFieldProps {
  label: string;
  /** The listings to choose from. */
  list: Endpoint & { readonly answer: z.ZodMiniType<{ readonly _id: string; readonly name: string }[]> };
  /** A listing is never near itself (decision B20). */
  itself?: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Up to three listings that are near (spec section 9). */
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
