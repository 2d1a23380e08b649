import type { IconName } from './icon.tsx';
import sprite from './icons.svg?no-inline';

/** A small skyline with what is the matter where the sun would be. */
export function EmptyScene({ icon, failed }: { icon: IconName; failed?: boolean }) {
  return (
    <svg viewBox="0 0 176 104" aria-hidden="true">
      <use href={`${sprite}#empty-scene`} />
      <g
        transform="translate(98 14) scale(1.67)"
        fill="none"
        stroke={failed ? 'var(--err)' : 'var(--ink-2)'}
        strokeWidth="1.9"
        strokeLinecap="square"
      >
        <use href={`${sprite}#${icon}`} width="24" height="24" />
      </g>
    </svg>
  );
}
