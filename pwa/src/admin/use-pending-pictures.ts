import { uploadCalls } from '@helpdesk/contract/uploads';
import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { sortFiles } from './pending-pictures.ts';
import { tell } from './tell.ts';

export interface PendingPicture {
  readonly name: string;
  readonly file: File;
  /** Of this browser alone, for its thumbnail. */
  readonly preview: string;
  /** Which share has left, from 0 to 1; undefined while it waits. */
  readonly sent?: number;
  /** Why it was not saved. */
  readonly problem?: string;
}

/** Pictures that wait to be saved. Each travels alone: a bad line or a bad picture costs one, not all. */
export function usePendingPictures(restored: readonly File[], onSaved: (addresses: readonly string[]) => void) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);

  const previews = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const shown = (file: File): PendingPicture => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return { name: file.name, file, preview };
  };
  const putBack = useEffectEvent((files: readonly File[]) => setPending(files.map(shown)));
  useEffect(() => putBack(restored), [restored]);

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(pending, files);
    setPending([...pending, ...sorted.added.map(shown)]);
    setRefused(sorted.refused);
  };
  const change = (picture: PendingPicture, to: Partial<PendingPicture>) =>
    setPending((before) => before.map((each) => (each.preview === picture.preview ? { ...each, ...to } : each)));
  const remove = (picture: PendingPicture) => {
    setPending((before) => before.filter(({ preview }) => preview !== picture.preview));
    setRefused([]);
  };

  const saveOne = async (picture: PendingPicture) => {
    const form = new FormData();
    form.append(uploadCalls.pictures.upload, picture.file);
    change(picture, { sent: 0, problem: undefined });
    const said = await tell(uploadCalls.pictures, { form, onProgress: (sent) => change(picture, { sent }) });
    if (said.state !== 'ok') {
      const problem = said.state === 'refused' ? said.displayMessage : m.admin_picture_upload_failed();
      return change(picture, { sent: undefined, problem });
    }
    remove(picture);
    onSaved(said.result);
  };

  const save = async () => {
    if (pending.length === 0) return setRefused([m.admin_picture_choose()]);
    setRefused([]);
    setSaving(true);
    for (const picture of pending) await saveOne(picture);
    setSaving(false);
  };

  return { pending, refused, saving, add, remove, save };
}
