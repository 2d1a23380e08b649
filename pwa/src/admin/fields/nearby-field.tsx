import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { maxNearby } from '@helpdesk/contract/rules/fixed-sets';
import type * as z from 'zod/mini';
import type { Named } from '#admin/names/name-of.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { MultiSelect } from './multi-select.tsx';

interface NearbyFieldProps {
  label: string;
  /** The listings to choose from. */
  list: Endpoint & { readonly answer: z.ZodMiniType<(Named & { readonly _id: string })[]> };
  /** A listing is never near itself (product 6.7). */
  itself?: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Up to three listings that are near (product 3.8). */
export function NearbyField({ label, list, itself, chosen, onChoose, error }: NearbyFieldProps) {
  const { result, state } = useAnswer(list);
  return (
    <MultiSelect
      label={label}
      options={nameOptions(result).filter(({ value }) => value !== itself)}
      loading={state === 'loading'}
      chosen={chosen}
      most={maxNearby}
      onChoose={onChoose}
      error={error}
    />
  );
}
