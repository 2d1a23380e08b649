import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { allNames } from '@helpdesk/contract/rules/all-names';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import { spokenLanguage } from '@helpdesk/words/language';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { type Named, nameOf } from '#admin/names/name-of.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { type Answer, useAnswer } from '#admin/shell/use-answer.ts';
import type { Wording } from '#catalogue/texts.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { AdminRow } from './admin-row.tsx';
import { ListTools } from './list-tools.tsx';
import { listedVersion } from './listed-version.ts';
import { ManagedList } from './managed-list.tsx';
import { Preview } from './preview.tsx';
import { useListSearch } from './use-list-search.ts';

interface Listed extends Named {
  readonly _id: string;
  readonly version: number;
}

interface NamedListScreenProps<Row extends Listed> {
  title: string;
  table: CatalogueTable;
  add: string;
  search: string;
  count: (words: { count: number }) => string;
  empty: string;
  fetchFailed: string;
  list: Endpoint & { readonly answer: z.ZodMiniType<Row[]> };
  /** The text beneath the name. */
  textOf: (row: Row) => Wording;
  remove: (id: string, seen: number) => Promise<ServerAnswer<unknown>>;
  form: (row: Row | undefined, onClose: () => void) => ReactNode;
  /** Before one is deleted: what uses it. */
  used?: (id: string) => ReactNode;
}

type Open<Row> = { readonly what: 'edit' | 'history' | 'delete'; readonly row: Row } | { readonly what: 'add' };

/** A screen for the few things that listings are sorted by (product 4.3): the same manner, searched here. */
export function NamedListScreen<Row extends Listed>(props: NamedListScreenProps<Row>) {
  const [search, ask] = useListSearch();
  const [open, setOpen] = useState<Open<Row>>();
  const all = useAnswer(props.list) as Answer<Row[]>;
  const drafts = useDraftRows(props.table);
  const sought = normalise(search);
  const found = all.result?.filter((row) => allNames(row).some((name) => normalise(name).includes(sought)));
  const rows = found && byShownName(found, spokenLanguage());
  const close = () => setOpen(undefined);
  return (
    <>
      <ManagedList
        title={props.title}
        table={props.table}
        count={({ length: count }) => props.count({ count })}
        add={props.add}
        onAdd={() => setOpen({ what: 'add' })}
        unsavedNew={drafts.has('')}
        reading={{ ...all, result: rows }}
        failed={props.fetchFailed}
        empty={props.empty}
        tools={<ListTools label={props.search} search={search} onSearch={ask} found={rows ? props.count({ count: rows.length }) : ''} />}
      >
        {(row) => (
          <AdminRow
            name={nameOf(row)}
            text={<Preview of={props.textOf(row)} />}
            badge={drafts.has(row._id) && <DraftBadge />}
            onEdit={() => setOpen({ what: 'edit', row })}
            onHistory={() => setOpen({ what: 'history', row })}
            onDelete={() => setOpen({ what: 'delete', row })}
          />
        )}
      </ManagedList>
      {open?.what === 'add' && props.form(undefined, close)}
      {open?.what === 'edit' && props.form(open.row, close)}
      {open?.what === 'history' && <HistoryDialog table={props.table} id={open.row._id} name={nameOf(open.row)} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteDialog
          table={props.table}
          id={open.row._id}
          name={nameOf(open.row)}
          remove={async () => props.remove(open.row._id, listedVersion(await all.newest(), open.row))}
          onClose={close}
        >
          {props.used?.(open.row._id)}
        </DeleteDialog>
      )}
    </>
  );
}
