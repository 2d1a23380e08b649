import { type ImportPlan, maxSheetBytes } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { fileSize } from '#admin/pictures/file-size.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { ColumnNames } from './column-names.tsx';
import { importListings, previewImport } from './import.writes.ts';
import { type Choices, countOf } from './import-choices.ts';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { type Imported, ImportResult } from './import-result.tsx';
import { PastImports } from './past-imports.tsx';
import { useDownload } from './use-download.ts';

/** What is known of the file that was chosen. */
interface Looked {
  readonly content?: Blob;
  readonly plan?: ImportPlan;
  readonly problem?: string;
  readonly busy?: boolean;
}

interface Import {
  readonly content: Blob;
  readonly plan: string;
  readonly choices: Choices;
}

/** Chooses a file, shows what it would do and asks what it leaves open, does just that, and takes it back. */
export function ImportDialog({ kind, onClose }: { kind: ListingKind; onClose: () => void }) {
  const [{ content, plan, problem, busy = false }, setLooked] = useState<Looked>({});
  const [choices, setChoices] = useState<Choices>(new Set());
  const [imported, setImported] = useState<Imported>();
  const { download } = useDownload(kind);
  const write = useWrite<Import>(async (it) => {
    const response = await importListings(kind, it.content, it.plan, it.choices);
    if (response.state === 'ok') setImported(response.result);
    return response;
  });
  const count = plan ? countOf(plan, choices) : 0;

  const look = async (chosen: Blob) => {
    setLooked({ content: chosen, busy: true });
    setChoices(new Set());
    const response = await previewImport(kind, chosen);
    if (response.state === 'ok') setLooked({ content: chosen, plan: response.result });
    else setLooked({ content: chosen, problem: response.state === 'refused' ? response.displayMessage : m.admin_unreachable() });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxSheetBytes) return setLooked({ problem: m.admin_csv_too_big({ size: fileSize(maxSheetBytes) }) });
    // Read now: a spreadsheet that saves the file once more makes the browser's own reference void.
    await look(new Blob([await file.arrayBuffer()]));
  };
  if (imported)
    return (
      <Modal title={m.admin_csv_import()} wide onClose={onClose}>
        <ImportResult kind={kind} imported={imported} onClose={onClose} />
      </Modal>
    );
  return (
    <Modal title={m.admin_csv_import()} wide onClose={onClose}>
      <div className={styles.body}>
        <Field label={m.admin_csv_file()} hint={m.admin_csv_hint()}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".xlsx,.csv,.tsv,.txt,text/csv"
              disabled={write.pending}
              // The same file may be chosen again after it was mended.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        <ColumnNames kind={kind} />
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
        {write.pending ? (
          <ImportProgress count={count} kind={kind} />
        ) : (
          plan && <ImportPreview plan={plan} choices={choices} onChoose={setChoices} />
        )}
        {!write.pending && (!plan || write.problem) && <PastImports kind={kind} />}
      </div>
      <div className={styles.foot}>
        {!plan && (
          <Button look="line" className={styles.aside} onClick={() => download('csv')}>
            <Icon name="save" />
            {m.admin_csv_export_csv()}
          </Button>
        )}
        <Button look="line" onClick={onClose}>
          {m.admin_cancel()}
        </Button>
        {content && plan && count > 0 && (
          <Button aria-disabled={write.pending} onClick={() => !write.pending && write.start({ content, plan: plan.plan, choices })}>
            {write.pending ? m.admin_saving() : m.admin_csv_save({ count })}
          </Button>
        )}
      </div>
    </Modal>
  );
}
