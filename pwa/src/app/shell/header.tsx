import { m } from '@helpdesk/words/messages';
import { type RefObject, useId } from 'react';
import { SearchButton } from '#app/search/search-button.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LateParts } from './late-parts.tsx';
import { menuToggleId } from './reading-position.ts';

const OutboxBadge = deferred(async () => (await import('./outbox-badge.tsx')).OutboxBadge, 'later');
/** No first page needs it. */
export const MenuPanel = deferred(async () => (await import('./menu-panel.tsx')).MenuPanel, 'later', 'help');

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
      <LateParts />
      {menuOpen && <MenuPanel id={menuId} toggle={toggle} onClose={() => onMenu(false)} />}
    </header>
  );
}
