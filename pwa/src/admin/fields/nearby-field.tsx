import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { longestSearch } from '@helpdesk/contract/calls/search';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { maxNearby } from '@helpdesk/contract/rules/fixed-sets';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOption } from '#admin/names/name-options.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useRest } from '#admin/shell/use-rest.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import type { Option } from './multi-choice.ts';
import { MultiSelect } from './multi-select.tsx';
import styles from './not-loaded.module.css';
import { NotLoaded } from './not-loaded.tsx';

interface NearbyFieldProps {
  label: string;
  kind: ListingKind;
  /** A listing is never near itself (product 6.7). */
  itself?: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Up to three listings that are near (product 3.8), found by the server, however many there are. */
export function NearbyField({ label, kind, itself, chosen, onChoose, error }: NearbyFieldProps) {
  const catalogue = useWholeCatalogue();
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const sought = typed.trim().slice(0, longestSearch);
  const search = useRest(sought);
  const { result, state, isEarlier, retry } = useAnswer(managedListingCalls.page, {
    query: { kind, search, state: 'published', spoken: spokenLanguage() },
  });
  const found = (result?.rows ?? []).filter(({ _id }) => _id !== itself).map(nameOption);
  // What is chosen is called by its name though something else is sought now.
  const known = chosen.flatMap((id) => [...found, ...taken].find(({ value }) => value === id) ?? optionIn(catalogue, id) ?? []);
  return (
    <div className={styles.field}>
      <MultiSelect
        label={label}
        options={[...known, ...found.filter(({ value }) => !chosen.includes(value))]}
        loading={search !== sought || isEarlier || state === 'loading'}
        chosen={chosen}
        most={maxNearby}
        onChoose={(ids) => {
          setTaken([...known, ...found].filter(({ value }) => ids.includes(value)));
          onChoose(ids);
        }}
        onType={setTyped}
        error={error}
      />
      <NotLoaded state={state} what={m.admin_choices_fetch_failed()} onRetry={retry} />
    </div>
  );
}

function optionIn(catalogue: Catalogue | undefined, id: string): Option | undefined {
  const name = nameIn(catalogue, id);
  return name && { value: id, label: name.text, lang: unlessSpoken(name.lang) };
}
