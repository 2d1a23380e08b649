import { listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import { listingSorts, noRegion, publishingStates, translatedFilters } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { languageFacts, translationLanguages } from '@helpdesk/contract/languages';
import { letterRanges } from '@helpdesk/contract/rules/fixed-sets';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Option } from '#admin/fields/multi-choice.ts';
import { NotLoaded } from '#admin/fields/not-loaded.tsx';
import { ListSearch } from '#admin/lists/list-search.tsx';
import { needWords } from '#admin/lists/need-words.ts';
import type { Reading } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { type ListAddress, narrowing } from './list-address.ts';
import { sortWords } from './listing-columns.ts';
import { groupLabel } from './listing-groups.ts';
import styles from './listing-tools.module.css';
import { translatedWords } from './translated-words.ts';
import type { useListAddress } from './use-list-address.ts';

interface ListingToolsProps {
  kind: ListingKind;
  label: string;
  list: ReturnType<typeof useListAddress>;
  /** What was found, in a sentence. */
  found: string;
  regions: readonly Option[];
  regionsState: Reading<unknown>['state'];
  onRetryRegions: () => void;
  groups: readonly Option[];
  /** Whether the list can be narrowed to what is popular. */
  popularFilter?: boolean;
}

/**
 * The search, the shortcuts and the filters of a list (product 10.3). On a phone all but the search fold, so that the rows begin on
 * the first screen; what narrows the list without being seen stands there, to be taken out.
 */
export function ListingTools(props: ListingToolsProps) {
  const { kind, label, list, found, regions, regionsState, onRetryRegions, groups, popularFilter } = props;
  const { address, choose } = list;
  const [open, setOpen] = useState(false);
  const id = useId();
  const active = narrowing.filter((filter) => address[filter]);
  const lacking = translationLanguages.find((language) => address.translated === `not-${language}`);
  const foldedAway = open ? [] : chipsOf(address, groups, regions);
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <ListSearch label={label} value={address.search ?? ''} onValueChange={list.type} found={found} className={styles.search} />
        <Button look="line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {active.length > 0 ? m.facts_filter_on({ number: `${active.length}` }) : m.facts_filter()}
          <Icon name={open ? 'earlier' : 'later'} />
        </Button>
        <div className={styles.usual} data-open={open}>
          <Select
            label={m.admin_field_region()}
            bare
            placeholder={m.admin_all_regions()}
            options={[...regions, { value: noRegion, label: m.admin_list_no_region() }]}
            loading={regionsState === 'loading'}
            value={address.region ?? ''}
            onValueChange={(region) => choose({ region })}
          />
          {popularFilter && (
            <Button
              look={address.popular ? 'primary' : 'line'}
              aria-pressed={address.popular !== undefined}
              onClick={() => choose({ popular: address.popular ? '' : 'yes' })}
            >
              <Icon name="star" />
              {m.admin_popular()}
            </Button>
          )}
          <Button look="line" onClick={list.clear}>
            {m.admin_view_all()}
          </Button>
        </div>
      </div>
      <NotLoaded state={regionsState} what={m.admin_regions_fetch_failed()} onRetry={onRetryRegions} />
      <div id={id} className={styles.filters} hidden={!open}>
        <Select
          label={groupLabel(kind)}
          placeholder={m.admin_filters_all()}
          options={groups}
          value={address.category ?? ''}
          onValueChange={(category) => choose({ category })}
        />
        <Select
          label={m.admin_needs()}
          placeholder={m.admin_filters_all()}
          options={listingNeeds.map((value) => ({ value, label: needWords[value]() }))}
          value={address.needs ?? ''}
          onValueChange={(needs) => choose({ needs })}
        />
        <Select
          label={m.admin_filters_language()}
          placeholder={m.admin_filters_all()}
          options={translatedFilters.map((value) => ({ value, label: translatedWords(value) }))}
          value={address.translated ?? ''}
          onValueChange={(translated) => choose({ translated })}
        />
        <Select
          label={m.admin_filters_state()}
          placeholder={m.admin_filters_all()}
          options={publishingStates.map((value) => ({ value, label: stateWords[value]() }))}
          value={address.state ?? ''}
          onValueChange={(state) => choose({ state })}
        />
        <Select
          label={m.admin_filters_sort()}
          placeholder={m.admin_filters_sort_usual()}
          options={listingSorts.flatMap((sort) => [
            { value: sort, label: sortWords[sort](kind) },
            { value: `${sort} down`, label: m.admin_filters_sort_down({ by: sortWords[sort](kind) }) },
          ])}
          value={address.sort ? `${address.sort}${address.descending ? ' down' : ''}` : ''}
          onValueChange={(chosen) => {
            const [sort = '', down] = chosen.split(' ');
            choose({ sort, descending: down ? 'yes' : '' });
          }}
        />
      </div>
      <div className={styles.letters} data-open={open}>
        <Chips label={m.admin_letters()}>
          {(languageFacts[spokenLanguage()].letterGroups ?? letterRanges).map((range) => (
            <Chip key={range} on={address.search === range} onClick={() => choose({ search: address.search === range ? '' : range })}>
              {range}
            </Chip>
          ))}
        </Chips>
      </div>
      {foldedAway.length > 0 && (
        <div className={styles.active}>
          <Chips label={m.admin_filters_active()}>
            {foldedAway.map(({ filter, words, isUsual }) => (
              <span key={filter} className={isUsual ? styles.narrowly : undefined}>
                <Chip on onClick={() => choose({ [filter]: '' })}>
                  {words}
                  <Icon name="close" />
                </Chip>
              </span>
            ))}
          </Chips>
        </div>
      )}
      {lacking && (
        <Link className={styles.translate} to="/admin/translations" search={{ table: kind, language: lacking }}>
          {m.admin_list_translate({ language: languageFacts[lacking].name })}
        </Link>
      )}
    </div>
  );
}

const stateWords = { published: m.admin_published, unpublished: m.admin_unpublished };

/** What narrows a list out of sight, in words; what is usual is out of sight on a phone only. */
function chipsOf(
  { region, popular, category, needs, translated, state }: ListAddress,
  groups: readonly Option[],
  regions: readonly Option[],
) {
  const labelIn = (options: readonly Option[], chosen: string) => options.find(({ value }) => value === chosen)?.label;
  return [
    { filter: 'region', isUsual: true, words: region && (labelIn(regions, region) ?? m.admin_list_no_region()) },
    { filter: 'popular', isUsual: true, words: popular && m.admin_popular() },
    { filter: 'category', words: category && (labelIn(groups, category) ?? m.admin_list_category()) },
    { filter: 'needs', words: needs && needWords[needs]() },
    { filter: 'translated', words: translated && translatedWords(translated) },
    { filter: 'state', words: state && stateWords[state]() },
  ].filter(({ words }) => words);
}
