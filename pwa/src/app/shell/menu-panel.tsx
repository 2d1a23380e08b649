import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { openAboutCopy } from '#app/copy/about-copy.ts';
import { SavePictures } from '#app/copy/save-pictures.tsx';
import { install, useCanInstall } from '#app/install/install.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { useBackCloses } from '#ui/controls/use-back-closes.ts';
import { usePageLock } from '#ui/controls/use-page-lock.ts';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { DisplaySetting } from './display-setting.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { menu } from './menu.ts';
import styles from './menu-panel.module.css';
import { OfflineState } from './offline-state.tsx';
import { scrollAreaSelector } from './scroll-area.ts';

interface MenuPanelProps {
  id: string;
  toggle: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The full-width menu (product 2.2): a link, a click outside or Escape closes it. */
export function MenuPanel({ id, toggle, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const canInstall = useCanInstall();
  usePageLock(true);
  useEffect(() => {
    const area = document.querySelector(scrollAreaSelector);
    area?.toggleAttribute('inert', true);
    return () => void area?.toggleAttribute('inert', false);
  }, []);
  useBackCloses(() => {
    onClose();
    toggle.current?.focus();
  });
  useEffect(() => {
    const outside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !toggle.current?.contains(target)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      toggle.current?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose, toggle]);
  return (
    <>
      <nav ref={panel} id={id} className={styles.panel} aria-label={m.menu_label()}>
        <ul className={classes('list', styles.links)}>
          {menu.map(({ label, link }) => (
            <li key={link.to}>
              <Link {...link} className={styles.link} activeOptions={{ exact: true, includeSearch: false }} onClick={onClose}>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <LinkButton to="/help" block onClick={onClose}>
            <Icon name="phone" />
            {m.help_title()}
          </LinkButton>
          <LanguageSetting />
          <DisplaySetting />
          <LinkButton to="/saved" look="line" block onClick={onClose}>
            <Icon name="heart" />
            {m.saved_title()}
          </LinkButton>
          <LinkButton to="/requests" look="line" block onClick={onClose}>
            <Icon name="list" />
            {m.requests_title()}
          </LinkButton>
          {canInstall && (
            <Button look="line" block onClick={() => void install()}>
              <Icon name="save" />
              {m.menu_install()}
            </Button>
          )}
          <SavePictures />
          <OfflineState />
          <Button
            look="quiet"
            onClick={() => {
              onClose();
              if (toggle.current) openAboutCopy(toggle.current);
            }}
          >
            <Icon name="info" />
            {m.copy_title()}
          </Button>
        </div>
      </nav>
      <div className={styles.scrim} />
    </>
  );
}
