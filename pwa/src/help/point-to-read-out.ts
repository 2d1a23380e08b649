import type { Point } from '@helpdesk/contract/rules/map/geo';

const digits = 4;

/** Degrees as they are read out on a phone, right to some ten metres: 19.2210 N, 73.8660 E. In every language: who answers writes them down so. */
export function pointToReadOut({ latitude, longitude }: Point): string {
  const north = `${Math.abs(latitude).toFixed(digits)} ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${Math.abs(longitude).toFixed(digits)} ${longitude < 0 ? 'W' : 'E'}`;
}
