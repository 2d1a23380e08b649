import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { Loaded } from '#admin/shell/loaded.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import type { ResultOf } from '#sync/request.ts';
import styles from './edit-loaded.module.css';

interface EditLoadedProps<One extends Endpoint> {
  title: string;
  /** The call that reads one by its id. */
  one: One;
  id: string;
  failed: string;
  onClose: () => void;
  /** The form, once what it begins with is there. */
  children: (listing: ResultOf<One>) => ReactNode;
}

/** Reads what is to be edited as the server has it now, then opens its form. */
export function EditLoaded<const One extends Endpoint>({ title, one, id, failed, onClose, children }: EditLoadedProps<One>) {
  const reading = useAnswer(one, { params: { id } });
  if (reading.result !== undefined) return children(reading.result);
  // No dialog yet: what was pressed keeps the focus, so that the form's dialog can give it back.
  if (reading.state === 'loading') return <Waiting />;
  return (
    <Modal title={title} wide onClose={onClose}>
      <Loaded reading={reading} failed={failed}>
        {children}
      </Loaded>
    </Modal>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {m.ui_loading()}
    </p>
  );
}
