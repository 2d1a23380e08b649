import { sessionCalls } from '@helpdesk/contract/calls/session';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LogInAgainDialog } from '#admin/login/log-in-again-dialog.tsx';
import { session } from '#local/session.ts';
import { request } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { AdminMenu, type MenuEntry } from './admin-menu.tsx';
import { AdminScreen, type FirstScreen } from './admin-screen.tsx';
import styles from './admin-shell.module.css';
import office from './office.module.css';
import { queryClient } from './query-client.ts';
import { UndoBar } from './undo-bar.tsx';

interface AdminShellProps {
  menu: readonly MenuEntry[];
  /** The screen that comes first, by what one may do. */
  first: FirstScreen;
  /** The open screen in each language. */
  languages: ReactNode;
}

/** What surrounds the screens of the back-office: menu at the side, header, content (product 10.2). */
export function AdminShell({ menu, first, languages }: AdminShellProps) {
  const router = useRouter();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = useId();

  // What is on the screen is its owner's: whoever else logs in, here or in another tab, gets screens of their own.
  const [owner, setOwner] = useState(session.administrator);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      const now = session.administrator();
      if (key !== session.key || now === '' || now === owner) return;
      queryClient.clear();
      setOwner(now);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [owner]);
  const leaving = useRef(false);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        if (leaving.current && toLocation.pathname === '/login') endSession();
        leaving.current = false;
      }),
    [router],
  );

  const logOut = () => {
    // A form that holds unsaved text asks first; the session ends when the way is free.
    leaving.current = true;
    void router.navigate({ to: '/login' });
  };

  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes(office.office, styles.shell)}>
        <header className={styles.top}>
          <Button
            look="line"
            square
            className={styles.toggle}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            aria-label={menuOpen ? m.admin_menu_close() : m.admin_menu_open()}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} />
          </Button>
          <p className={styles.heading}>{inSpokenLanguage(site.name)}</p>
          <Button look="line" square aria-label={m.admin_log_out()} title={m.admin_log_out()} onClick={logOut}>
            <Icon name="logout" />
          </Button>
        </header>
        <aside className={styles.side} id={menuId} data-open={menuOpen} aria-label={m.admin_side()}>
          <Link
            to="/admin"
            className={styles.brand}
            aria-label={m.header_home({ name: m.admin_menu() })}
            onClick={() => setMenuOpen(false)}
          >
            <BrandMark inverse className={styles.mark} />
            <span className={styles.words}>
              <b>{inSpokenLanguage(site.shortName)}</b>
              <span>{inSpokenLanguage(site.nameTail)}</span>
            </span>
          </Link>
          <nav aria-label={m.admin_menu()}>
            <AdminMenu key={owner} menu={menu} onChosen={() => setMenuOpen(false)} />
          </nav>
          <div className={styles.foot}>
            {languages}
            <p>{m.admin_menu_note()}</p>
            <Link to="/" className={styles.site}>
              {m.admin_view_site()}
            </Link>
          </div>
        </aside>
        <main className={styles.main}>
          <AdminScreen key={owner} menu={menu} first={first} />
        </main>
      </div>
      <UndoBar />
      <LogInAgainDialog owner={owner} onOther={() => setOwner(session.administrator())} />
    </QueryClientProvider>
  );
}

function endSession(): void {
  const token = session.token();
  session.end();
  queryClient.clear();
  // The server ends the session, too; if it cannot be reached the token is gone from here all the same.
  if (token) void request(sessionCalls.logout, { token });
}
