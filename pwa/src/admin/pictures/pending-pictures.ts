import { pictureExtensions } from '@helpdesk/contract/calls/uploads';
import { m } from '@helpdesk/words/messages';

import { isHeic } from './shrink-picture.ts';

interface Named {
  readonly name: string;
}

interface Sorted<File extends Named> {
  readonly added: readonly File[];
  /** A sentence for each file that was not added. */
  readonly refused: readonly string[];
}

/** Which of some files may wait beside those that wait already (product 6.8). */
export function sortFiles<File extends Named>(waiting: readonly Named[], files: readonly File[]): Sorted<File> {
  const added: File[] = [];
  const refused: string[] = [];
  const refuse = (name: string, why: string) => refused.push(m.admin_file_refused({ name, why }));
  for (const file of files) {
    const isTwice = [...waiting, ...added].some(({ name }) => name === file.name);
    if (isHeic(file)) refuse(file.name, m.admin_picture_heic());
    else if (!isPictureName(file.name)) refuse(file.name, m.admin_picture_extension());
    else if (isTwice) refuse(file.name, m.admin_picture_twice());
    else added.push(file);
  }
  return { added, refused };
}

function isPictureName(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && pictureExtensions.some((allowed) => allowed === extension);
}

/** A list with the thing at one place moved to another; the places count from 0. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, at) => at !== from);
  const thing = things[from];
  return thing === undefined ? rest : [...rest.slice(0, to), thing, ...rest.slice(to)];
}
