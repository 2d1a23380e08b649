/** Advertisements of invented businesses; the last two show what the public does not see: one has ended, one is to come. */
interface AdDraft {
  title: string;
  marathi: string;
  hindi: string;
  /** The two lines on the picture. */
  lines: [string, string];
  targetURL: string;
  phone: string;
  startDate: string;
  endDate: string;
}

/** First in the list comes first on the screen. */
export const ads: AdDraft[] = [
  {
    title: 'Sahyadri Step Guides',
    marathi: 'सह्याद्री स्टेप गाइड्स',
    hindi: 'सह्याद्रि स्टेप गाइड्स',
    lines: ['Sahyadri Step Guides', 'Walk with a local'],
    targetURL: 'https://guides.example.org/',
    phone: '+910000030001',
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  },
  {
    title: 'Kukadi Cycle Hire',
    marathi: 'कुकडी सायकल भाड्याने',
    hindi: 'कुकड़ी साइकिल किराए पर',
    lines: ['Kukadi Cycle Hire', 'By the day, from Junnar'],
    targetURL: 'https://cycles.example.org/',
    phone: '+910000030002',
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  },
  {
    title: 'Jatra Spice Works',
    marathi: 'जत्रा मसाले',
    hindi: 'जत्रा मसाले',
    lines: ['Jatra Spice Works', 'Ground fresh on Sundays'],
    targetURL: 'https://spices.example.org/',
    phone: '+910000030003',
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  },
  {
    title: 'Ranjan Pottery Yard',
    marathi: 'रांजण कुंभारवाडा',
    hindi: 'रांजण कुम्हार आँगन',
    lines: ['Ranjan Pottery Yard', 'Make a jar in a morning'],
    targetURL: 'https://pottery.example.org/',
    phone: '+910000030004',
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  },
  {
    title: 'Draksha Harvest Days 2026',
    marathi: 'द्राक्ष तोडणी महोत्सव 2026',
    hindi: 'अंगूर तुड़ाई उत्सव 2026',
    lines: ['Draksha Harvest Days', 'February 2026'],
    targetURL: 'https://harvest.example.org/2026',
    phone: '+910000030005',
    startDate: '2026-01-10',
    endDate: '2026-02-28',
  },
  {
    title: 'Kada Night Run 2036',
    marathi: 'कडा नाइट रन 2036',
    hindi: 'कड़ा नाइट रन 2036',
    lines: ['Kada Night Run', 'January 2036'],
    targetURL: 'https://run.example.org/2036',
    phone: '+910000030006',
    startDate: '2035-11-01',
    endDate: '2036-01-31',
  },
];
