import { nearestFirst } from '@helpdesk/contract/rules/nearest-first';
import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';
import { useEffect, useId, useState } from 'react';

import { askPosition } from '#catalogue/ask-position.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { here, type Position } from '#catalogue/here.ts';
import { regionMoment } from '#catalogue/region-moment.ts';
import { textsOf } from '#catalogue/texts.ts';
import { distanceInWords, lineInWords } from '#listings/distance-in-words.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';
import { useStore } from '#platform/use-store.ts';
import { AnchorButton, Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { Sentence } from '#ui/page/text.tsx';

import { pointToReadOut } from './point-to-read-out.ts';
import styles from './where-i-am.module.css';

type Looking = 'finding' | 'unknown' | undefined;

/** Where somebody is, to read out or to send: found once they ask, or at once where they have allowed it before. */
export function WhereIAm({ catalogue }: { catalogue: Catalogue | undefined }) {
  const heading = useId();
  const position = useStore(here);
  const [looking, setLooking] = useState<Looking>();
  const look = async () => {
    setLooking('finding');
    setLooking((await askPosition(true)) ? undefined : 'unknown');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    void isAllowed().then((allowed) => (allowed ? look() : undefined));
  }, []);
  return (
    <section className="sec" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.help_where()} />
      <div className="wrap">
        <div className={styles.here}>
          {position ? <Here position={position} catalogue={catalogue} /> : <p>{m.help_where_ask()}</p>}
          <p role="status" className={styles.state}>
            {looking === 'finding' && m.help_where_finding()}
            {looking === 'unknown' && m.help_where_unknown()}
          </p>
          <Button look={position ? 'quiet' : 'primary'} aria-busy={looking === 'finding'} onClick={() => void look()}>
            <Icon name="locate" />
            {position ? m.help_where_again() : m.help_where_show()}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The point is read out with four digits, which tell no less apart. */
const leastMetres = 10;

/** Nobody is asked who has not tapped. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

function Here({ position, catalogue }: { position: Position; catalogue: Catalogue | undefined }) {
  const point = pointToReadOut(position);
  const distance = distanceInWords(Math.max(position.accuracyMetres, leastMetres));
  const time = timeInWords(regionMoment(position.at).time);
  const [place] = catalogue ? nearestFirst(catalogue.rows.places, position) : [];
  const placePoint = place && pointOf(place);
  const text = m.help_where_text({ point, distance, time });
  const copy = async () => {
    if (await copyText(text)) toast.success(m.help_where_copied());
    else toast.error(m.help_where_copy_failed());
  };
  return (
    <>
      <output>{point}</output>
      <p>
        {m.help_where_right_to({ distance, time })}
        {placePoint && (
          <>
            <br />
            <Sentence
              words={(name) => m.help_where_near({ line: lineInWords(straightLine(placePoint, position)), name })}
              of={textsOf(place).name}
            />
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button look="line" onClick={() => void copy()}>
          <Icon name="copy" />
          {m.help_where_copy()}
        </Button>
        {/* Phones of both makes read what stands behind “&”. */}
        <AnchorButton href={`sms:?&body=${encodeURIComponent(text)}`}>
          <Icon name="sms" />
          {m.help_where_sms()}
        </AnchorButton>
      </div>
    </>
  );
}
