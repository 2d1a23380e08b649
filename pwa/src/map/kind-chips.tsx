import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { PinSign } from '#listings/map/pin.tsx';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';

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
    <div className={styles.kinds}>
      <Chips label={m.map_kinds()}>
        {listingKinds.map((kind) => (
          <Chip key={kind} on={kinds.includes(kind)} onClick={() => onKind(kind)} className={styles.kind}>
            <PinSign kind={kind} sign={labels[kind].sign} size={24} />
            {labels[kind].label()}
          </Chip>
        ))}
        <Chip on={open} onClick={onOpen}>
          <Icon name="wait" />
          {m.map_open_now()}
        </Chip>
      </Chips>
    </div>
  );
}
