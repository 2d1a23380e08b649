import type { PlaceTexts } from '#drafts.ts';
import { aleAndAne } from '#mr/places/ale-and-ane.ts';
import { aroundJunnar } from '#mr/places/around-junnar.ts';
import { junnarTown } from '#mr/places/junnar-town.ts';
import { lenyadri } from '#mr/places/lenyadri.ts';
import { malshej } from '#mr/places/malshej.ts';
import { manikdoh } from '#mr/places/manikdoh.ts';
import { meenaValley } from '#mr/places/meena-valley.ts';
import { naneghat } from '#mr/places/naneghat.ts';
import { ozar } from '#mr/places/ozar.ts';

/** The places in Marathi, by their English names. */
export const places: Record<string, PlaceTexts> = {
  ...junnarTown,
  ...naneghat,
  ...manikdoh,
  ...lenyadri,
  ...malshej,
  ...ozar,
  ...meenaValley,
  ...aleAndAne,
  ...aroundJunnar,
};
