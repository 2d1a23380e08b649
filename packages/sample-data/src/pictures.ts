import { shown as shownInHindi } from '#hi/pictures.ts';
import { shown as shownInMarathi } from '#mr/pictures.ts';

/** What each drawn scene shows, as the end of "Drawing for Shivneri Fort: …". */
const shown = {
  'fort-hill': 'a fort on a flat-topped hill, with a stepped path climbing through its gates',
  'fort-gate': 'steps leading up to a pointed gate between two round bastions',
  'fort-bastion': 'a round bastion with a flag, and a wall running along the hills',
  'caves-cliff': 'a row of pillared caves in a cliff, with steps leading up through grass',
  'caves-chaitya': 'a rock-cut front with a great horseshoe window above its doors',
  'caves-hall': 'a pillared prayer hall in the rock, with a stupa at its end',
  'temple-ghat': 'a white temple spire above stone steps and still water',
  'temple-lamps': 'a stone lamp tower with lit lamps beside a temple door at dusk',
  'temple-tank': 'a stepped stone tank with a small temple on its far side',
  'lake-dam': 'water pouring through the gates of a dam',
  'lake-boat': 'a person in a small boat on a wide lake between hills',
  'lake-birds': 'white egrets and two boats on the bank of a lake',
  'waterfall-cliffs': 'waterfalls coming down a wall of rock',
  'waterfall-road': 'a road winding through green hills past a waterfall',
  'waterfall-pool': 'a waterfall dropping into a pool between boulders',
  'wildlife-leopard': 'a leopard lying on a rock',
  'wildlife-squirrel': 'a giant squirrel on a branch',
  'wildlife-watchtower': 'a watchtower and deer in a tall forest',
  'observatory-dishes': 'radio telescope dishes standing in fields',
  'observatory-dish': 'one large radio dish pointing at the sky',
  'observatory-night': 'radio dishes under a sky of star trails',
  'village-fields': 'a village of red-tiled houses between fields and hills',
  'village-vines': 'rows of grape vines running towards the hills',
  'village-house': 'a house with a tiled roof, wooden posts and a tulsi planter',
  'resort-pool': 'two cottages with tiled roofs and a pool',
  'resort-deck': 'two chairs and tea on a wooden deck facing the hills',
  'resort-tents': 'lit tents and a fire below strings of lamps',
  'restaurant-thali': 'a thali with bhakri, rice, vegetables and pickles',
  'restaurant-front': 'a small eating house with benches in front of it',
  'restaurant-snack': 'vada pav and a glass of tea on a window sill',
  'rock-needle': 'a free-standing needle of rock beside the shoulder of a hill',
  'rock-bridge': 'a natural bridge of rock with a stream below it',
  'rock-edge': 'a railing along a cliff edge, with the plain far below',
} as const;
export type SceneName = keyof typeof shown;

/** A name as part of a file name: letters a to z, digits and hyphens. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A picture's file without width and ending; `place-shivneri-fort-1` lies in the repository as three files. */
export const pictureFile = (kind: string, name: string, number: number): string => `${kind}-${plain(name)}-${number}`;

/** The address of a picture's largest width (see the contract's `pictureAt`). */
export const pictureAddressOf = (kind: string, name: string, number: number): string =>
  `/images/${pictureFile(kind, name, number)}-1280.webp`;

/** A picture's alternative text in each language, with the listing's name in that language. */
export const pictureText = {
  en: (scene: SceneName, name: string): string => `Drawing for ${name}: ${shown[scene]}`,
  mr: (scene: SceneName, name: string): string => `${name}, रेखाचित्र: ${shownInMarathi[scene]}`,
  hi: (scene: SceneName, name: string): string => `${name}, रेखाचित्र: ${shownInHindi[scene]}`,
};
