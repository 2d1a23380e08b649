/** Project reports; `art/write-reports.mjs` writes their files. */
export const reports = [
  {
    name: 'Junnar Festival 2023 Season 1',
    marathi: 'जुन्नर महोत्सव 2023, पर्व 1',
    hindi: 'जुन्नर महोत्सव 2023, सत्र 1',
    file: 'junnar-festival-2023-season-1.pdf',
  },
  {
    name: 'Shivneri Step Repair 2024',
    marathi: 'शिवनेरीच्या पायऱ्यांची दुरुस्ती 2024',
    hindi: 'शिवनेरी की सीढ़ियों की मरम्मत 2024',
    file: 'shivneri-step-repair-2024.pdf',
  },
];
