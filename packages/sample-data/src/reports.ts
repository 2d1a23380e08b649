/** Project reports; `art/write-reports.mjs` writes their files. */
export const reports = [
  { name: 'Junnar Festival 2023 Season 1', file: 'junnar-festival-2023-season-1.pdf' },
  { name: 'Shivneri Step Repair 2024', file: 'shivneri-step-repair-2024.pdf' },
];
