/** Safari says the heading itself, and asks whoever holds the phone before it says it. */
interface Turned extends Pick<DeviceOrientationEvent, 'absolute' | 'alpha'> {
  readonly webkitCompassHeading?: number;
}
interface Asking {
  readonly requestPermission?: () => Promise<string>;
}

const fullCircle = 360;
/** No phone knows it better, and what turns with every degree never rests. */
const stepDegrees = 5;

/**
 * Where the top of the screen points: degrees from the north, clockwise, in steps; undefined where the phone knows no north.
 * @param screenAngle by how much the screen stands turned in the phone, clockwise
 */
export function headingOf({ absolute, alpha, webkitCompassHeading }: Turned, screenAngle: number): number | undefined {
  const ofPhone = webkitCompassHeading ?? (absolute && alpha !== null ? fullCircle - alpha : undefined);
  if (ofPhone === undefined || ofPhone < 0) return undefined;
  return (Math.round((ofPhone + screenAngle) / stepDegrees) * stepDegrees) % fullCircle;
}

/** Asks whether this page may know where the phone points, where that has to be asked: within the tap, or nobody is asked. */
export function askCompass(): void {
  const events: Asking | undefined = globalThis.DeviceOrientationEvent as Asking | undefined;
  // Who says no has a map without an arrow.
  events?.requestPermission?.().catch(() => undefined);
}

/** Follows where the phone points, until it is stopped; silent where that is not allowed. */
export function followCompass(turned: (heading: number) => void): () => void {
  const onTurn = (event: Event) => {
    const heading = headingOf(event as Event & Turned, screen.orientation?.angle ?? 0);
    if (heading !== undefined) turned(heading);
  };
  const kinds = ['deviceorientationabsolute', 'deviceorientation'];
  for (const kind of kinds) addEventListener(kind, onTurn);
  return () => {
    for (const kind of kinds) removeEventListener(kind, onTurn);
  };
}
