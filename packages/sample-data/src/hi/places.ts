import type { PlaceTexts } from '#drafts.ts';
import { aleAndAne } from '#hi/places/ale-and-ane.ts';
import { aroundJunnar } from '#hi/places/around-junnar.ts';
import { junnarTown } from '#hi/places/junnar-town.ts';
import { lenyadri } from '#hi/places/lenyadri.ts';
import { malshej } from '#hi/places/malshej.ts';
import { manikdoh } from '#hi/places/manikdoh.ts';
import { meenaValley } from '#hi/places/meena-valley.ts';
import { naneghat } from '#hi/places/naneghat.ts';
import { ozar } from '#hi/places/ozar.ts';

/** The places in Hindi, by their English names. */
export const places: Record<string, Required<PlaceTexts>> = {
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
