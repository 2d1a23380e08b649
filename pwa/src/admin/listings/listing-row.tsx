import type { ManagedListing } from '@helpdesk/contract/calls/managed/managed-listings';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { memo, type ReactNode } from 'react';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { needWords } from '#admin/lists/need-words.ts';
import { Preview } from '#admin/lists/preview.tsx';
import { OfRow, RowAction } from '#admin/lists/row-action.tsx';
import { UnpublishedBadge } from '#admin/lists/unpublished-badge.tsx';
import { nameOf } from '#admin/names/name-of.ts';
import { fileSize } from '#admin/pictures/file-size.ts';
import type { MenuAction } from '#admin/shell/action-menu.tsx';
import { MenuButton } from '#admin/shell/menu-button.tsx';
import { textsOf } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './listing-table.module.css';

const days = new Map<string, string>();

/** Most rows of a list share a few days, and a key that finds others makes all of them anew. */
function dayOf(day: string): string {
  const key = spokenLanguage() + day;
  const words = days.get(key) ?? dayInWords(day, spokenLanguage());
  days.set(key, words);
  return words;
}

/** What can be done with one listing. */
export type RowTask = 'view' | 'edit' | 'checked' | 'history' | 'star' | 'delete' | 'copy' | 'site' | 'embed';

interface ListingRowProps {
  listing: ManagedListing;
  isSelected: boolean;
  hasDraft: boolean;
  region: ReactNode;
  groups: string;
  onSelect: (listing: ManagedListing, on: boolean) => void;
  onTask: (task: RowTask, listing: ManagedListing) => void;
}

/** The cells of one listing on one line; what has no room there stands in its menu. */
export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, isSelected, hasDraft, region, groups, onSelect, onTask } = props;
  const { checkedOn, needs, bytes, popular, unpublished, image } = listing;
  const name = nameOf(listing);
  const checked = checkedOn ? dayOf(checkedOn) : m.admin_never_checked();
  const needed = needs.map((need) => needWords[need]()).join(' · ');
  const action = (key: RowTask, icon: MenuAction['icon'], label: string, danger = false): MenuAction => ({
    key,
    icon,
    label,
    danger,
    onPress: () => onTask(key, listing),
  });
  return (
    <>
      <td>
        <label className={styles.select}>
          <input type="checkbox" checked={isSelected} onChange={({ target }) => onSelect(listing, target.checked)} />
          <OfRow words={(row) => m.admin_select({ name: row })} name={name} />
        </label>
      </td>
      <td className={styles.pictureCell}>
        <Picture address={image ?? undefined} alt="" sizes="3.25rem" className={styles.picture} />
      </td>
      <th scope="row" className={styles.nameCell}>
        <h2 className={styles.name}>
          <Text of={name} />
        </h2>
        <div className={styles.under}>
          {hasDraft && <DraftBadge />}
          {unpublished && <UnpublishedBadge />}
          <span className={styles.preview}>
            <Preview of={textsOf(listing).content} />
          </span>
          <span className={styles.narrowly}>
            {checked} · {region}
          </span>
        </div>
      </th>
      <td className={styles.region}>
        <span className={styles.clamped}>{region}</span>
      </td>
      <td className={styles.wide}>
        <span className={styles.clamped}>{groups}</span>
      </td>
      <td className={classes(styles.middle, needs.includes('check') && styles.stale)}>{checked}</td>
      <td className={classes(styles.wide, styles.number)}>{fileSize(bytes)}</td>
      <td className={classes(styles.wide, styles.number)} title={needed}>
        {needs.length > 0 && (
          <>
            <Icon name="alert" className={styles.needIcon} />
            <span aria-hidden="true">{needs.length}</span>
            <span className="sr">{needed}</span>
          </>
        )}
      </td>
      <td>
        <button type="button" className={styles.star} aria-pressed={popular} onClick={() => onTask('star', listing)}>
          <Icon name="star" />
          <OfRow words={(row) => m.admin_star({ name: row })} name={name} />
        </button>
      </td>
      <td className={styles.actions}>
        <Button look="quiet" className={styles.action} onClick={() => onTask('view', listing)}>
          <RowAction what={m.admin_view()} name={name} />
        </Button>
        <Button look="quiet" className={styles.action} onClick={() => onTask('edit', listing)}>
          <RowAction what={m.admin_edit()} name={name} />
        </Button>
        <Button
          look="quiet"
          square
          className={classes(styles.action, styles.delete)}
          title={m.admin_delete()}
          onClick={() => onTask('delete', listing)}
        >
          <Icon name="trash" />
          <OfRow words={(row) => m.admin_row_of({ what: m.admin_delete(), name: row })} name={name} />
        </Button>
        <MenuButton
          look="quiet"
          square
          menu={m.admin_more()}
          actions={() => [
            action('view', 'eye', m.admin_view()),
            action('edit', 'edit', m.admin_edit()),
            action('checked', 'check', m.admin_still_correct()),
            action('history', 'sync', m.admin_history()),
            unpublished ? action('site', 'eye', m.admin_preview()) : action('site', 'out', m.admin_open_on_site()),
            ...(unpublished ? [] : [action('embed', 'share', m.admin_embed())]),
            action('copy', 'plus', m.admin_duplicate()),
            action('delete', 'trash', m.admin_delete(), true),
          ]}
        >
          <Icon name="more" />
          <OfRow words={(row) => m.admin_row_of({ what: m.admin_more(), name: row })} name={name} />
        </MenuButton>
      </td>
    </>
  );
});
