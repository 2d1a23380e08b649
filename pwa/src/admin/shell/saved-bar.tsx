import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { useDay } from '#catalogue/use-catalogue.tsx';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';

import { OnSiteLink } from './on-site-link.tsx';
import { savedRow } from './saved.ts';
import styles from './undo-bar.module.css';

const offeredMs = 20_000;

/** What was saved a moment ago, and the way to look at it as everybody else does. */
export function SavedBar() {
  const saved = useStore(savedRow);
  const day = useDay();
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => savedRow.swap(undefined), offeredMs);
    return () => clearTimeout(timer);
  }, [saved]);
  if (!saved) return null;
  return (
    <div className={styles.undo}>
      <p>
        <Sentence
          words={(name) => (saved.unpublished ? m.admin_saved_unpublished({ name }) : m.admin_saved_as({ name }))}
          of={saved.name}
        />
      </p>
      <OnSiteLink
        table={saved.table}
        id={saved.id}
        unpublished={saved.unpublished || (saved.days !== undefined && !isShownOn(saved.days, day))}
        onOpen={() => savedRow.swap(undefined)}
      />
      <Button look="line" square aria-label={m.admin_close()} onClick={() => savedRow.swap(undefined)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
