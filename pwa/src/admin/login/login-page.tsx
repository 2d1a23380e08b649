import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FirstScreen } from '#admin/shell/admin-screen.tsx';
import office from '#admin/shell/office.module.css';
import { queryClient } from '#admin/shell/query-client.ts';
import { session } from '#local/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { classes } from '#ui/style/classes.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { InviteForm } from './invite-form.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const route = getRouteApi('/login');

interface LoginPageProps {
  /** The screen that comes after a login from nowhere, by what one may do. */
  first: FirstScreen;
  /** This page in each language. */
  languages: ReactNode;
}

/** Goes back to where one was sent from, otherwise to the first screen. */
export function LoginPage({ first, languages }: LoginPageProps) {
  const { from } = route.useSearch();
  const router = useRouter();
  // Behind the #, so that it reaches no server's log.
  const hash = useLocation({ select: (location) => location.hash });
  const linked = /^invite=([\w-]+)$/.exec(hash)?.[1];
  const [invite, setInvite] = useState(linked);
  useEffect(() => {
    // A link that is put into a page that is open changes nothing else; another language takes it out of the address.
    if (linked) setInvite(linked);
  }, [linked]);
  const [hasForgotten, setHasForgotten] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = () => {
    setHasForgotten(!hasForgotten);
    // What comes stands above the button.
    heading.current?.focus();
  };
  const goOn = () => {
    // What another one had read is not theirs.
    queryClient.clear();
    // By the router, which keeps the language that was chosen here.
    void router.navigate({ href: withoutLanguage(from ?? first(session.role()) ?? '/admin'), replace: true });
  };
  const logIn = () => {
    setInvite(undefined);
    void router.navigate({ to: '/login', replace: true });
  };
  const title = invite ? m.login_invite_title() : hasForgotten ? m.login_forgot() : m.login_title();
  return (
    <main className={classes(office.office, styles.page)}>
      <PageTitle page={title} />
      <div className={styles.card}>
        <div className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span className={styles.words}>
            <b>{inSpokenLanguage(site.shortName)}</b>
            <span>{inSpokenLanguage(site.nameTail)}</span>
          </span>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {invite ? (
          <InviteForm key={invite} token={invite} onLoggedIn={goOn} onChosen={logIn} />
        ) : (
          <>
            {hasForgotten ? <ForgotPassword /> : <LoginForm onLoggedIn={goOn} />}
            <Button look="quiet" onClick={turn}>
              {hasForgotten ? m.login_forgot_back() : m.login_forgot()}
            </Button>
          </>
        )}
        {languages}
      </div>
    </main>
  );
}

/** Where somebody was sent from says the language of then. */
function withoutLanguage(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, location.origin);
  searchParams.delete('lang');
  return `${pathname}?${searchParams}${hash}`;
}
