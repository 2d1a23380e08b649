import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './open-state.module.css';

export type OpenLook = 'open' | 'later' | 'closed' | 'warned' | 'unknown';

const icons: Readonly<Record<OpenLook, IconName>> = { open: 'wait', later: 'wait', closed: 'closed', warned: 'alert', unknown: 'wait' };

/** Whether something is open, with a sign and in words: the same line everywhere. */
export const OpenState = ({ look, text }: { look: OpenLook; text: string }) => (
  <span className={classes(styles.line, styles[look])}>
    <Icon name={icons[look]} />
    {text}
  </span>
);
