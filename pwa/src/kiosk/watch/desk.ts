import { type Heartbeat, heartbeatInput } from '@helpdesk/contract/calls/kiosks';

declare global {
  interface Window {
    /** What only the desk's box knows; it says so anew about each second. */
    kioskDesk?: unknown;
  }
}

const { screen, freeBytes } = heartbeatInput.shape;

/** Of what the box said, as much as a heartbeat may carry. */
export function saidByDesk(said: unknown): Partial<Pick<Heartbeat, 'screen' | 'freeBytes'>> {
  if (typeof said !== 'object' || said === null) return {};
  const [onScreen, room] = [screen.safeParse('screen' in said && said.screen), freeBytes.safeParse('freeBytes' in said && said.freeBytes)];
  return { ...(onScreen.success && { screen: onScreen.data }), ...(room.success && { freeBytes: room.data }) };
}
