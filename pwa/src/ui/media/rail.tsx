import type { ComponentProps } from 'react';

import { classes } from '#ui/style/classes.ts';
import styles from './rail.module.css';

/**
 * A list of cards that scrolls sideways; its children are `li`. The keyboard reaches it through the links in them, or
 * with `tabIndex` and a label where they hold none.
 */
export function Rail({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={classes('list', styles.rail, className)} {...rest} />;
}
