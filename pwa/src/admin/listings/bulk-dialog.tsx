import type { ListingChange } from '@helpdesk/contract/calls/managed/change-listings';
import type { FoundListing } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type { Option } from '#admin/fields/multi-choice.ts';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { Select } from '#ui/controls/select.tsx';
import { ChosenNames } from './chosen-names.tsx';
import { groupLabel } from './listing-groups.ts';
import { useListingChange } from './use-listing-change.ts';

/** What is done to many. */
export type BulkTask = 'checked' | 'region' | 'category' | 'popular' | 'unpopular' | 'publish' | 'unpublish' | 'delete';

interface BulkDialogProps {
  task: BulkTask;
  kind: ListingKind;
  listings: readonly FoundListing[];
  /** How many they are, in words. */
  count: string;
  regions: readonly Option[];
  groups: readonly Option[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before something is done to many listings: how many, which, and into what. */
export function BulkDialog({ task, kind, listings, count, regions, groups, onDone, onClose }: BulkDialogProps) {
  const [chosen, setChosen] = useState('');
  const [how, setHow] = useState<'add' | 'replace'>('add');
  const change = changeOf(task, chosen, how);
  const write = useListingChange(kind, onDone);
  return (
    <ConfirmDialog
      danger={task === 'delete'}
      action={write.pending ? m.admin_saving() : task === 'delete' ? m.admin_delete() : m.admin_save()}
      busy={write.pending || change === undefined}
      problem={write.problem}
      onConfirm={() => change && write.start({ listings, change })}
      onCancel={onClose}
    >
      <p>{questions[task]({ what: count })}</p>
      <ChosenNames listings={listings} />
      {task === 'region' && <Select label={m.admin_field_region()} required options={regions} value={chosen} onValueChange={setChosen} />}
      {task === 'category' && <Select label={groupLabel(kind)} required options={groups} value={chosen} onValueChange={setChosen} />}
      {task === 'category' && kind !== 'services' && (
        <Select
          label={m.admin_bulk_how()}
          placeholder={m.admin_bulk_how_add()}
          options={[{ value: 'replace', label: m.admin_bulk_how_replace() }]}
          value={how === 'add' ? '' : how}
          onValueChange={(value) => setHow(value === 'replace' ? 'replace' : 'add')}
        />
      )}
      <p>{m.admin_bulk_undo()}</p>
    </ConfirmDialog>
  );
}

const questions: { readonly [Task in BulkTask]: (words: { what: string }) => string } = {
  checked: m.admin_bulk_checked,
  region: m.admin_bulk_region,
  category: m.admin_bulk_category,
  popular: m.admin_bulk_popular,
  unpopular: m.admin_bulk_unpopular,
  publish: m.admin_bulk_publish,
  unpublish: m.admin_bulk_unpublish,
  delete: m.admin_bulk_delete,
};

/** Undefined until it is said into what. */
function changeOf(task: BulkTask, chosen: string, how: 'add' | 'replace'): ListingChange | undefined {
  switch (task) {
    case 'region':
      return chosen ? { what: task, regionId: chosen } : undefined;
    case 'category':
      return chosen ? { what: task, category: chosen, how } : undefined;
    case 'popular':
      return { what: 'popular', popular: true };
    case 'unpopular':
      return { what: 'popular', popular: false };
    case 'publish':
      return { what: 'published', published: true };
    case 'unpublish':
      return { what: 'published', published: false };
    default:
      return { what: task };
  }
}
