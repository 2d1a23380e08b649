import { type ImportPlan, maxCsvBytes } from '@helpdesk/contract/calls/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { fileSize } from '#admin/pictures/file-size.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { importListings, previewImport } from './import.writes.ts';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview.tsx';

/** What is known of the file that was chosen. */
interface Looked {
  readonly content?: Blob;
  readonly plan?: ImportPlan;
  readonly problem?: string;
  readonly busy?: boolean;
}

/** Chooses a file, shows what it would do, and then does just that. */
export function ImportDialog({ kind, onClose }: { kind: ListingKind; onClose: () => void }) {
  const [{ content, plan, problem, busy = false }, setLooked] = useState<Looked>({});
  const write = useWrite<{ content: Blob; plan: string }>((it) => importListings(kind, it.content, it.plan), { onDone: onClose });
  const count = plan ? plan.additions.length + plan.changes.length : 0;

  const look = async (chosen: Blob) => {
    setLooked({ content: chosen, busy: true });
    const response = await previewImport(kind, chosen);
    if (response.state === 'ok') setLooked({ content: chosen, plan: response.result });
    else setLooked({ content: chosen, problem: response.state === 'refused' ? response.displayMessage : m.admin_unreachable() });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxCsvBytes) return setLooked({ problem: m.admin_csv_too_big({ size: fileSize(maxCsvBytes) }) });
    // Read now: a spreadsheet that saves the file once more makes the browser's own reference void.
    await look(new Blob([await file.arrayBuffer()]));
  };
  return (
    <Modal title={m.admin_csv_import()} wide onClose={onClose}>
      <div className={styles.body}>
        <Field label={m.admin_csv_file()} hint={m.admin_csv_hint()}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              // The same file may be chosen again after it was mended.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        <div role="status">{busy && <p>{m.ui_loading()}</p>}</div>
        {(problem ?? write.problem) && (
          <div role="alert" className={styles.problem}>
            <FieldError>{problem ?? write.problem}</FieldError>
            {content && (
              <Button look="line" onClick={() => void look(content)}>
                {m.admin_csv_again()}
              </Button>
            )}
          </div>
        )}
        {plan && <ImportPreview plan={plan} />}
      </div>
      <div className={styles.foot}>
        <Button look="line" onClick={onClose}>
          {m.admin_cancel()}
        </Button>
        {content && plan && count > 0 && (
          <Button aria-disabled={write.pending} onClick={() => !write.pending && write.start({ content, plan: plan.plan })}>
            {write.pending ? m.admin_saving() : m.admin_csv_save({ count })}
          </Button>
        )}
      </div>
    </Modal>
  );
}
