import { m } from '@helpdesk/words/messages';
import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { PendingRow } from '#admin/lists/pending-row.tsx';
import { untranslated } from '#admin/translations/translation-values.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { DropZone } from './drop-zone.tsx';
import type { FormPicture } from './form-picture.ts';
import styles from './image-uploader.module.css';
import { moved } from './pending-pictures.ts';
import { PictureOrder } from './picture-order.tsx';
import { PictureStage } from './picture-stage.tsx';
import { PictureTexts } from './picture-texts.tsx';
import { type SaveWaiting, usePendingPictures } from './use-pending-pictures.ts';

interface ImageUploaderProps {
  pictures: readonly FormPicture[];
  /** Told how to make the new pictures from those that are there then. */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void;
  /** Those that waited when the form was left. */
  restored: readonly File[];
  /** Which wait to be saved. */
  onWaiting: (files: readonly File[]) => void;
  /** Given the way to save those that wait; see `usePendingPictures`. */
  saveWaiting: Ref<SaveWaiting>;
  /** Whether pictures carry a text for those who cannot see them, and a credit. */
  withTexts?: boolean;
  error?: string;
}

/** The pictures of a form (product 10.6); those that wait are uploaded with it, or before. */
export function ImageUploader({ pictures, onChange, restored, onWaiting, saveWaiting, withTexts, error }: ImageUploaderProps) {
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(shown, Math.max(pictures.length - 1, 0));
  const { pending, refused, saving, add, remove, save, take } = usePendingPictures(restored, (addresses) =>
    onChange((before) => {
      // The same picture has the same address, and is shown once.
      const fresh = addresses.filter((address) => !before.some((each) => each.address === address));
      return [...before, ...fresh.map((address) => ({ address, text: '', translated: untranslated }))];
    }),
  );
  useImperativeHandle(saveWaiting, () => save);
  const tellWaiting = useEffectEvent((previews: string) => {
    onWaiting(pending.filter(({ preview }) => previews.includes(preview)).map(({ file }) => file));
  });
  // Not told again of how much of them was sent; and told before they are seen, so that a form sent at once has heard of them.
  const previews = pending.map(({ preview }) => preview).join();
  useLayoutEffect(() => tellWaiting(previews), [previews]);

  const addresses = pictures.map(({ address }) => address);
  const describe = (at: number, changed: Partial<FormPicture>) =>
    onChange((before) => before.map((each, index) => (index === at ? { ...each, ...changed } : each)));
  const choose = (at: number) => {
    setShown(at);
    setChosen(chosen + 1);
  };
  const move = (from: number, to: number) => {
    onChange((before) => moved(before, from, to));
    setShown(to);
  };
  return (
    <section className={styles.uploader} aria-label={m.admin_pictures()}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m.admin_pictures()}</h3>
        <span className={styles.count}>{m.admin_pictures_count({ saved: pictures.length, waiting: pending.length })}</span>
      </div>
      {pictures.length > 0 ? (
        <>
          <PictureStage
            // In another order or number, and with another picture that was chosen, it begins anew.
            key={`${chosen} ${addresses.join()}`}
            addresses={addresses}
            first={current}
            onShow={setShown}
            onDelete={(at) => onChange((before) => before.filter((_, index) => index !== at))}
          />
          {pictures.length > 1 && <PictureOrder addresses={addresses} current={current} onShow={choose} onMove={move} />}
          {withTexts && <PictureTexts pictures={pictures} onChange={describe} />}
        </>
      ) : (
        <p className={styles.none}>
          <Icon name="image" />
          {m.admin_pictures_none()}
        </p>
      )}
      <DropZone onFiles={(files) => void add(files)} onPhotos={(files) => void take(files)} error={error} />
      {pending.length > 0 && (
        <>
          <ul className={classes('list', styles.files)} aria-label={m.admin_files_waiting()}>
            {pending.map((each) => (
              <PendingRow key={each.preview} picture={each} onRemove={() => remove(each)} busy={saving} />
            ))}
          </ul>
          <div className={styles.now}>
            <p>{m.admin_pictures_with_form()}</p>
            <Button look="line" disabled={saving} onClick={() => void save()}>
              <Icon name="upload" />
              {saving ? m.admin_saving() : m.admin_pictures_upload_now()}
            </Button>
          </div>
        </>
      )}
      <div role="status" className={styles.refusals}>
        {refused.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </section>
  );
}
