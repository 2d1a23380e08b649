import { uploadCalls } from '@helpdesk/contract/calls/uploads';
import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { sortFiles } from './pending-pictures.ts';
import { isHeic, shrinkPicture } from './shrink-picture.ts';

export interface PendingPicture {
  readonly name: string;
  readonly file: File;
  /** Of this browser alone, for its thumbnail. */
  readonly preview: string;
  /** A large one is drawn anew before it is sent. */
  readonly shrinking?: boolean;
  /** Which share has left, from 0 to 1; undefined while it waits. */
  readonly sent?: number;
  /** Why it was not saved. */
  readonly problem?: string;
}

/** Saves the pictures that wait; false: at least one was not saved, and says why. */
export type SaveWaiting = () => Promise<boolean>;

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

  const add = async (files: readonly File[]): Promise<readonly PendingPicture[]> => {
    // What this browser can read of an iPhone becomes a JPEG; the rest is refused below.
    const read = await Promise.all(files.map(async (file) => (isHeic(file) ? shrinkPicture(file) : file)));
    const sorted = sortFiles(pending, read);
    const added = sorted.added.map(shown);
    setPending((before) => [...before, ...added]);
    setRefused(sorted.refused);
    return added;
  };
  const change = (picture: PendingPicture, to: Partial<PendingPicture>) =>
    setPending((before) => before.map((each) => (each.preview === picture.preview ? { ...each, ...to } : each)));
  const remove = (picture: PendingPicture) => {
    setPending((before) => before.filter(({ preview }) => preview !== picture.preview));
    setRefused([]);
  };

  const saveOne = async (picture: PendingPicture): Promise<boolean> => {
    const form = new FormData();
    change(picture, { shrinking: true, problem: undefined });
    const file = await shrinkPicture(picture.file);
    form.append(uploadCalls.pictures.upload, file, file.name);
    change(picture, { shrinking: false, sent: 0 });
    const response = await authorisedRequest(uploadCalls.pictures, { form, onProgress: (sent) => change(picture, { sent }) });
    if (response.state !== 'ok') {
      const problem = response.state === 'refused' ? response.displayMessage : m.admin_picture_upload_failed();
      change(picture, { sent: undefined, problem });
      return false;
    }
    remove(picture);
    onSaved(response.result);
    return true;
  };

  const saveAll = async (pictures: readonly PendingPicture[]): Promise<boolean> => {
    setSaving(true);
    let isSaved = true;
    for (const picture of pictures) isSaved = (await saveOne(picture)) && isSaved;
    setSaving(false);
    return isSaved;
  };

  const save = () => {
    setRefused([]);
    return saveAll(pending);
  };

  /** A photo that was just taken goes straight in. */
  const take = async (files: readonly File[]) => saveAll(await add(files.map(named)));

  return { pending, refused, saving, add, remove, save, take };
}

/** A camera calls each of its photos alike. */
const named = (file: File, at: number): File =>
  new File([file], `photo-${Date.now()}-${at}.${file.name.split('.').at(-1) ?? 'jpg'}`, { type: file.type });
