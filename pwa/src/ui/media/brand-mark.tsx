import { useId } from 'react';

export interface BrandMarkProps {
  /** On the dark ground of the footer. */
  inverse?: boolean;
  className?: string;
}

/** The logo: a chaitya window that frames a fort and the sun. Never without the name, in words or as a label. */
export function BrandMark({ inverse, className }: BrandMarkProps) {
  const window = useId();
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={window}>
        <path d="M19 58V45.6A19.4 19.4 0 1 1 45 45.6V58z" />
      </clipPath>
      <path
        d="M9.5 58V53.5C12.6 52.6 13.6 51 13 48.4A26 26 0 0 1 28 6.2C30 5.6 31.2 4.4 32 2C32.8 4.4 34 5.6 36 6.2A26 26 0 0 1 51 48.4C50.4 51 51.4 52.6 54.5 53.5V58z"
        fill={inverse ? 'var(--on-inverse)' : 'var(--ink)'}
      />
      <g clipPath={`url(#${window})`}>
        <path d="M10 8h44v52H10z" fill={inverse ? 'var(--inverse-2)' : 'var(--bg)'} />
        <circle cx="41.5" cy="25" r="4.6" fill={inverse ? 'var(--haldi-400)' : 'var(--geru-500)'} />
        <path
          d="M8 60V46l4-3 3-7h3l2-6h1v-2h2.4v2h2.2v-2h2.4v2h2.2v-2H35v2h1l2 6h3l4 8 12 4v12z"
          fill={inverse ? 'var(--ghat-400)' : 'var(--ghat-600)'}
        />
        <path d="M8 60V49.6c8-3 14-2.6 22-.4s16 2 26-1V60z" fill={inverse ? 'var(--ghat-500)' : 'var(--ghat-700)'} />
      </g>
    </svg>
  );
}
