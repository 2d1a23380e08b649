import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import { DeleteDialog } from '#admin/shell/delete-dialog.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useRest } from '#admin/shell/use-rest.ts';
import { CsvActions } from '#admin/spreadsheet/csv-actions.tsx';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import type { ServerAnswer } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import { AdminRow } from './admin-row.tsx';
import { CheckedState } from './checked-state.tsx';
import { ListTools } from './list-tools.tsx';
import { listedRows, searchAtServer } from './listed-rows.ts';
import { listedVersion } from './listed-version.ts';
import { narrowed, useListingStates } from './listing-states.ts';
import { ManagedList } from './managed-list.tsx';
import { namedBy } from './named-by.ts';
import { NeedChips } from './need-chips.tsx';
import { Preview } from './preview.tsx';
import { RowAction } from './row-action.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StarDialog } from './star-dialog.tsx';
import { useNeed } from './use-need.ts';
import { useSelection } from './use-selection.ts';

interface Listed {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
  readonly content: string;
  readonly images: readonly string[];
  readonly popular: boolean;
  readonly regionId: string | null;
  readonly checkedOn: string | null;
  readonly translations: { readonly [Language in TranslationLanguage]?: { readonly name?: string; readonly content?: string } };
}

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
  list: Endpoint & { readonly answer: z.ZodMiniType<Listed[]> };
  setPopular: (id: string, popular: boolean) => Promise<ServerAnswer<unknown>>;
  remove: (id: string, seen: number) => Promise<ServerAnswer<unknown>>;
  /** The dialog that shows one. */
  view: (id: string, name: Wording, onClose: () => void) => ReactNode;
  /** The dialog that edits one, or adds one where there is no id. */
  form: (id: string | undefined, onClose: () => void) => ReactNode;
}

const everything = { search: '', regionId: '', popular: false };

type Open = { readonly what: 'view' | 'edit' | 'history' | 'delete' | 'star'; readonly row: Listed } | { readonly what: 'add' };

/** A screen on which listings are searched, filtered, added, viewed, edited, starred and deleted (product 10.3). */
export function ListingScreen(props: ListingScreenProps) {
  const [filter, setFilter] = useState(everything);
  const [open, setOpen] = useState<Open>();
  const asked = useRest(filter);
  const [need, chooseNeed] = useNeed();
  const states = useListingStates(props.kind);
  const all = useAnswer(props.list, {
    query: { search: searchAtServer(asked.search), regionId: asked.regionId, isPopular: asked.popular ? 'true' : '' },
  });
  const listed = all.result && listedRows(all.result, asked.search, props.kind);
  const reading = narrowed({ ...all, result: listed }, states, need);
  const selection = useSelection(
    props.kind,
    (reading.result ?? []).map(({ _id }) => _id),
  );
  const regions = useAnswer(regionCalls.list);
  const drafts = useDraftRows(props.kind);
  const catalogue = useWholeCatalogue();
  const regionsFailed = regions.state === 'failed';
  useEffect(() => {
    if (regionsFailed) toast.error(m.admin_regions_fetch_failed());
  }, [regionsFailed]);

  const close = () => setOpen(undefined);
  const change = (to: Partial<typeof everything>) => setFilter({ ...filter, ...to });
  const regionName = (id: string | null) => {
    const region = regions.result?.find(({ _id }) => _id === id);
    return region ? <Text of={nameOf(region)} /> : '';
  };
  const named = open?.what === 'delete' ? namedBy(catalogue, open.row._id) : 0;
  return (
    <>
      <ManagedList
        title={props.title}
        table={props.kind}
        count={(rows) => props.count({ count: rows.length })}
        add={props.add}
        onAdd={() => setOpen({ what: 'add' })}
        actions={<CsvActions kind={props.kind} />}
        unsavedNew={drafts.has('')}
        reading={reading}
        failed={props.fetchFailed}
        empty={props.empty}
        tools={
          <ListTools
            label={props.search}
            search={filter.search}
            onSearch={(search) => change({ search })}
            found={reading.result ? props.count({ count: reading.result.length }) : ''}
            letters
            onViewAll={() => {
              setFilter(everything);
              chooseNeed(undefined);
            }}
            more={
              <>
                <NeedChips need={need} onChoose={chooseNeed} />
                <SelectionBar {...selection.bar} />
              </>
            }
          >
            <Select
              label={m.admin_field_region()}
              bare
              placeholder={m.admin_all_regions()}
              options={nameOptions(regions.result)}
              loading={regions.state === 'loading'}
              value={filter.regionId}
              onValueChange={(regionId) => change({ regionId })}
            />
            {props.popularFilter && (
              <Button
                look={filter.popular ? 'primary' : 'line'}
                aria-pressed={filter.popular}
                onClick={() => change({ popular: !filter.popular })}
              >
                <Icon name="star" />
                {m.admin_popular()}
              </Button>
            )}
          </ListTools>
        }
      >
        {(row) => (
          <AdminRow
            name={nameOf(row)}
            text={<Preview of={textsOf(row).content} />}
            select={{ on: selection.isOn(row._id), onChange: (on) => selection.set(row._id, on) }}
            state={<CheckedState checkedOn={row.checkedOn} bytes={states.result?.get(row._id)?.bytes} />}
            picture={{ address: row.images[0] }}
            place={regionName(row.regionId)}
            badge={drafts.has(row._id) && <DraftBadge />}
            star={{ on: row.popular, onPress: () => setOpen({ what: 'star', row }) }}
            actions={
              <Button look="line" onClick={() => selection.confirmOne(row._id)}>
                <Icon name="check" />
                <RowAction what={m.admin_still_correct()} name={nameOf(row)} />
              </Button>
            }
            onView={() => setOpen({ what: 'view', row })}
            onEdit={() => setOpen({ what: 'edit', row })}
            onHistory={() => setOpen({ what: 'history', row })}
            onDelete={() => setOpen({ what: 'delete', row })}
          />
        )}
      </ManagedList>
      {open?.what === 'add' && props.form(undefined, close)}
      {open?.what === 'edit' && props.form(open.row._id, close)}
      {open?.what === 'view' && props.view(open.row._id, nameOf(open.row), close)}
      {open?.what === 'history' && <HistoryDialog table={props.kind} id={open.row._id} name={nameOf(open.row)} onClose={close} />}
      {open?.what === 'star' && (
        <StarDialog popular={open.row.popular} invert={() => props.setPopular(open.row._id, !open.row.popular)} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          table={props.kind}
          id={open.row._id}
          name={nameOf(open.row)}
          remove={async () => props.remove(open.row._id, listedVersion(await all.newest(), open.row))}
          failed={props.deleteFailed}
          onClose={close}
        >
          {named > 0 && <p>{m.admin_confirm_delete_named({ count: named })}</p>}
        </DeleteDialog>
      )}
    </>
  );
}
