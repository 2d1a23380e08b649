/** What a traveller may need in a hurry, the most urgent first. A chip puts one into the search. */
export const serviceTypes = [
  'hospital',
  'police',
  'pharmacy',
  'fuel',
  'cash',
  'bus stand',
  'toilet',
  'repair',
  'forest office',
  'other',
] as const;
export type ServiceType = (typeof serviceTypes)[number];
