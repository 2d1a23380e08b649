import { pictureExtensions } from '@helpdesk/contract/calls/uploads';
import { m } from '@helpdesk/words/messages';
import { useRef, useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './image-uploader.module.css';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** Taken with the camera just now. */
  onPhotos: (files: File[]) => void;
  error?: string;
}

/** Where pictures come into a form: dropped, chosen, or taken with the camera of a phone. */
export function DropZone({ onFiles, onPhotos, error }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button is the control.
    <div
      className={styles.drop}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name="upload" />
      <span>
        <b>{m.admin_drop()}</b>
        <small>{m.admin_drop_types()}</small>
      </span>
      <Button look="line" aria-invalid={error ? true : undefined} onClick={() => input.current?.click()}>
        {m.admin_choose_files()}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={m.admin_choose_files()}
        accept={pictureExtensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Camera onPhotos={onPhotos} />
    </div>
  );
}

/** The way from the camera of a phone; a screen with a mouse has none. */
function Camera({ onPhotos }: Pick<DropZoneProps, 'onPhotos'>) {
  const [isPhone] = useState(() => matchMedia('(pointer: coarse)').matches);
  const input = useRef<HTMLInputElement>(null);
  if (!isPhone) return null;
  return (
    <>
      <Button look="line" onClick={() => input.current?.click()}>
        <Icon name="photo" />
        {m.admin_take_photo()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.admin_take_photo()}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
