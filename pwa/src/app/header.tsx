import { m } from '@helpdesk/words/messages';
import { lazy, type RefObject, Suspense, useId } from 'react';

import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { latePart } from '#ui/late-part.tsx';

import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { menuToggleId } from './kept-place.ts';
import { SearchButton } from './search-button.tsx';

const OutboxBadge = latePart(async () => (await import('./outbox-badge.tsx')).OutboxBadge);
const StatusStrip = latePart(async () => (await import('./status-strip.tsx')).StatusStrip);
const MenuPanel = lazy(async () => ({ default: (await loadMenu()).MenuPanel }));

/** No first page needs it. */
export const loadMenu = () => import('./menu-panel.tsx');

interface HeaderProps {
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
  toggle: RefObject<HTMLButtonElement | null>;
}

export function Header({ menuOpen, onMenu, toggle }: HeaderProps) {
  const menuId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand onClick={() => onMenu(false)} />
        <OutboxBadge onClick={() => onMenu(false)} />
        <SearchButton className={styles.tool} onOpen={() => onMenu(false)} />
        <LinkButton
          to="/donate-for-junnar"
          look="give"
          className={styles.donate}
          aria-label={m.header_donate()}
          onClick={() => onMenu(false)}
        >
          <Icon name="give" />
          <span className={styles.label}>{m.header_donate()}</span>
        </LinkButton>
        <Button
          ref={toggle}
          id={menuToggleId}
          look="plain"
          square
          className={styles.tool}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          aria-label={menuOpen ? m.menu_close() : m.menu_open()}
          onClick={() => onMenu(!menuOpen)}
        >
          <Icon name={menuOpen ? 'close' : 'menu'} />
        </Button>
      </div>
      <StatusStrip />
      {menuOpen && (
        <Suspense>
          <MenuPanel id={menuId} toggle={toggle} onClose={() => onMenu(false)} />
        </Suspense>
      )}
    </header>
  );
}
