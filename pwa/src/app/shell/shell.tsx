import { m } from '@helpdesk/words/messages';
import { Outlet } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { AnchorButton } from '#ui/controls/button.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';

import { Header } from './header.tsx';
import { scrollAreaId } from './scroll-area.ts';
import styles from './shell.module.css';

export const Footer = hydratedLater(async () => (await import('./footer.tsx')).Footer, 'footer');
const AroundPage = deferred(async () => (await import('./around-page.tsx')).AroundPage, 'later');

/** What surrounds every public page. */
export function Shell() {
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
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
      <div ref={area} className={styles.area} data-scroll-restoration-id={scrollAreaId} tabIndex={-1}>
        <main ref={main} id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <AroundPage area={area} />
    </div>
  );
}
