import { lengthInWords } from '#listings/distance-in-words.ts';

import { mapText } from './map-text.ts';
import { barAt } from './scale-bar.ts';

const height = 36;

/** How long a stretch on the map is, and that north is up; words of distances say no less. */
export function ScalePlate({ scale, className }: { scale: number; className?: string }) {
  const { metres, pixels } = barAt(scale);
  const end = pixels.toFixed(1);
  const width = Math.ceil(pixels + 110);
  return (
    <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path transform="translate(18 18)" fill="var(--ink)" d="M0-10L5 6 0 3-5 6z" />
      <g transform="translate(40 22)">
        <path fill="none" stroke="var(--ink)" strokeWidth={2} d={`M0-6V0H${end}V-6M${(pixels / 2).toFixed(1)} 0v-4`} />
        <text {...mapText} x={(pixels + 8).toFixed(1)} y={2}>
          {lengthInWords(metres)}
        </text>
      </g>
    </svg>
  );
}
