import type { ReactNode } from 'react';

import styles from './empty-state.module.css';
import type { IconName } from './icon.tsx';
import { latePart } from './late-part.tsx';

const EmptyScene = latePart(async () => (await import('./empty-scene.tsx')).EmptyScene);

interface EmptyStateProps {
  icon: IconName;
  failed?: boolean;
  title: string;
  /** The title is the page's heading: there is nothing else on it. */
  heading?: boolean;
  /** One sentence. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing to show: a small skyline with what is the matter where the sun would be. */
export function EmptyState({ icon, failed, title, heading, children, action }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <div className={styles.scene}>
        <EmptyScene icon={icon} failed={failed} />
      </div>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
