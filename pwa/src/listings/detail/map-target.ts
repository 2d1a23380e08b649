interface Mapped {
  readonly name: string;
  readonly mapURL: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What opens a listing's map: its map link, or without a network the phone's own map, if it is known where to point it. */
export interface MapTarget {
  /** Absent when no map can be opened now. */
  readonly href?: string;
  readonly newTab: boolean;
}

export function mapTarget(listing: Mapped, offline: boolean): MapTarget {
  if (!offline) return { href: listing.mapURL, newTab: true };
  return { href: pointLink(listing), newTab: false };
}

/** The `geo:` link to where a listing lies, which the phone's own map follows without a network. */
export function pointLink({ name, latitude, longitude }: Mapped): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
}

/** Degrees as people copy them into a map: five decimals are about a metre. */
export function pointInWords({ latitude, longitude }: Mapped): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  const degrees = (value: number) => String(Number(value.toFixed(5)));
  return `${degrees(latitude)}, ${degrees(longitude)}`;
}
