import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import type { FieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { Answer } from '@helpdesk/contract/kinds/types';
import type { RowOf } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { Loaded } from '#admin/shell/loaded.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import styles from './edit-loaded.module.css';

interface EditLoadedProps<Table extends CatalogueTable> {
  title: string;
  table: Table;
  id: string;
  failed: string;
  onClose: () => void;
  /** The form, once what it begins with is there. */
  children: (row: Answer<FieldsOf<Table>>) => ReactNode;
}

/** Reads what is to be edited as the server has it now, published or not, then opens its form. */
export function EditLoaded<Table extends CatalogueTable>({ title, table, id, failed, onClose, children }: EditLoadedProps<Table>) {
  const reading = useAnswer(storedRowCalls.one, { params: { table, id } });
  const result = reading.result && toWire(table, reading.result as unknown as RowOf<Table>);
  if (result !== undefined) return children(result);
  // No dialog yet: what was pressed keeps the focus, so that the form's dialog can give it back.
  if (reading.state === 'loading') return <Waiting />;
  return (
    <Modal title={title} wide onClose={onClose}>
      <Loaded reading={{ ...reading, result }} failed={failed}>
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
