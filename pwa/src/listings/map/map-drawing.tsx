import { unlessSpoken } from '@helpdesk/words/language';
import { type ReactNode, type Ref, useId } from 'react';

import { type AreaName, edgeAt } from './area-names.ts';
import type { Area } from './areas.ts';
import { mapText } from './map-text.ts';
import type { View } from './view.ts';

interface MapDrawingProps {
  /** What it is, for whoever does not see it. */
  label: string;
  view: View;
  areas?: readonly Area[];
  areaNames?: readonly AreaName[];
  /** Drawn as they are while a gesture lasts. */
  moving?: Ref<SVGGElement>;
  /** In pixels from where the plane begins. */
  children: ReactNode;
}

/**
 * The map as SVG, north up. Its middle is the view's, however large it is shown, so that a server can draw it; what no data places is not
 * drawn: no roads, rivers or contours.
 */
export function MapDrawing({ label, view, areas = [], areaNames = [], moving, children }: MapDrawingProps) {
  const id = useId();
  const { scale } = view;
  return (
    <svg width="100%" height="100%" display="block" role="img" aria-label={label}>
      <svg overflow="visible" x="50%" y="50%" aria-hidden="true">
        <g ref={moving}>
          <g transform={`translate(${(-view.x * scale).toFixed(1)} ${(-view.y * scale).toFixed(1)})`}>
            {areas.map((area) => (
              <AreaShape key={area.id} area={area} scale={scale} />
            ))}
            {areaNames.map(({ area, x, y, turned, width }) => (
              <g key={area.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned.toFixed(1)})`}>
                <path id={`${id}${area.id}`} fill="none" d={`M${-width} 10Q0-2 ${width} 10`} />
                <text {...mapText} fill="var(--ink-3)" letterSpacing="0.02em" lang={unlessSpoken(area.name.lang)}>
                  <textPath href={`#${id}${area.id}`} startOffset="50%" textAnchor="middle">
                    {area.name.text}
                  </textPath>
                </text>
              </g>
            ))}
            {children}
          </g>
        </g>
      </svg>
    </svg>
  );
}

/** Where two meet, a gap stays. */
const gapPixels = 5;
const gap = { fill: 'var(--bg)', stroke: 'var(--bg)', strokeLinejoin: 'round' } as const;
const ground = { fill: 'var(--surface-sunk)', stroke: 'var(--surface-sunk)', strokeLinejoin: 'round' } as const;

function AreaShape({ area, scale }: { area: Area; scale: number }) {
  const corners = area.corners.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`);
  const path = `M${corners.join('L')}z`;
  const width = 2 * edgeAt(scale);
  return (
    <>
      <path {...gap} d={path} strokeWidth={width + gapPixels} />
      <path {...ground} d={path} strokeWidth={width} />
    </>
  );
}
