import { m } from '@helpdesk/words/messages';
import { useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { deferred } from '#ui/page/deferred.tsx';

const SearchPanel = deferred(async () => (await import('./search-panel.tsx')).SearchPanel, 'search', 'lists');

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
      {open && <SearchPanel opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
