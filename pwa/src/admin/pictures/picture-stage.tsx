import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { useSlider } from '#ui/media/use-slider.ts';

import styles from './image-uploader.module.css';

interface PictureStageProps {
  addresses: readonly string[];
  /** Which one it begins with. */
  first: number;
  onShow: (index: number) => void;
  onDelete: (index: number) => void;
}

/** The saved pictures, one at a time: previous, next, dots, and a way to delete the one that shows. */
export function PictureStage({ addresses, first, onShow, onDelete }: PictureStageProps) {
  const count = addresses.length;
  const [begin] = useState(first);
  const { slides, current, show, ready } = useSlider(count, begin);
  const at = ready ? Math.min(current, count - 1) : first;
  const tellShown = useEffectEvent(onShow);
  useEffect(() => {
    if (ready) tellShown(current);
  }, [ready, current]);
  const turn = (to: number) => {
    const index = (to + count) % count;
    if (ready) show(index);
    else onShow(index);
  };
  return (
    <div className={styles.carousel}>
      <div className={styles.stage}>
        <div ref={slides} className={styles.slides}>
          {addresses.map((address, index) => (
            <div key={address} className={styles.slide} hidden={!ready && index !== first}>
              <Picture
                address={address}
                alt={m.admin_picture_show({ number: index + 1 })}
                sizes="(min-width: 48rem) 30rem, 100vw"
                className={styles.picture}
              />
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={m.admin_picture_previous()} onClick={() => turn(at - 1)}>
              <Icon name="left" />
            </button>
            <button type="button" className={styles.next} aria-label={m.admin_picture_next()} onClick={() => turn(at + 1)}>
              <Icon name="right" />
            </button>
          </>
        )}
        <Button look="line" className={styles.delete} onClick={() => onDelete(at)}>
          <Icon name="trash" />
          {m.admin_picture_delete()}
        </Button>
      </div>
      {count > 1 && (
        <div className={styles.dots}>
          {addresses.map((address, index) => (
            <button
              key={address}
              type="button"
              className={styles.dot}
              aria-label={m.admin_picture_show({ number: index + 1 })}
              aria-current={index === at}
              onClick={() => turn(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
