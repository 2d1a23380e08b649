import { m } from '@helpdesk/words/messages';
import { fileSize } from '#admin/pictures/file-size.ts';
import styles from '#admin/pictures/image-uploader.module.css';
import type { PendingPicture } from '#admin/pictures/use-pending-pictures.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

interface PendingRowProps {
  picture: PendingPicture;
  onRemove: () => void;
  busy: boolean;
}

/** A picture that waits to be saved, is being sent, or was not saved. */
export function PendingRow({ picture, onRemove, busy }: PendingRowProps) {
  const { name, file, preview, shrinking, sent, problem } = picture;
  return (
    <li className={styles.file}>
      <img src={preview} alt="" width={44} height={44} />
      <span className={styles.fileWords}>
        <span>{name}</span>
        <small className={problem && styles.fileProblem}>{problem ?? stateOf(fileSize(file.size), shrinking, sent)}</small>
        {sent !== undefined && <progress className={styles.progress} value={sent} aria-label={name} />}
      </span>
      <Button look="plain" square disabled={busy} aria-label={m.admin_remove({ name })} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </li>
  );
}

function stateOf(size: string, shrinking = false, sent?: number): string {
  if (shrinking) return m.admin_file_shrinking({ size });
  if (sent === undefined) return m.admin_file_ready({ size });
  return sent < 1 ? m.admin_file_progress({ size, percent: Math.round(sent * 100) }) : m.admin_file_sent({ size });
}
