import type { IconName } from './icon.tsx';
import sprite from './icons.svg?no-inline';

/** A small skyline with what is the matter where the sun would be. */
export function EmptyScene({ icon, failed }: { icon: IconName; failed?: boolean }) {
  return (
    <svg viewBox="0 0 176 104" aria-hidden="true">
      <path
        d="M6 22h30m10 0h12M10 40h20M132 56h30m-14 9h24"
        stroke="var(--line-control)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="M0 104V82h12l8-10h18l9-14h26l8 14h16l8 10h18l9 8h44v14z" fill="var(--ridge-2)" />
      <path d="M30 104V94h20l8-8h18l8-9h26l9 9h16l9 8h32v10z" fill="var(--ridge-3)" />
      <circle cx="118" cy="34" r="27" fill="var(--surface)" />
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
