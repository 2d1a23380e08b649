import { m } from '@helpdesk/words/messages';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';

import { Button } from '#ui/controls/button.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './toasts.module.css';

const icons: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'alert' };

/** Where messages appear: success for 2 s, others for 4 s, at most 20, as the library has it by default (product 2.6). */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    // The pause is no control: it only gives a reader time.
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing a message keeps it, nothing else.
    <div
      className={styles.toasts}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((each) => (
          <div key={each.id} className={classes(styles.toast, styles[each.type])} {...each.ariaProps}>
            <Icon name={icons[each.type] ?? 'info'} className={styles.icon} />
            <span>{resolveValue(each.message, each)}</span>
            <Button look="plain" square aria-label={m.ui_dismiss()} onClick={() => toast.dismiss(each.id)}>
              <Icon name="close" />
            </Button>
          </div>
        ))}
    </div>
  );
}
