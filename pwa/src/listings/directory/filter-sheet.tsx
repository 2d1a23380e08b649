import { descriptions } from '@helpdesk/contract/kinds/descriptions';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { accessWishes, wishesIn } from '@helpdesk/contract/rules/known-facts';
import { pathName } from '@helpdesk/contract/rules/slug';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { allByName } from '#catalogue/find-row.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { accessWords } from '#listings/planning/planning-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Sheet, SheetActions, SheetClose, SheetHead } from '#ui/controls/sheet.tsx';
import styles from './more-filters.module.css';
import type { ShownFilters } from './use-filters.ts';

/** A directory and what it is narrowed by. */
export interface Narrowing {
  kind: ListingKind;
  filters: ShownFilters;
  /** How many were found, in words. */
  found: string;
}

interface FilterSheetProps extends Narrowing {
  opener: HTMLElement;
  onClose: () => void;
}

/** What a directory is narrowed by beside its search, all of it together. */
export function FilterSheet({ kind, filters, found, opener, onClose }: FilterSheetProps) {
  const fields = descriptions[kind];
  const { choose } = filters;
  const asked = wishesIn(filters.access);
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.facts_filter()} text={m.facts_filter_text()} />
      <div className={styles.fields}>
        <Check on={filters.open !== ''} label={m.facts_filter_open()} onChange={(on) => choose({ open: on ? 'now' : '' })} />
        {'access' in fields && (
          <fieldset className={styles.questions}>
            <legend className={styles.legend}>{m.facts_access()}</legend>
            <div className={styles.checks}>
              {accessWishes.map((wish) => (
                <Check
                  key={wish}
                  on={asked.includes(wish)}
                  label={wish === 'noSteps' ? m.access_no_steps() : accessWords[wish]()}
                  onChange={(on) =>
                    choose({ access: accessWishes.filter((each) => (each === wish ? on : asked.includes(each))).join(',') })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        {'categoryIds' in fields && (
          <ByName
            table="categories"
            label={m.facts_filter_category()}
            value={filters.category}
            onValueChange={(category) => choose({ category })}
          />
        )}
        <ByName table="regions" label={m.filter_region_label()} value={filters.region} onValueChange={(region) => choose({ region })} />
      </div>
      <SheetActions>
        <SheetClose>{m.facts_filter_show({ found })}</SheetClose>
        <Button look="line" large onClick={() => choose({ open: '', access: '', category: '', region: '' })}>
          {m.facts_filter_clear()}
        </Button>
      </SheetActions>
    </Sheet>
  );
}

function Check({ on, label, onChange }: { on: boolean; label: string; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

interface ByNameProps {
  table: 'categories' | 'regions';
  label: string;
  /** As addresses spell it. */
  value: string;
  onValueChange: (value: string) => void;
}

function ByName({ table, label, value, onValueChange }: ByNameProps) {
  const catalogue = useWholeCatalogue();
  const rows = catalogue ? allByName(catalogue, table) : [];
  return (
    <Select
      label={label}
      loading={!catalogue}
      placeholder={m.facts_filter_any()}
      options={rows.map((row) => {
        const { text, lang } = textsOf(row).name;
        return { value: pathName(row.name), label: text, lang: unlessSpoken(lang) };
      })}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
