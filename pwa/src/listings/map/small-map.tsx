import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { MapDrawing } from './map-drawing.tsx';
import { chosenText, mapText } from './map-text.ts';
import { namesBeside } from './names-beside.ts';
import { Pin } from './pin.tsx';
import { extentOf } from './plane.ts';
import { ScalePlate } from './scale-plate.tsx';
import type { Surroundings } from './surroundings.ts';
import { viewOf } from './view.ts';

/** In pixels: what the smallest phone has room for, with names at the sides. */
const frame = { width: 170, height: 120 };
/** Half of the narrowest map: that of a tablet held upright, where a list stands beside it. */
const halfPixels = 125;
const radii = { self: 24, near: 15 };

interface SmallMapProps {
  around: Surroundings;
  /** Of the scale that lies on it. */
  scaleClass?: string;
}

/** A listing with the three nearest of its kind. It fills what holds it. */
export function SmallMap({ around: { self, near }, scaleClass }: SmallMapProps) {
  const view = viewOf(extentOf([self, ...near.map(({ mark }) => mark)]), frame);
  const { scale } = view;
  const pins = [self, ...near.map(({ mark }) => mark)].map((mark) => ({
    mark,
    x: mark.x * scale,
    y: mark.y * scale,
    radius: mark === self ? radii.self : radii.near,
    name: textsOf(mark.listing).name.text,
  }));
  const names = namesBeside(pins, { x: view.x * scale, half: halfPixels });
  return (
    <>
      <MapDrawing label={m.where_map()} view={view}>
        {[...pins].reverse().map(({ mark, x, y }) => (
          <Pin key={mark.listing._id} kind={mark.kind} sign={mark.sign} x={x} y={y} chosen={mark === self} />
        ))}
        {pins.map(({ mark, name }, at) => {
          const beside = names[at];
          return (
            beside && (
              <text
                key={mark.listing._id}
                {...(mark === self ? chosenText : mapText)}
                x={beside.x.toFixed(1)}
                y={beside.y.toFixed(1)}
                textAnchor={beside.anchor}
                lang={unlessSpoken(textsOf(mark.listing).name.lang)}
              >
                {name}
              </text>
            )
          );
        })}
      </MapDrawing>
      <ScalePlate scale={scale} className={scaleClass} />
    </>
  );
}
