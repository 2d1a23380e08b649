import type { FoundListing, ManagedListing } from '@helpdesk/contract/calls/managed/managed-listings';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { ListFailed } from '#admin/lists/list-failed.tsx';
import { ListHead } from '#admin/lists/list-head.tsx';
import { namedBy } from '#admin/lists/named-by.ts';
import { StarDialog } from '#admin/lists/star-dialog.tsx';
import { nameOf } from '#admin/names/name-of.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { Loaded } from '#admin/shell/loaded.tsx';
import { openEmbedCode, openOnSite, openPreview } from '#admin/shell/on-site-link.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { CsvActions } from '#admin/spreadsheet/csv-actions.tsx';
import type { Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import type { ServerAnswer } from '#sync/request.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Text } from '#ui/page/text.tsx';
import { BulkDialog, type BulkTask } from './bulk-dialog.tsx';
import { queryOf, sortAfter } from './list-address.ts';
import { useGroups } from './listing-groups.ts';
import { ListingRow, type RowTask } from './listing-row.tsx';
import { ListingTable } from './listing-table.tsx';
import { ListingTools } from './listing-tools.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListingChange } from './use-listing-change.ts';
import { newestVersion, useFoundRows } from './use-managed-listings.ts';
import { useSelection } from './use-selection.ts';

interface ListingScreenProps {
  kind: ListingKind;
  title: string;
  add: string;
  search: string;
  count: (words: { count: number }) => string;
  empty: string;
  fetchFailed: string;
  deleteFailed: string;
  /** Whether the list can be narrowed to what is popular. */
  popularFilter?: boolean;
  setPopular: (id: string, popular: boolean) => Promise<ServerAnswer<unknown>>;
  remove: (id: string, seen: number) => Promise<ServerAnswer<unknown>>;
  /** The dialog that shows one. */
  view: (id: string, name: Wording, onClose: () => void) => ReactNode;
  /** The dialog that edits one, or adds one where there is no id; filled with another one where that is to be copied. */
  form: (id: string | undefined, onClose: () => void, copyOf?: string) => ReactNode;
}

type Open =
  | { readonly what: RowTask; readonly row: ManagedListing }
  | { readonly what: 'add' }
  | { readonly what: 'many'; readonly task: BulkTask; readonly listings: readonly FoundListing[] };

/** A screen on which listings are searched, filtered, ordered, added, viewed, edited, starred and deleted (product 10.3). */
export function ListingScreen(props: ListingScreenProps) {
  const { kind, count } = props;
  const [open, setOpen] = useState<Open>();
  const list = useListAddress();
  const reading = useFoundRows(queryOf(kind, list.address, spokenLanguage()));
  const found = reading.result;
  const selection = useSelection(found?.query);
  const regions = useAnswer(regionCalls.list);
  const groups = useGroups(kind);
  const drafts = useDraftRows(kind);
  const catalogue = useWholeCatalogue();

  const close = () => setOpen(undefined);
  const { start: change } = useListingChange(kind);
  const onTask = useCallback(
    (what: RowTask, row: ManagedListing) => {
      if (what === 'checked') change({ listings: [row], change: { what } });
      else if ((what === 'view' || what === 'site') && row.unpublished) openPreview(kind, row._id);
      else if (what === 'site') openOnSite(kind, row._id);
      else if (what === 'embed') openEmbedCode(row._id);
      else setOpen({ what, row });
    },
    [change, kind],
  );
  const regionNames = useMemo(
    () => new Map(regions.result?.map((region) => [region._id, <Text key={region._id} of={nameOf(region)} />])),
    [regions.result],
  );
  const regionOptions = nameOptions(regions.result);
  const groupNames = new Map(groups.map(({ value, label }) => [value, label]));
  const groupsInWords = ({ categories }: ManagedListing) => categories.map((each) => groupNames.get(each) ?? '').join(', ');
  const named = open?.what === 'delete' ? namedBy(catalogue, open.row._id) : 0;
  const many = { kind, regions: regionOptions, groups, onClose: close };
  const inWords = found && count({ count: found.count });
  return (
    <>
      <ListHead
        title={props.title}
        table={kind}
        count={inWords}
        add={props.add}
        onAdd={() => setOpen({ what: 'add' })}
        actions={<CsvActions kind={kind} />}
        unsavedNew={drafts.has('')}
      />
      <ListingTools
        kind={kind}
        label={props.search}
        list={list}
        found={inWords ?? ''}
        regions={regionOptions}
        regionsState={regions.state}
        onRetryRegions={regions.retry}
        groups={groups}
        popularFilter={props.popularFilter}
      />
      <SelectionBar
        found={found?.count ?? 0}
        selection={selection}
        onTask={(task) => setOpen({ what: 'many', task, listings: selection.listings })}
      />
      <ListFailed reading={reading} failed={props.fetchFailed} />
      <Loaded reading={reading} failed={props.fetchFailed}>
        {(rows) =>
          rows.count === 0 ? (
            <EmptyState icon="search" title={props.empty} />
          ) : (
            <ListingTable
              title={props.title}
              kind={kind}
              found={rows}
              order={list.address}
              onSort={(sort) => list.choose(sortAfter(list.address, sort))}
            >
              {(row) => (
                <ListingRow
                  listing={row}
                  isSelected={selection.isOn(row._id)}
                  hasDraft={drafts.has(row._id)}
                  region={regionNames.get(row.regionId ?? '')}
                  groups={groupsInWords(row)}
                  onSelect={selection.set}
                  onTask={onTask}
                />
              )}
            </ListingTable>
          )
        }
      </Loaded>
      {open?.what === 'add' && props.form(undefined, close)}
      {open?.what === 'copy' && props.form(undefined, close, open.row._id)}
      {open?.what === 'edit' && props.form(open.row._id, close)}
      {open?.what === 'view' && props.view(open.row._id, nameOf(open.row), close)}
      {open?.what === 'history' && <HistoryDialog table={kind} id={open.row._id} name={nameOf(open.row)} onClose={close} />}
      {open?.what === 'many' && (
        <BulkDialog
          {...many}
          task={open.task}
          listings={open.listings}
          count={count({ count: open.listings.length })}
          onDone={() => {
            selection.clear();
            close();
          }}
        />
      )}
      {open?.what === 'star' && (
        <StarDialog popular={open.row.popular} invert={() => props.setPopular(open.row._id, !open.row.popular)} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          table={kind}
          id={open.row._id}
          name={nameOf(open.row)}
          remove={async () => props.remove(open.row._id, await newestVersion(open.row))}
          failed={props.deleteFailed}
          onClose={close}
        >
          {named > 0 && <p>{m.admin_confirm_delete_named({ count: named })}</p>}
        </DeleteDialog>
      )}
    </>
  );
}
