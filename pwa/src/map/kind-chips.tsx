import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { PinSign } from '#listings/map/pin.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './kind-chips.module.css';

const labels: Readonly<Record<ListingKind, { readonly label: () => string; readonly sign: IconName }>> = {
  places: { label: m.map_kind_places, sign: 'fort' },
  resorts: { label: m.map_kind_resorts, sign: 'bed' },
  restaurants: { label: m.map_kind_restaurants, sign: 'food' },
  services: { label: m.map_kind_services, sign: 'hospital' },
};

interface KindChipsProps {
  kinds: readonly ListingKind[];
  open: boolean;
  onKind: (kind: ListingKind) => void;
  onOpen: () => void;
}

/** What the map shows: each chip of a kind carries its pin, so that the chips explain the pins. */
export function KindChips({ kinds, open, onKind, onOpen }: KindChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser.
    <div className={styles.kinds} role="group" aria-label={m.map_kinds()}>
      {listingKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes(styles.chip, styles.kind)}
          aria-pressed={kinds.includes(kind)}
          onClick={() => onKind(kind)}
        >
          <PinSign kind={kind} sign={labels[kind].sign} size={24} />
          {labels[kind].label()}
        </button>
      ))}
      <button type="button" className={styles.chip} aria-pressed={open} onClick={onOpen}>
        <Icon name="wait" />
        {m.map_open_now()}
      </button>
    </div>
  );
}
