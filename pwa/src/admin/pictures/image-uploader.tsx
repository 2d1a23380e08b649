import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { PendingRow } from '#admin/lists/pending-row.tsx';
import { type ListedText, untranslated } from '#admin/translations/translation-values.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './image-uploader.module.css';
import { moved } from './pending-pictures.ts';
import { PictureOrder } from './picture-order.tsx';
import { PictureStage } from './picture-stage.tsx';
import { usePendingPictures } from './use-pending-pictures.ts';

/** A saved picture, the text that stands for it, and whose it is. */
export interface FormPicture extends ListedText {
  readonly address: string;
  /** Forms that were begun before pictures had one lack it. */
  readonly credit?: string;
}

interface ImageUploaderProps {
  pictures: readonly FormPicture[];
  /** Told how to make the new pictures from those that are there then. */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void;
  /** Those that waited when the form was left. */
  restored: readonly File[];
  /** Which wait to be saved. */
  onWaiting: (files: readonly File[]) => void;
  /** Whether pictures carry a text for those who cannot see them, and a credit. */
  withTexts?: boolean;
  error?: string;
}

/** The pictures of a form (product 10.6); they are uploaded by its own Save, before the form is. */
export function ImageUploader({ pictures, onChange, restored, onWaiting, withTexts, error }: ImageUploaderProps) {
  const [shown, setShown] = useState(0);
  const current = Math.min(shown, Math.max(pictures.length - 1, 0));
  const { pending, refused, saving, add, remove, save, take } = usePendingPictures(restored, (addresses) =>
    onChange((before) => {
      // The same picture has the same address, and is shown once.
      const fresh = addresses.filter((address) => !before.some((each) => each.address === address));
      return [...before, ...fresh.map((address) => ({ address, text: '', translated: untranslated }))];
    }),
  );
  const tellWaiting = useEffectEvent((previews: string) => {
    onWaiting(pending.filter(({ preview }) => previews.includes(preview)).map(({ file }) => file));
  });
  // Not told again of how much of them was sent.
  const previews = pending.map(({ preview }) => preview).join();
  useEffect(() => tellWaiting(previews), [previews]);

  const addresses = pictures.map(({ address }) => address);
  const picture = pictures[current];
  const change = (changed: Partial<FormPicture>) =>
    onChange((before) => before.map((each, at) => (at === current ? { ...each, ...changed } : each)));
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
      {picture ? (
        <>
          <PictureStage
            // In another order or number it begins anew.
            key={addresses.join()}
            addresses={addresses}
            first={current}
            onShow={setShown}
            onDelete={(at) => onChange((before) => before.filter((_, index) => index !== at))}
          />
          {pictures.length > 1 && <PictureOrder addresses={addresses} current={current} onMove={move} />}
          {withTexts && (
            <>
              <TextField
                label={m.admin_picture_text({ number: current + 1 })}
                hint={m.admin_picture_text_hint()}
                longest={300}
                value={picture.text}
                onValueChange={(text) => change({ text })}
              />
              <TextField
                label={m.admin_picture_credit({ number: current + 1 })}
                hint={m.admin_picture_credit_hint()}
                longest={200}
                value={picture.credit ?? ''}
                onValueChange={(credit) => change({ credit })}
              />
            </>
          )}
        </>
      ) : (
        <p className={styles.none}>
          <Icon name="image" />
          {m.admin_pictures_none()}
        </p>
      )}
      <DropZone onFiles={(files) => void add(files)} onPhotos={(files) => void take(files)} error={error} />
      {pending.length > 0 && (
        <ul className={classes('list', styles.files)} aria-label={m.admin_files_waiting()}>
          {pending.map((each) => (
            <PendingRow key={each.preview} picture={each} onRemove={() => remove(each)} busy={saving} />
          ))}
        </ul>
      )}
      <div role="status" className={styles.refusals}>
        {refused.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
      <Button className={styles.save} disabled={saving} onClick={() => void save()}>
        <Icon name="upload" />
        {saving ? m.admin_saving() : m.admin_save()}
      </Button>
    </section>
  );
}
