import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './open-state.module.css';

/** Whether something is open, with a sign and in words: the same line everywhere. */
export const OpenState = ({ look, text }: { look: 'open' | 'later' | 'closed' | 'unknown'; text: string }) => (
  <span className={classes(styles.line, styles[look])}>
    <Icon name={look === 'closed' ? 'closed' : 'wait'} />
    {text}
  </span>
);
