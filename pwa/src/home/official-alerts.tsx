import type { Alert } from '@helpdesk/contract/sync/alerts';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { useAlerts } from '#catalogue/use-alerts.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Note } from '#ui/feedback/note.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { useMinute } from '#ui/style/use-minute.ts';

import styles from './notices.module.css';

/** What the authorities warn of now, and since when nobody could ask them. */
export function OfficialAlerts() {
  // They expire while a page is open.
  useMinute();
  const alerts = useAlerts();
  if (!alerts) return null;
  const { current, uncheckedSince } = alerts;
  if (current.length === 0 && uncheckedSince === undefined) return null;
  return (
    <section className={classes('wrap', styles.alerts)} aria-label={m.alerts_title()}>
      {current.map((alert) => (
        <AlertNote key={alert.id} alert={alert} />
      ))}
      {uncheckedSince !== undefined && (
        <Note icon="offline" title={m.alerts_title()}>
          {uncheckedSince === null ? m.alerts_unchecked() : m.alerts_unchecked_since({ moment: momentInWords(uncheckedSince) })}
        </Note>
      )}
    </section>
  );
}

function AlertNote({ alert: { severity, sent, expires, texts } }: { alert: Alert }) {
  const text = textIn(texts, spokenLanguage()) ?? textIn(texts, 'en') ?? texts[0];
  if (!text) return null;
  const { lang, heading, content, issuer } = text;
  return (
    <Note icon="alert" tone={severity === 'severe' ? 'err' : 'wait'} title={<Text of={{ text: heading, lang }} />}>
      <p>
        <Text of={{ text: content, lang }} />
      </p>
      <p className={styles.when}>
        {m.alerts_official()} · <Text of={{ text: issuer, lang }} />
        <br />
        {m.alerts_times({ sent: momentInWords(sent), expires: momentInWords(expires) })}
      </p>
    </Note>
  );
}

/** An issuer says `mr-IN` where we say `mr`. */
function textIn(texts: Alert['texts'], language: string): (Alert['texts'][number] & { lang: string }) | undefined {
  const found = texts.find(({ lang }) => lang.split('-')[0]?.toLowerCase() === language);
  return found && { ...found, lang: language };
}
