import type { Point } from '@helpdesk/contract/rules/map/geo';
import { mapLines } from '@helpdesk/site/map-lines';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { askPosition } from '#catalogue/ask-position.ts';
import { here } from '#catalogue/here.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';

import { askCompass } from './compass.ts';
import styles from './map-tools.module.css';

interface MapToolsProps {
  onEnlarge: (times: number) => void;
  onPosition: (point: Point) => void;
}

/** Buttons for what fingers and keys do. Nobody is asked where they are before they tap; no server hears of it. */
export function MapTools({ onEnlarge, onPosition }: MapToolsProps) {
  const isKnown = useStore(here) !== undefined;
  const [isAsking, setAsking] = useState(false);
  const locate = async () => {
    setAsking(true);
    askCompass();
    const found = await askPosition();
    setAsking(false);
    const position = here.get();
    if (!found || !position) return toast.error(m.search_position_unknown());
    onPosition(position);
    toast.success(m.map_position_stays());
  };
  return (
    <div className={styles.tools}>
      {mapLines.length > 0 && <p className={styles.licence}>{mapLines.map(({ licence }) => licence).join(' · ')}</p>}
      <Button
        look="line"
        square
        className={styles.locate}
        aria-label={m.map_position()}
        aria-pressed={isKnown}
        aria-busy={isAsking}
        onClick={() => void locate()}
      >
        <Icon name="locate" />
      </Button>
      <div className={styles.zoom}>
        <Button look="plain" square aria-label={m.map_larger()} onClick={() => onEnlarge(2)}>
          <Icon name="plus" />
        </Button>
        <Button look="plain" square aria-label={m.map_smaller()} onClick={() => onEnlarge(1 / 2)}>
          <Icon name="minus" />
        </Button>
      </div>
    </div>
  );
}
