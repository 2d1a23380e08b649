import { m } from '@helpdesk/words/messages';

import { LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './outbox-badge.module.css';
import { useOutboxCounts } from './use-outbox-counts.ts';

/** In the header, only while something waits or was refused. */
export function OutboxBadge({ onClick }: { onClick: () => void }) {
  const { waiting, refused } = useOutboxCounts();
  const count = waiting + refused;
  if (count === 0) return null;
  return (
    <LinkButton
      to="/requests"
      look="plain"
      className={refused > 0 ? styles.refused : styles.waiting}
      aria-label={m.requests_badge({ count })}
      onClick={onClick}
    >
      <Icon name={refused > 0 ? 'alert' : 'wait'} />
      <span className="num">{count}</span>
    </LinkButton>
  );
}
