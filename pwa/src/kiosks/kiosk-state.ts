import type { Kiosk } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';

import type { Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';
import { sizeInWords } from '#ui/page/size-in-words.ts';

interface State {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly words: string;
}

type Last = NonNullable<Kiosk['last']>;

/** Below it a browser soon has no room for the next catalogue and its pictures. */
const littleSpace = 300_000_000;

/** Whether there is a device behind a kiosk: only such a one can be revoked, and only another one deleted. */
export const isPaired = ({ pairedAt, revokedAt }: Kiosk): boolean => pairedAt !== null && revokedAt === null;

/** How a kiosk is, what matters most first. @param words of a moment */
export function statesOf(kiosk: Kiosk, words: (moment: string) => string): State[] {
  const { codeExpiresAt, last } = kiosk;
  return [
    connection(kiosk),
    ...(codeExpiresAt ? [{ icon: 'wait', tone: 'wait', words: m.admin_kiosk_code_open({ when: words(codeExpiresAt) }) } as const] : []),
    ...(last && isPaired(kiosk) ? told(last) : []),
  ];
}

function connection(kiosk: Kiosk): State {
  if (kiosk.revokedAt) return { icon: 'close', tone: 'err', words: m.admin_kiosk_revoked() };
  if (!isPaired(kiosk)) return { icon: 'info', tone: 'off', words: m.admin_kiosk_unpaired() };
  if (kiosk.last?.isOnline) return { icon: 'check', tone: 'ok', words: m.admin_kiosk_online() };
  return { icon: 'offline', tone: 'err', words: m.admin_kiosk_silent() };
}

const told = ({ behind, waiting, screen, freeBytes }: Last): State[] => [
  guide(behind),
  ...(waiting > 0 ? [{ icon: 'mail', tone: 'wait', words: m.admin_kiosk_waiting({ count: waiting }) } as const] : []),
  ...(screen === 'asleep' ? [{ icon: 'hourglass', tone: 'off', words: m.admin_kiosk_asleep() } as const] : []),
  ...(freeBytes !== null && freeBytes < littleSpace ? [{ icon: 'alert', tone: 'err', words: free(freeBytes) } as const] : []),
];

function guide(behind: number | null): State {
  if (behind === null) return { icon: 'alert', tone: 'wait', words: m.admin_kiosk_guide_old() };
  if (behind === 0) return { icon: 'check', tone: 'ok', words: m.admin_kiosk_current() };
  return { icon: 'sync', tone: 'wait', words: m.admin_kiosk_behind({ count: behind }) };
}

const free = (bytes: number): string =>
  m.admin_kiosk_free({ size: bytes < 1_000_000_000 ? sizeInWords(bytes) : `${(bytes / 1_000_000_000).toFixed(1)}\u00a0GB` });

/** When something happened to a kiosk last; empty: nothing yet. */
export function lastMoment({ revokedAt, pairedAt, last }: Kiosk, words: (moment: string) => string): string {
  if (revokedAt) return m.admin_kiosk_revoked_at({ when: words(revokedAt) });
  if (last) return m.admin_kiosk_seen({ when: words(last.seenAt) });
  return pairedAt ? m.admin_kiosk_paired({ when: words(pairedAt) }) : '';
}

/** What its device is like, for whoever is asked why it does not do as it should. @param newest the catalogue's seq */
export function deviceInWords({ last }: Kiosk, newest: number): string {
  if (!last) return '';
  const { build, seq, freeBytes } = last;
  const parts = [m.admin_kiosk_build({ build }), m.admin_kiosk_seq({ seq, newest })];
  return [...parts, ...(freeBytes === null ? [] : [free(freeBytes)])].join(' · ');
}
