import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { lineInWords } from '#listings/distance-in-words.ts';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { MapDrawing } from '#listings/map/map-drawing.tsx';
import { chosenText, mapText } from '#listings/map/map-text.ts';
import { namesBeside } from '#listings/map/names-beside.ts';
import { Pin, PinSign } from '#listings/map/pin.tsx';
import { extentOf } from '#listings/map/plane.ts';
import { ScalePlate } from '#listings/map/scale-plate.tsx';
import { type Surroundings, surroundingsOf } from '#listings/map/surroundings.ts';
import { viewOf } from '#listings/map/view.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { useShownListing } from './use-shown-listing.ts';
import styles from './where-it-is.module.css';

/** Where a listing is: a map of its surroundings, and the three nearest of its kind. */
export function WhereItIs() {
  const shown = useShownListing();
  const heading = useId();
  const around = shown && surroundingsOf(shown.catalogue, shown.kind, shown.listing);
  if (!around) return null;
  const { linkOf } = directories[shown.kind];
  return (
    <section className={classes('sec', styles.where)} aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.where_title()} small />
      <div className={classes('wrap', styles.columns)}>
        <SmallMap around={around} />
        <div>
          <ul className={classes('list', styles.near)}>
            {around.near.map(({ mark, line }) => (
              <li key={mark.listing._id}>
                <ListingLink link={linkOf(mark.listing.slug)} className={styles.row}>
                  <PinSign kind={mark.kind} sign={mark.sign} size={32} />
                  <span className={styles.name}>
                    <Text of={textsOf(mark.listing).name} />
                  </span>
                  <span className={styles.line}>{lineInWords(line)}</span>
                </ListingLink>
              </li>
            ))}
          </ul>
          {around.near.length > 0 && <p className={styles.note}>{m.where_note()}</p>}
          <LinkButton to="/map" search={{ at: around.self.listing._id }} look="line" large block>
            <Icon name="map" />
            {m.where_open()}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** In pixels: what the smallest phone has room for, with names at the sides. */
const frame = { width: 170, height: 120 };
const halfPixels = 150;
const radii = { self: 24, near: 15 };

function SmallMap({ around: { self, near } }: { around: Surroundings }) {
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
    <div className={styles.map}>
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
      <ScalePlate scale={scale} className={styles.scale} />
    </div>
  );
}
