import { ofSite } from './here.ts';

/** Roads, rivers and paths that the map draws under its pins, each file of them with its licence. */
export const mapLines = ofSite((site) => site.mapLines);
