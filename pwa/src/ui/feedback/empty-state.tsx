import type { ReactNode } from 'react';
import { EmptyScene } from '#ui/media/empty-scene.tsx';
import type { IconName } from '#ui/media/icon.tsx';
import styles from './empty-state.module.css';

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
