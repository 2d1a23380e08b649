import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { type BrowserKind, isInstalled, thisBrowser } from '#app/install/browser-kind.ts';
import { intentLink } from '#app/install/intent-link.ts';
import { inAppWords } from '#app/install/offer.ts';
import { appVersion } from '#app/install/updates.ts';
import { useStore } from '#platform/use-store.ts';
import { AnchorButton, Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { Note } from '#ui/feedback/note.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './persistence-hint.module.css';

/** Where a phone forgets or cannot keep the guide: why, and what helps. */
export function PersistenceHint() {
  const { offlineMissing } = useStore(appVersion);
  const browser = thisBrowser();
  if (browser.inApp !== undefined) return <OpenElsewhere browser={browser} />;
  if (offlineMissing === 'insecure') return <p>{m.copy_insecure_text()}</p>;
  if (browser.system === 'ios' && !isInstalled()) return <AddToHomeScreen />;
  return null;
}

function OpenElsewhere({ browser }: { browser: BrowserKind }) {
  const [copied, setCopied] = useState<boolean>();
  const { href } = location;
  return (
    <Note icon="info" tone="wait" title={inAppWords(browser.inApp)}>
      <div className="stack">
        <p>{m.copy_in_app_text()}</p>
        <div className="cluster">
          {browser.system === 'android' && (
            <AnchorButton look="line" href={intentLink(href)}>
              <Icon name="out" />
              {m.copy_open_browser()}
            </AnchorButton>
          )}
          <Button look="line" onClick={() => void copyText(href).then(setCopied)}>
            <Icon name="copy" />
            {m.copy_link()}
          </Button>
        </div>
        <p role="status">{copied !== undefined && (copied ? m.copy_link_done() : m.copy_link_failed())}</p>
        {copied === false && <p className={styles.address}>{href}</p>}
      </div>
    </Note>
  );
}

const steps: readonly { icon: IconName; words: () => string }[] = [
  { icon: 'share', words: m.copy_ios_share },
  { icon: 'plus', words: m.copy_ios_add },
  { icon: 'home', words: m.copy_ios_open },
];

/** Safari offers nothing by itself. */
function AddToHomeScreen() {
  return (
    <Note icon="save" title={m.copy_ios_title()}>
      <p>{m.copy_ios_text()}</p>
      <ol className={styles.steps}>
        {steps.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} />
            {words()}
          </li>
        ))}
      </ol>
    </Note>
  );
}
