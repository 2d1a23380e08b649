import { type DatedState, datedState, datedStates } from '@helpdesk/contract/rules/shown-on';
import { m } from '@helpdesk/words/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';

import listTools from '#admin/lists/list-tools.module.css';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { type Dated, isShownNow } from './dated-in-words.ts';

const words: Readonly<Record<DatedState, (counted: { count: number }) => string>> = {
  running: m.admin_dated_running,
  coming: m.admin_dated_coming,
  over: m.admin_dated_over,
};

interface DatedRows<Row> {
  /** Those of the chosen state, else all: what is shown now first, then what is to come. */
  readonly rows: readonly Row[] | undefined;
  readonly counts: Readonly<Record<DatedState, number>>;
  readonly state: DatedState | undefined;
  readonly choose: (state: DatedState | undefined) => void;
}

/** What a list is narrowed to by its address: `?shown=coming`. */
export function useDated<Row extends Dated>(all: readonly Row[] | undefined): DatedRows<Row> {
  const day = useDay();
  const { shown } = useSearch({ strict: false }) as { shown?: string };
  const navigate = useNavigate();
  const of = (state: DatedState) => (all ?? []).filter((row) => datedState(row, day) === state);
  const state = datedStates.find((each) => each === shown);
  const narrowedTo = (to: DatedState) => (to === 'running' ? of(to).filter((row) => isShownNow(row, day)) : of(to));
  return {
    rows: all && (state ? narrowedTo(state) : datedStates.flatMap(of)),
    counts: { running: narrowedTo('running').length, coming: of('coming').length, over: of('over').length },
    state,
    choose: (chosen) => void navigate({ to: '.', search: (params: object) => ({ ...params, shown: chosen }), resetScroll: false }),
  };
}

/** Narrows a list to what is shown now, to come or over; the chip that is on takes itself out again. */
export function DatedChips({ counts, state, choose }: Omit<DatedRows<Dated>, 'rows'>) {
  return (
    <div className={listTools.chips}>
      <Chips label={m.admin_dated()}>
        {datedStates.map((each) => (
          <Chip key={each} on={each === state} onClick={() => choose(each === state ? undefined : each)}>
            {words[each]({ count: counts[each] })}
            {each === state && <Icon name="close" />}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
