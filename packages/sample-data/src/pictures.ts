import { shown as shownInHindi } from '#hi/pictures.ts';
import { shown as shownInMarathi } from '#mr/pictures.ts';
import { type SceneName, shown } from './scenes.ts';

/** A name as part of a file name: letters a to z, digits and hyphens. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A picture's name without width and ending; it lies in the repository as three files (`picturePath`). */
export const pictureFile = (kind: string, name: string, number: number): string => `${kind}-${plain(name)}-${number}`;

/** The address of a picture's largest width (see the contract's `pictureAt`). */
export const pictureAddressOf = (kind: string, name: string, number: number): string =>
  `/images/${pictureFile(kind, name, number)}-1280.webp`;

/** Who made the drawings, and how they may be used: as all of the project. */
export const pictureCredit = 'Drawing: Junnar Tourism Helpdesk, MIT licence';

/** A picture's alternative text in each language, with the listing's name in that language. */
export const pictureText = {
  en: (scene: SceneName, name: string): string => `Drawing for ${name}: ${shown[scene]}`,
  mr: (scene: SceneName, name: string): string => `${name}, रेखाचित्र: ${shownInMarathi[scene]}`,
  hi: (scene: SceneName, name: string): string => `${name}, रेखाचित्र: ${shownInHindi[scene]}`,
};
