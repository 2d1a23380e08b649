import { m } from '@helpdesk/words/messages';
import { lazy, Suspense, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

/** Opens the search over everything, which no first page needs. */
export function SearchButton({ className, onOpen }: { className?: string; onOpen: () => void }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        look="plain"
        square
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={m.search_all()}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        <Icon name="search" />
      </Button>
      {open && (
        <Suspense>
          <SearchPanel opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
