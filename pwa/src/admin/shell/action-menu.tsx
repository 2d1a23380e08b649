import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

interface ActionMenuProps {
  /** Said of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** The button that it belongs to. */
  opener: HTMLElement;
  onClose: () => void;
}

/** Room between a menu and its button, and the edge of the window. */
const gap = 4;

/** What can be done, under the button that opened it. The browser lays it over everything, closes it on Escape and a tap beside it, and gives the focus back. */
export function ActionMenu({ label, actions, opener, onClose }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    putBeside(element, opener);
    itemsOf(element)[0]?.focus({ preventScroll: true });
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState !== 'closed') return;
      if (element.contains(document.activeElement)) opener.focus({ preventScroll: true });
      closed();
    };
    const close = () => element.hidePopover();
    // Before and not after: a key that comes at once opens it again.
    element.addEventListener('beforetoggle', onToggle);
    // The button moves with its list, also where rows above it turn out higher than was thought.
    const onScroll = () => (isInWindow(opener) ? putBeside(element, opener) : close());
    window.addEventListener('scroll', onScroll, { capture: true });
    window.addEventListener('resize', close);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[next % items.length]?.focus({ preventScroll: true });
    }
    if (event.key === 'Tab') event.currentTarget.hidePopover();
  };

  return (
    <div ref={menu} popover="auto" role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {actions.map(({ key, icon, label: words, danger, onPress }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes(styles.item, danger && styles.danger)}
          onClick={() => {
            // The button has the focus again: a dialog gives it back there.
            menu.current?.hidePopover();
            onPress();
          }}
        >
          <Icon name={icon} />
          {words}
        </button>
      ))}
    </div>
  );
}

const itemsOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && bottom > 0 && top < window.innerHeight;
}

/** Below the button, above it where there is no room, and within the window. */
function putBeside(menu: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = button.bottom + gap;
  const fits = below + height <= window.innerHeight - gap;
  menu.style.top = `${Math.max(gap, fits ? below : button.top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, Math.min(button.right - width, window.innerWidth - width - gap))}px`;
}
