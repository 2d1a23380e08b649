import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { savedHere, withListing, withoutListing } from '#mine/saved.ts';
import { useSaved } from '#mine/use-saved.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  id: string;
  name: Wording;
  /** With the edge that buttons beside it have. */
  edged?: boolean;
}

/** The heart of a listing: filled while it is saved on this phone. */
export function SaveButton({ id, name, edged }: SaveButtonProps) {
  const saved = useSaved();
  if (!saved) return null;
  const isSaved = saved.ids.includes(id);
  return (
    <Button
      look={edged ? 'line' : 'plain'}
      square
      className={classes(styles.heart, isSaved && styles.saved)}
      aria-pressed={isSaved}
      onClick={() => void (isSaved ? forget(id) : save(id))}
    >
      <Icon name="heart" />
      <span className="sr">
        <Sentence words={(text) => m.heart_save({ name: text })} of={name} />
      </span>
    </Button>
  );
}

async function save(id: string): Promise<void> {
  const isKept = await savedHere.change(withListing(id));
  if (isKept) toast.success(m.heart_added({ count: count() }));
  else toast.error(m.heart_not_kept());
}

async function forget(id: string): Promise<void> {
  await savedHere.change(withoutListing(id));
  toast.plain(m.heart_removed({ count: count() }));
}

const count = (): number => savedHere.saved.get()?.ids.length ?? 0;
