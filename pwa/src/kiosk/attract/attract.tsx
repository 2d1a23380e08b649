import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';

import { noticesOn } from '#catalogue/notices/announced.ts';
import { useDay, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { TakeWithYou } from '#kiosk/home/take-with-you.tsx';
import { identity } from '#kiosk/identity.ts';
import { NoticeCards } from '#listings/notice-cards.tsx';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { BrandMark } from '#ui/media/brand-mark.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './attract.module.css';
import { Clock } from './clock.tsx';
import { scenesOf, useTurn } from './use-scenes.ts';

/** As many as stand beside the welcome without pushing it out of reach. */
const mostNotices = 2;

interface AttractProps {
  /** Not while what the last visitor left is being taken away. */
  isReady: boolean;
  /** @param language where one was chosen */
  onBegin: (language?: Language) => void;
}

/** What stands while nobody is here; a touch anywhere begins, one on a language begins in it. */
export function Attract({ isReady, onBegin }: AttractProps) {
  const kiosk = useStore(identity);
  const catalogue = useWholeCatalogue();
  const day = useDay();
  const notices = catalogue ? noticesOn(catalogue, day).slice(0, mostNotices) : [];
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady) start.current?.focus();
  }, [isReady]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons say it, and take keys; whoever touches beside them means the first.
    <div className={styles.attract} onClick={() => onBegin()}>
      <Scenes />
      <header className={styles.header}>
        <span className={styles.brand} data-kiosk-sign="">
          <BrandMark className={styles.mark} />
          <span>
            <b>{inSpokenLanguage(site.shortName)}</b>
            <span>{inSpokenLanguage(site.nameTail)}</span>
          </span>
        </span>
        <Clock />
      </header>
      <TakeWithYou className={styles.take} />
      <main className={styles.card} aria-busy={!isReady}>
        {spokenLanguage() !== 'mr' && (
          <p className={styles.greeting} lang="mr">
            {m.home_greeting_mr()}
          </p>
        )}
        <h1 className={styles.welcome}>{m.home_welcome({ name: inSpokenLanguage(site.shortName) })}</h1>
        <p>{m.kiosk_attract_text()}</p>
        {kiosk !== undefined && !kiosk?.token && (
          <Note icon="alert" tone="wait" title={m.kiosk_revoked()}>
            {m.kiosk_revoked_text()}
          </Note>
        )}
        <Button ref={start} large block className={styles.start} disabled={!isReady}>
          {m.home_start()}
          <Icon name="arrow" />
        </Button>
        <ul className={`list ${styles.languages}`} aria-label={m.language_label()}>
          {languages.map((language) => (
            <li key={language}>
              <Button
                look="line"
                large
                block
                lang={language}
                disabled={!isReady}
                onClick={(event) => {
                  event.stopPropagation();
                  onBegin(language);
                }}
              >
                {languageFacts[language].name}
              </Button>
            </li>
          ))}
        </ul>
        {notices.length > 0 && <NoticeCards notices={notices} />}
      </main>
    </div>
  );
}

/** One after the other behind the welcome; the hills first, until the catalogue is here. */
function Scenes() {
  const catalogue = useWholeCatalogue();
  const day = useDay();
  const scenes = catalogue ? scenesOf(catalogue, day) : [];
  // The hills have a turn, too.
  const turn = useTurn(scenes.length + 1);
  const scene = scenes[turn - 1];
  return (
    <div className={styles.scenes}>
      {scene ? (
        <figure key={scene.id} className={styles.scene}>
          <Picture address={scene.picture} alt="" sizes="100vw" eager className={styles.picture} />
          <figcaption className={styles.name}>
            {scene.isAd && `${m.kiosk_ad()} · `}
            <Text of={scene.name} />
          </figcaption>
        </figure>
      ) : (
        <picture key="hills" className={styles.scene}>
          <source media="(orientation: landscape)" srcSet="/art/panorama-wide.svg" />
          <img src="/art/panorama-tall.svg" alt="" className={styles.hills} />
        </picture>
      )}
    </div>
  );
}
