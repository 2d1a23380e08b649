import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './image-uploader.module.css';

interface PictureOrderProps {
  addresses: readonly string[];
  current: number;
  onShow: (at: number) => void;
  onMove: (from: number, to: number) => void;
}

/** The order of the pictures: one is chosen, and dragged with a mouse, or moved by buttons with anything. */
export function PictureOrder({ addresses, current, onShow, onMove }: PictureOrderProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const last = addresses.length - 1;
  const letGo = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <div className={styles.order}>
      <ul className={classes('list', styles.thumbs)} aria-label={m.admin_picture_order()}>
        {addresses.map((address, at) => (
          <li
            key={address}
            draggable
            className={styles.thumb}
            data-current={at === current}
            data-over={at === over && at !== dragged}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              setDragged(at);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(at);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) onMove(dragged, at);
              letGo();
            }}
            onDragEnd={letGo}
          >
            <button
              type="button"
              aria-label={m.admin_picture_choose_this({ number: at + 1 })}
              aria-current={at === current}
              onClick={() => onShow(at)}
            >
              <Picture address={address} alt="" sizes="4rem" className={styles.thumbPicture} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.moves}>
        <Button look="line" disabled={current === 0} onClick={() => onMove(current, current - 1)}>
          <Icon name="left" />
          {m.admin_picture_earlier()}
        </Button>
        <Button look="line" disabled={current === last} onClick={() => onMove(current, current + 1)}>
          {m.admin_picture_later()}
          <Icon name="right" />
        </Button>
        <span className={styles.position} role="status">
          {m.admin_picture_moved({ number: current + 1, count: addresses.length })}
        </span>
      </div>
    </div>
  );
}
