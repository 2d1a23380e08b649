import type { SearchAnswer } from '@helpdesk/contract/calls/search';
import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { textOfWish, Understood } from '#listings/directory/understood.tsx';
import { Button } from '#ui/controls/button.tsx';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import scrim from '#ui/controls/scrim.module.css';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { useBackCloses } from '#ui/controls/use-back-closes.ts';
import { usePageLock } from '#ui/controls/use-page-lock.ts';
import { useResultKeys } from '#ui/controls/use-result-keys.ts';
import { NameList } from '#ui/page/name-list.tsx';
import { classes } from '#ui/style/classes.ts';
import { FoundRow } from './found-row.tsx';
import { foundTables } from './found-tables.tsx';
import styles from './search-panel.module.css';
import { takeTyped } from './type-ahead.ts';
import { useEverything } from './use-everything.ts';
import { wordsOfChoice } from './words-of-choice.ts';

/** Who closes the panel to look at the page finds the text again. */
let kept = '';

interface SearchPanelProps {
  /** The focus returns there, unless a result was opened. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** One search over places, stays, restaurants, categories and regions, over whatever page is open. */
export function SearchPanel({ opener, onClose }: SearchPanelProps) {
  const [text, setText] = useState(kept);
  const { found, waits } = useEverything(text);
  const why = waits && waitWords[waits]();
  const keys = useResultKeys();
  const hint = useId();
  const followed = useRef(false);
  usePageLock(true);

  const close = () => {
    kept = text;
    // The box is left: what was typed in it stands.
    keys.box.current?.blur();
    onClose();
  };
  useBackCloses(close);
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
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const box = keys.box.current;
              box?.focus();
              const ahead = takeTyped();
              // What was kept is selected, so that another text takes its place.
              if (ahead === '') return box?.select();
              flushSync(() => setText(ahead));
              box?.setSelectionRange(ahead.length, ahead.length);
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
                  found={why ?? (found ? inWords(found) : '')}
                  keys={keys}
                  describedBy={hint}
                />
              </form>
              <Dialog.Close asChild>
                <Button look="quiet">{m.ui_close()}</Button>
              </Dialog.Close>
            </div>
            <div ref={keys.results} className={styles.results} aria-busy={waits === 'asking'}>
              <p id={hint} className={found || why ? 'sr' : styles.note}>
                {m.search_all_hint()}
              </p>
              {why && <p className={styles.note}>{why}</p>}
              {found?.wish && found.groups.length > 0 && (
                <Understood
                  wish={found.wish}
                  without={found.without}
                  labelOf={wordsOfChoice}
                  onChange={(left) => {
                    setText(left);
                    keys.box.current?.focus();
                  }}
                />
              )}
              {found?.groups.map(({ table, rows, count }) => {
                const { title, allOf } = foundTables[table];
                return (
                  <NameList key={table} title={title()} level="h3">
                    {rows.map((row) => (
                      <FoundRow key={row._id} table={table} row={row} onFollow={follow} />
                    ))}
                    {allOf && count > rows.length && (
                      <li>
                        <Link
                          {...allOf(found.without && found.wish ? textOfWish(found.wish) : text)}
                          className={styles.all}
                          onClick={follow}
                        >
                          {m.search_show_all({ count, directory: title() })}
                        </Link>
                      </li>
                    )}
                  </NameList>
                );
              })}
              {found?.groups.length === 0 && <p className={styles.note}>{m.search_all_empty()}</p>}
              {found && found.near.length > 0 && (
                <NameList title={m.search_near()} level="h3">
                  {found.near.map(({ table, row }) => (
                    <FoundRow key={row._id} table={table} row={row} alone onFollow={follow} />
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

const waitWords = { asking: m.ui_loading, failed: m.search_all_waits } as const;

/** How many there are, or that there are none and what comes near. */
function inWords({ groups, near }: SearchAnswer): string {
  if (groups.length > 0) return m.count_results({ count: groups.reduce((sum, { count }) => sum + count, 0) });
  // The names stand below, each in its language.
  return near.length > 0 ? `${m.search_all_empty()} ${m.search_near()}` : m.search_all_empty();
}
