import { m } from '@helpdesk/words/messages';
import { Outlet } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { AnchorButton } from '#ui/button.tsx';
import { ScrollTop } from '#ui/scroll-top.tsx';
import { usePageLock } from '#ui/use-page-lock.ts';

import { FillBar } from './fill-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateAboutCopy } from './late-about-copy.tsx';
import { LateOutbox } from './late-outbox.tsx';
import { LateToasts } from './late-toasts.tsx';
import { scrollAreaId } from './scroll-area.ts';
import styles from './shell.module.css';
import { useReadyToast } from './use-ready-toast.ts';
import { useScrollKeys } from './use-scroll-keys.ts';

/** What surrounds every public page. */
export function Shell() {
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  usePageLock(menuOpen);
  useScrollKeys(area);
  useReadyToast();
  return (
    <div className={styles.shell}>
      <AnchorButton
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          // The address stays: a fragment in it would be carried to the next page.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {m.header_skip()}
      </AnchorButton>
      <Header menuOpen={menuOpen} onMenu={setMenuOpen} toggle={toggle} />
      {menuOpen && <div className={styles.scrim} />}
      <div ref={area} className={styles.area} data-scroll-restoration-id={scrollAreaId} tabIndex={-1} inert={menuOpen}>
        <main ref={main} id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollTop area={area} />
      <FillBar />
      <LateToasts />
      <LateOutbox />
      <LateAboutCopy />
    </div>
  );
}
