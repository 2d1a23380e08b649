import { m } from '@helpdesk/words/messages';
import { TextField } from '#ui/controls/text-field.tsx';
import { Picture } from '#ui/media/picture.tsx';
import type { FormPicture } from './form-picture.ts';
import styles from './picture-texts.module.css';

interface PictureTextsProps {
  pictures: readonly FormPicture[];
  onChange: (at: number, changed: Partial<FormPicture>) => void;
}

/** What each picture shows and whose it is, beneath each other in their order. */
export function PictureTexts({ pictures, onChange }: PictureTextsProps) {
  return (
    <section aria-label={m.admin_field_picture_texts()}>
      <p className={styles.hint}>{m.admin_picture_texts_hint()}</p>
      <ol className={`list ${styles.texts}`}>
        {pictures.map(({ address, text, credit = '' }, at) => (
          <li key={address} className={styles.entry}>
            <Picture address={address} alt="" sizes="5rem" className={styles.picture} />
            <div className={styles.fields}>
              <TextField
                label={m.admin_picture_text({ number: at + 1 })}
                longest={300}
                value={text}
                onValueChange={(typed) => onChange(at, { text: typed })}
              />
              <TextField
                label={m.admin_picture_credit({ number: at + 1 })}
                longest={200}
                value={credit}
                onValueChange={(typed) => onChange(at, { credit: typed })}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
