import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { findLostFocus } from '#ui/find-lost-focus.ts';
import { NameList } from '#ui/name-list.tsx';
import scrim from '#ui/scrim.module.css';
import { SearchBox } from '#ui/search-box.tsx';
import { usePageLock } from '#ui/use-page-lock.ts';
import { useResultKeys } from '#ui/use-result-keys.ts';
import { FoundRow } from './found-row.tsx';
import { foundTables } from './found-tables.tsx';

import styles from './search-panel.module.css';
import { useEverything } from './use-everything.ts';

const rowsPerTable = 5;

interface SearchPanelProps {
  /** The focus returns there, unless a result was opened. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** One search over places, stays, restaurants, categories and regions, over whatever page is open. */
export function SearchPanel({ opener, onClose }: SearchPanelProps) {
  const catalogue = useWholeCatalogue();
  const [text, setText] = useState('');
  const found = useEverything(catalogue, text);
  const keys = useResultKeys();
  const hint = useId();
  const followed = useRef(false);
  usePageLock(true);

  const close = () => {
    // The box is left: what was typed in it stands.
    keys.box.current?.blur();
    onClose();
  };
  const follow = () => {
    followed.current = true;
    close();
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    keys.first()?.click();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <div className={classes(scrim.scrim, styles.scrim)}>
          <Dialog.Content
            className={styles.panel}
            aria-describedby={undefined}
            onInteractOutside={(event) => {
              // The page under it lets all clicks through to its root; what takes one of its own lies over it, like a message.
              if (event.target !== document.documentElement) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (followed.current) findLostFocus();
              else opener.current?.focus();
            }}
          >
            <Dialog.Title className="sr">{m.search_all()}</Dialog.Title>
            <div className={styles.head}>
              <form className={styles.form} onSubmit={openFirst}>
                <SearchBox
                  label={m.search_all()}
                  value={text}
                  onValueChange={setText}
                  found={found ? inWords(found) : ''}
                  keys={keys}
                  describedBy={hint}
                />
              </form>
              <Dialog.Close asChild>
                <Button look="quiet">{m.ui_close()}</Button>
              </Dialog.Close>
            </div>
            <div ref={keys.results} className={styles.results}>
              <p id={hint} className={found ? 'sr' : styles.note}>
                {m.search_all_hint()}
              </p>
              {catalogue &&
                found?.groups.map(({ table, rows }) => {
                  const { title, allOf } = foundTables[table];
                  return (
                    <NameList key={table} title={title()} level="h3">
                      {rows.slice(0, rowsPerTable).map((row) => (
                        <FoundRow key={row._id} table={table} row={row} catalogue={catalogue} onFollow={follow} />
                      ))}
                      {allOf && rows.length > rowsPerTable && (
                        <li>
                          <Link {...allOf(text)} className={styles.all} onClick={follow}>
                            {m.search_show_all({ count: rows.length, directory: title() })}
                          </Link>
                        </li>
                      )}
                    </NameList>
                  );
                })}
              {found?.groups.length === 0 && <p className={styles.note}>{m.search_all_empty()}</p>}
              {catalogue && found && found.near.length > 0 && (
                <NameList title={m.search_near()} level="h3">
                  {found.near.map(({ table, row }) => (
                    <FoundRow key={row._id} table={table} row={row} catalogue={catalogue} alone onFollow={follow} />
                  ))}
                </NameList>
              )}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** How many there are, or that there are none and what comes near. */
function inWords({ groups, near }: NonNullable<ReturnType<typeof useEverything>>): string {
  if (groups.length > 0) return m.count_results({ count: groups.reduce((sum, { rows }) => sum + rows.length, 0) });
  const names = near.map(({ row }) => textsOf(row).name.text).join(', ');
  return names ? `${m.search_all_empty()} ${m.search_near()} ${names}` : m.search_all_empty();
}
