import { longestSearch, searchCalls } from '@helpdesk/contract/calls/search';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { MultiSelect } from '#admin/fields/multi-select.tsx';
import styles from '#admin/fields/not-loaded.module.css';
import { NotLoaded } from '#admin/fields/not-loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useRest } from '#admin/shell/use-rest.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';

import { chosenListing, foundListings } from './notice-about.ts';

interface ListingSearchProps {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  error?: string;
}

/** One listing of all kinds, found by any of its names in any language: the server is asked, however many there are. */
export function ListingSearch({ chosen, onChoose, error }: ListingSearchProps) {
  const catalogue = useWholeCatalogue();
  const [typed, setTyped] = useState('');
  const sought = typed.trim().slice(0, longestSearch);
  const text = useRest(sought);
  const isEmpty = sought === '' || text === '';
  const { result, state, isEarlier, retry } = useAnswer(searchCalls.everything, { query: { text } }, { unless: isEmpty });
  const found = isEmpty || !result ? [] : foundListings(result);
  // What is chosen is called by its name though nothing was sought yet.
  const known = chosen.map((choice) => chosenListing(choice, catalogue, found));
  return (
    <div className={styles.field}>
      <MultiSelect
        label={m.admin_notices_which_listing()}
        options={[...known, ...found.filter(({ value }) => !chosen.includes(value))]}
        loading={!isEmpty && (text !== sought || isEarlier || state === 'loading')}
        chosen={chosen}
        most={1}
        onChoose={onChoose}
        onType={setTyped}
        asFound
        hint={m.admin_notices_type_name()}
        error={error}
      />
      {!isEmpty && <NotLoaded state={state} what={m.admin_choices_fetch_failed()} onRetry={retry} />}
    </div>
  );
}
