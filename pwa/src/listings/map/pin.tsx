import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import type { SVGProps } from 'react';

import type { IconName } from '#ui/media/icon.tsx';
import sprite from '#ui/media/icons.svg?no-inline';

/** The shape says the kind, so that it reads without colour; a place has the arch of the mark. */
const shapes: Readonly<Record<ListingKind, string>> = {
  places:
    'M-12.5 13V10.5C-11 10-10.5 9.3-10.8 8A13 13 0 0 1-2-11.9C-1-12.2-.4-12.8 0-14 .4-12.8 1-12.2 2-11.9A13 13 0 0 1 10.8 8C10.5 9.3 11 10 12.5 10.5V13z',
  resorts: 'M-10-13H10A3 3 0 0 1 13-10V10A3 3 0 0 1 10 13H-10A3 3 0 0 1-13 10V-10A3 3 0 0 1-10-13z',
  restaurants: 'M0-14A14 14 0 0 1 0 14A14 14 0 0 1 0-14z',
  services: 'M-6-14H6L14-6V6L6 14H-6L-14 6V-6z',
};

type Look = Pick<SVGProps<SVGElement>, 'fill' | 'stroke' | 'strokeWidth'>;

/**
 * Their colours stand at the shapes and not in a style sheet: every page would have to bring that along, since a server draws pins on pages that
 * have nothing else in common.
 */
const looks: Readonly<Record<ListingKind, { readonly shape: Look; readonly sign: string }>> = {
  places: { shape: { fill: 'var(--primary)' }, sign: 'var(--on-primary)' },
  resorts: { shape: { fill: 'var(--ink)' }, sign: 'var(--surface)' },
  restaurants: { shape: { fill: 'var(--ink)' }, sign: 'var(--surface)' },
  services: { shape: { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 1.75 }, sign: 'var(--ink)' },
};
const around: Look = { stroke: 'var(--bg)', strokeWidth: 2 };
const aroundChosen: Look = { stroke: 'var(--surface)', strokeWidth: 2.4 };
const off: Look = { fill: 'var(--off)' };

export interface PinProps {
  kind: ListingKind;
  sign: IconName;
  x?: number;
  y?: number;
  chosen?: boolean;
  /** Nobody gets in for now: a bar instead of the sign. */
  closed?: boolean;
}

const chosenTimes = 1.55;
const signPixels = 17;

export function Pin({ kind, sign, x = 0, y = 0, chosen, closed }: PinProps) {
  const look = { ...(chosen ? aroundChosen : around), ...looks[kind].shape, ...(closed && off) };
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${chosen ? ` scale(${chosenTimes})` : ''}`}>
      <path d={shapes[kind]} paintOrder="stroke" {...look} />
      {closed ? (
        <path d="M-6 1h12" stroke="var(--surface)" strokeWidth={3.5} strokeLinecap="square" />
      ) : (
        <use
          href={`${sprite}#${sign}`}
          x={-signPixels / 2}
          y={kind === 'places' ? -6.5 : -signPixels / 2}
          width={signPixels}
          height={signPixels}
          fill="none"
          stroke={looks[kind].sign}
          strokeWidth={2.2}
          strokeLinecap="square"
        />
      )}
    </g>
  );
}

/** A pin by itself, beside words that say the same. */
export function PinSign({ size = 28, ...pin }: PinProps & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 30" overflow="visible" aria-hidden="true">
      <Pin {...pin} />
    </svg>
  );
}
