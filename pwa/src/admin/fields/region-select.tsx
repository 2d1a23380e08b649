import { regionCalls } from '@helpdesk/contract/calls/regions';
import { m } from '@helpdesk/words/messages';
import { nameOptions } from '#admin/names/name-options.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { Select } from '#ui/controls/select.tsx';
import styles from './not-loaded.module.css';
import { NotLoaded } from './not-loaded.tsx';

interface RegionSelectProps {
  /** The label is said but not shown. */
  bare?: boolean;
  placeholder?: string;
  error?: string;
  value: string;
  onValueChange: (regionId: string) => void;
}

/** One of the regions, by its id; where they did not come it says so, and asks again. */
export function RegionSelect(props: RegionSelectProps) {
  const { result, state, retry } = useAnswer(regionCalls.list);
  return (
    <div className={styles.field}>
      <Select label={m.admin_field_region()} options={nameOptions(result)} loading={state === 'loading'} {...props} />
      <NotLoaded state={state} what={m.admin_regions_fetch_failed()} onRetry={retry} />
    </div>
  );
}
