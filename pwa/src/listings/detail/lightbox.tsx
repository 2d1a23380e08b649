import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBackCloses } from '#ui/controls/use-back-closes.ts';
import { usePageLock } from '#ui/controls/use-page-lock.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Sentence } from '#ui/page/text.tsx';

import styles from './lightbox.module.css';
import { turnOfKey, turnOfSwipe, turnPicture } from './turn-picture.ts';

/** A picture's address and the text that stands for it. */
export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
  /** Of `alt`, where it is not the page's. */
  readonly lang?: string;
  /** Whose it is and how it may be used, as the helpdesk wrote it. */
  readonly credit?: string;
}

interface LightboxProps {
  name: Wording;
  pictures: readonly ShownPicture[];
  /** The picture that was opened. */
  first: number;
  /** What opened it: the focus returns there. */
  opener: HTMLElement;
  onClose: () => void;
}

/** The picture is asked for again when there is a network. */
function MissingNote({ onNetwork }: { onNetwork: () => void }) {
  const again = useEffectEvent(onNetwork);
  useEffect(() => {
    const heard = () => again();
    addEventListener('online', heard);
    return () => removeEventListener('online', heard);
  }, []);
  return (
    <span className={styles.missing} role="status">
      <Icon name="offline" />
      {m.lightbox_missing()}
    </span>
  );
}

/** The pictures of a listing over the whole screen (product 3.7). */
export function Lightbox({ name, pictures, first, opener, onClose }: LightboxProps) {
  usePageLock(true);
  useBackCloses(onClose);
  const [index, setIndex] = useState(first);
  const [tries, setTries] = useState(0);
  const turn = (by: number) => setIndex((shown) => turnPicture(shown, by, pictures.length));
  const stroke = useRef<{ x: number; y: number }>(undefined);
  const lift = ({ clientX, clientY }: PointerEvent) => {
    if (stroke.current) turn(turnOfSwipe(clientX - stroke.current.x, clientY - stroke.current.y));
    stroke.current = undefined;
  };
  const shown = pictures[index];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.lightbox}
          aria-describedby={undefined}
          onKeyDown={({ key }) => turn(turnOfKey(key))}
          onCloseAutoFocus={() => opener.focus()}
        >
          <div className={styles.head}>
            <Dialog.Title className="sr">
              <Sentence words={(text) => m.lightbox_title({ name: text })} of={name} />
            </Dialog.Title>
            <span className="num" role="status">
              {m.lightbox_position({ number: index + 1, count: pictures.length })}
            </span>
            <Dialog.Close asChild>
              <Button look="plain" square aria-label={m.lightbox_close()}>
                <Icon name="close" />
              </Button>
            </Dialog.Close>
          </div>
          <div
            className={styles.stage}
            onPointerDown={({ clientX, clientY, isPrimary }) => {
              stroke.current = isPrimary ? { x: clientX, y: clientY } : undefined;
            }}
            onPointerUp={lift}
            onPointerCancel={() => {
              stroke.current = undefined;
            }}
          >
            <Picture
              key={tries}
              address={shown?.address}
              alt={shown?.alt ?? ''}
              lang={shown?.lang}
              sizes="100vw"
              eager
              className={styles.picture}
              missing={<MissingNote onNetwork={() => setTries(tries + 1)} />}
            />
          </div>
          <p className={styles.credit} lang={unlessSpoken('en')}>
            {shown?.credit}
          </p>
          <div className={styles.foot}>
            <Button look="plain" square className={styles.turn} aria-label={m.lightbox_previous()} onClick={() => turn(-1)}>
              <Icon name="left" />
            </Button>
            <div className={styles.dots}>
              {pictures.map(({ address }, at) => (
                <button
                  key={address}
                  type="button"
                  className={styles.dot}
                  aria-label={m.lightbox_go({ number: at + 1 })}
                  aria-current={at === index}
                  onClick={() => setIndex(at)}
                />
              ))}
            </div>
            <Button look="plain" square className={styles.turn} aria-label={m.lightbox_next()} onClick={() => turn(1)}>
              <Icon name="right" />
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
