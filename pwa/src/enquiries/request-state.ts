import { m } from '@helpdesk/words/messages';

import { momentInWords } from '#listings/moment-in-words.ts';
import type { OutboxItem } from '#local/outbox-db.ts';
import type { Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';

/** How an item stands, for people. */
interface RequestState {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly label: string;
  /** One plain sentence. */
  readonly text: string;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether it waits for so long that its text should find another way. */
export const isLate = ({ state, createdAt }: OutboxItem, now: number): boolean => state === 'queued' && now - createdAt > week;

export function requestState(item: OutboxItem, isSending: boolean): RequestState {
  if (item.state === 'sent') return atTheDesk(item);
  if (item.state === 'rejected')
    return { tone: 'err', icon: 'alert', label: m.requests_refused(), text: item.reason || m.requests_refused_text() };
  if (isSending) return { tone: 'wait', icon: 'sync', label: m.requests_sending(), text: m.requests_saved_text() };
  return { tone: 'wait', icon: 'wait', label: m.requests_saved(), text: m.requests_saved_text() };
}

/** What the helpdesk did with it, as far as this phone was told. */
function atTheDesk({ desk }: OutboxItem): RequestState {
  const when = desk ? momentInWords(desk.since) : '';
  if (desk?.state === 'forwarded')
    return { tone: 'ok', icon: 'share', label: m.requests_forwarded(), text: m.requests_forwarded_text({ when }) };
  if (desk?.state === 'answered')
    return { tone: 'ok', icon: 'check', label: m.requests_answered(), text: m.requests_answered_text({ when }) };
  if (desk?.state === 'closed') return { tone: 'off', icon: 'saved', label: m.requests_closed(), text: m.requests_closed_text({ when }) };
  if (desk?.state === 'lost') return { tone: 'err', icon: 'alert', label: m.requests_lost(), text: m.requests_lost_text({ when }) };
  return { tone: 'ok', icon: 'check', label: m.requests_received(), text: m.requests_received_text() };
}
