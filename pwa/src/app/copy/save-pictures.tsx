import { m } from '@helpdesk/words/messages';
import { useEffect, useState } from 'react';

import { freeAllPictures, pictureReport, saveAllPictures, saveListPictures } from '#catalogue/phone.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import type { PictureProgress } from '#sync/pictures.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { pictureBytes } from '#ui/media/picture-bytes.ts';
import { sizeInWords } from '#ui/page/size-in-words.ts';

/** Every photo on this phone, for whoever has Wi-Fi now and none tomorrow; without it photos are kept as listings are opened. */
export function SavePictures({ freesElsewhere = false }: { freesElsewhere?: boolean }) {
  const { phase, pictures, allPictures } = useSyncState();
  const size = useStoredSize(allPictures?.state === 'stored');
  if (phase === 'first-fill' || phase === 'failed' || pictures.state === 'blocked') return null;
  if (!allPictures) {
    return (
      <>
        <ListPictures {...pictures} />
        <Button look="line" block onClick={() => void saveAllPictures()}>
          <Icon name="image" />
          {m.pictures_save_all()}
        </Button>
      </>
    );
  }
  const { state, done, of, bytes } = allPictures;
  return (
    <>
      <span role="status">
        {state === 'stored' && (
          <Badge icon="saved" tone="ok">
            {m.pictures_all_saved({ size })}
          </Badge>
        )}
        {state === 'no-room' && <Badge icon="info">{m.status_no_room()}</Badge>}
        {state === 'incomplete' && <Badge icon="wait">{m.pictures_incomplete({ done, of })}</Badge>}
        {state === 'filling' && m.status_filling_pictures({ done, of, size: sizeInWords(bytes) })}
      </span>
      {(state === 'filling' || !freesElsewhere) && (
        <Button look="quiet" onClick={() => void freeAllPictures()}>
          {state === 'filling' ? m.pictures_stop() : m.pictures_free()}
        </Button>
      )}
    </>
  );
}

/** On a phone that saves data they are offered with what they cost, and followed once somebody asked for them. */
function ListPictures({ state, done, of, bytes }: PictureProgress) {
  if (state === 'filling' && of > done) {
    return <span role="status">{m.status_filling_pictures({ done, of, size: sizeInWords(bytes) })}</span>;
  }
  if (state !== 'held-back') return null;
  return (
    <Button look="line" block onClick={() => void saveListPictures()}>
      <Icon name="image" />
      {m.pictures_save_list({ size: sizeInWords((of - done) * pictureBytes(320)) })}
    </Button>
  );
}

/** What all the stored pictures take, in words; empty until it is known. */
function useStoredSize(ask: boolean): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    if (!ask) return;
    void pictureReport().then((stored) => setSize(sizeInWords(Object.values(stored).reduce((sum, { bytes }) => sum + bytes, 0))));
  }, [ask]);
  return size;
}
