import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef, useState } from 'react';

import { saveListingPictures } from '#catalogue/phone.ts';
import { spaceFreed } from '#catalogue/sync-state.ts';
import type { PictureProgress } from '#sync/pictures.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { pictureBytes } from '#ui/media/picture-bytes.ts';
import { sizeInWords } from '#ui/page/size-in-words.ts';

/** Opened listings keep their photos small, and the longest unused go: this keeps one's sharp and for good. */
export function SaveListingPictures({ listing }: { listing: Listing }) {
  const [progress, setProgress] = useSavedPictures(listing);
  const status = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const isStored = progress?.state === 'stored';
  useEffect(() => {
    // The button is gone: what it led to takes the focus.
    if (isStored && pressed.current && document.activeElement === document.body) status.current?.focus();
  }, [isStored]);
  if (!progress || progress.of === 0 || progress.state === 'blocked') return null;
  const { state, done, of, bytes } = progress;
  const save = () => {
    if (state === 'filling') return;
    pressed.current = true;
    saveListingPictures(listing, setProgress).then(setProgress, () => setProgress({ ...progress, state: 'incomplete' }));
  };
  return (
    <>
      <span ref={status} role="status" tabIndex={-1}>
        {isStored && (
          <Badge icon="saved" tone="ok">
            {m.pictures_listing_saved({ count: of, size: sizeInWords(bytes) })}
          </Badge>
        )}
        {state === 'filling' && m.status_filling_pictures({ done, of, size: sizeInWords(bytes) })}
        {state === 'no-room' && <Badge icon="info">{m.status_no_room()}</Badge>}
        {state === 'incomplete' && <Badge icon="wait">{m.pictures_listing_incomplete({ done, of })}</Badge>}
      </span>
      {!isStored && (
        <Button look="line" aria-disabled={state === 'filling'} onClick={save}>
          <Icon name="save" />
          {m.pictures_save_listing({ count: of - done, size: sizeInWords((of - done) * pictureBytes(1280)) })}
        </Button>
      )}
    </>
  );
}

/** How many of a listing's pictures are saved, also after space was freed. */
function useSavedPictures(listing: Listing) {
  const [progress, setProgress] = useState<PictureProgress>();
  useEffect(() => {
    let left = false;
    // Storage that fails saves nothing, and nothing is offered then.
    const look = () =>
      void saveListingPictures(listing, () => {}, true).then(
        (found) => !left && setProgress(found),
        () => {},
      );
    look();
    const stop = spaceFreed.subscribe(look);
    return () => {
      left = true;
      stop();
    };
  }, [listing]);
  return [progress, setProgress] as const;
}
