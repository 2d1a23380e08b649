import { type ListingNeed, listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import { m } from '@helpdesk/words/messages';

import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './list-tools.module.css';
import { needWords } from './need-words.ts';

interface NeedChipsProps {
  /** Those that the rows may have. */
  needs?: readonly ListingNeed[];
  need: ListingNeed | undefined;
  onChoose: (need: ListingNeed | undefined) => void;
}

/** Narrows a list to what needs care; the chip that is on takes itself out again. */
export function NeedChips({ needs = listingNeeds, need, onChoose }: NeedChipsProps) {
  return (
    <div className={styles.chips}>
      <Chips label={m.admin_needs()}>
        {needs.map((each) => (
          <Chip key={each} on={each === need} onClick={() => onChoose(each === need ? undefined : each)}>
            {needWords[each]()}
            {each === need && <Icon name="close" />}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
