import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { useOffline } from '#catalogue/use-offline.ts';
import { Pin } from '#listings/map/pin.tsx';
import { extentOf } from '#listings/map/plane.ts';
import { type Surroundings, surroundingsOf } from '#listings/map/surroundings.ts';
import { viewOf } from '#listings/map/view.ts';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import gallery from './gallery.module.css';
import { mapTarget } from './map-target.ts';
import { MapTile } from './map-tile.tsx';
import { useShownListing } from './use-shown-listing.ts';
import styles from './where-tile.module.css';

/** The last tile of a gallery: the surroundings, which lead to the map. What no data places has its map link there. */
export function WhereTile() {
  const shown = useShownListing();
  const isOffline = useOffline();
  if (!shown) return null;
  const around = surroundingsOf(shown.catalogue, shown.kind, shown.listing);
  if (!around) return <MapTile map={mapTarget(shown.listing, isOffline)} />;
  return (
    <Link
      to="/map"
      search={{ at: shown.listing._id }}
      className={classes(gallery.tile, gallery.map, styles.tile)}
      aria-label={m.where_open()}
    >
      <Surrounded around={around} />
      <span className={gallery.label}>
        <Icon name="map" />
        <span>{m.where_tile()}</span>
      </span>
    </Link>
  );
}

const frame = { width: 130, height: 66 };

/** Drawn to the size of the tile, pins and all. */
function Surrounded({ around: { self, near } }: { around: Surroundings }) {
  const marks = [...near.map(({ mark }) => mark), self];
  const { scale, x, y } = viewOf(extentOf(marks), frame);
  return (
    <svg className={styles.map} viewBox="-100 -64 200 150" aria-hidden="true">
      {marks.map((mark) => (
        <Pin
          key={mark.listing._id}
          kind={mark.kind}
          sign={mark.sign}
          x={(mark.x - x) * scale}
          y={(mark.y - y) * scale}
          chosen={mark === self}
        />
      ))}
    </svg>
  );
}
