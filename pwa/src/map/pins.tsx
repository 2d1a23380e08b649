import { unlessSpoken } from '@helpdesk/words/language';
import { memo } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import type { Cluster } from '#listings/map/clusters.ts';
import { chosenText } from '#listings/map/map-text.ts';
import type { Mark } from '#listings/map/marks.ts';
import { namesBeside } from '#listings/map/names-beside.ts';
import { Pin } from '#listings/map/pin.tsx';
import type { Spot } from '#listings/map/plane.ts';

import { isOff } from './is-off.ts';
import styles from './pins.module.css';

interface PinsProps {
  pins: readonly Cluster<Mark>[];
  chosen: Mark | undefined;
  /** In pixels. */
  chosenAt: Spot | undefined;
  day: string;
  /** Listings that a notice closes. */
  closed: ReadonlySet<string>;
}

/** Single listings as pins, several as a number on a stone; what is chosen stands above them with its name. */
export const Pins = memo(function Pins({ pins, chosen, chosenAt, day, closed }: PinsProps) {
  return (
    <>
      {pins.map(({ x, y, marks }) => {
        const [first] = marks;
        if (!first) return null;
        return marks.length > 1 ? (
          <Stone key={first.listing._id} x={x} y={y} count={marks.length} />
        ) : (
          <Pin key={first.listing._id} kind={first.kind} sign={first.sign} x={x} y={y} closed={isOff(first.listing, closed, day)} />
        );
      })}
      {chosen && chosenAt && (
        <>
          <Pin kind={chosen.kind} sign={chosen.sign} x={chosenAt.x} y={chosenAt.y} closed={isOff(chosen.listing, closed, day)} chosen />
          <ChosenName mark={chosen} at={chosenAt} pins={pins} />
        </>
      )}
    </>
  );
});

function Stone({ x, y, count }: Spot & { count: number }) {
  return (
    <g className={styles.stone} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-14} y={-21} width={28} height={10} rx={4} />
      <rect x={-18} y={-17} width={36} height={34} rx={8} />
      <text y={6.5} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

const chosenPixels = 24;
const pinPixels = 20;

function ChosenName({ mark, at, pins }: { mark: Mark; at: Spot; pins: readonly Spot[] }) {
  const { text, lang } = textsOf(mark.listing).name;
  const others = pins.map(({ x, y }) => ({ x, y, radius: pinPixels, name: '' }));
  const [beside] = namesBeside([{ ...at, radius: chosenPixels, name: text }, ...others]);
  const { x, y, anchor } = beside ?? { x: at.x, y: at.y - chosenPixels - 10, anchor: 'middle' as const };
  return (
    <text {...chosenText} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor} lang={unlessSpoken(lang)}>
      {text}
    </text>
  );
}
