import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import office from '#admin/shell/office.module.css';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { classes } from '#ui/style/classes.ts';
import { InviteForm } from './invite-form.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const route = getRouteApi('/login');

interface LoginPageProps {
  /** The screen that comes after a login from nowhere. */
  first: string;
  /** This page in each language. */
  languages: ReactNode;
}

/** Goes back to where one was sent from, otherwise to the first screen. */
export function LoginPage({ first, languages }: LoginPageProps) {
  const { from = first } = route.useSearch();
  const router = useRouter();
  // Behind the #, so that it reaches no server's log.
  const hash = useLocation({ select: (location) => location.hash });
  const [invite] = useState(() => /^invite=([\w-]+)$/.exec(hash)?.[1]);
  // By the router, which keeps the language that was chosen here.
  const goOn = () => void router.navigate({ href: withoutLanguage(from), replace: true });
  const title = invite ? m.login_invite_title() : m.login_title();
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
        <h1 tabIndex={-1}>{title}</h1>
        {invite ? <InviteForm token={invite} onLoggedIn={goOn} /> : <LoginForm onLoggedIn={goOn} />}
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
