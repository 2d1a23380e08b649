import type { PlaceDraft } from '#drafts.ts';

/** Ozar & Narayangaon */
export const ozar: PlaceDraft[] = [
  {
    name: 'Ozar Vighneshwar Temple',
    marathi: 'श्री विघ्नहर गणपती, ओझर',
    otherNames: ['Vighnahar Ganpati', 'Vigneshwara Temple', 'Ozhar Ganpati'],
    categories: ['Temples'],
    at: [19.1886, 73.96],
    popular: true,
    bestSeason: 'October to February; five-day fair from Kartik Purnima',
    content:
      'Ozar is one of the eight Ashtavinayak shrines. It stands on the Kukadi, by the lake of the Yedgaon dam. Chimaji Appa had the spire gilded after the Vasai campaign of 1739. It was restored again in 1967. See the two lamp towers, the stone wall you can walk on, and the marble mouse inside. A five-day fair begins on Kartik Purnima.',
    facts: [
      'One of the eight Ashtavinayak shrines, on the Kukadi, by the lake of the Yedgaon dam.',
      'Chimaji Appa had the spire gilded after the Vasai campaign of 1739; restored again in 1967.',
      'Two lamp towers, a stone wall you can walk on, and, inside, the marble figure of a running mouse.',
    ],
    nearby: ['Yedgaon Dam', 'Girijatmaj Ganesh Temple Lenyadri', 'Narayangaon Muktabai Temple'],
    pictures: ['temple-lamps', 'temple-ghat', 'temple-tank'],
  },
  {
    name: 'Yedgaon Dam',
    marathi: 'येडगाव धरण',
    otherNames: ['Yedgaon Lake'],
    categories: ['Dams & Lakes'],
    at: [19.157, 74.015],
    bestSeason: 'August to February',
    content:
      'Yedgaon is the main balancing reservoir of the Kukadi project and its five dams. The earth wall, opened in 1977, is about 30 m high and 4.5 km long. Its backwater reaches all the way up to Ozar, with boats and water birds on it.',
    facts: [
      'Earth dam on the Kukadi, opened in 1977; about 30 m high and 4.5 km long.',
      'The main balancing reservoir of the five-dam Kukadi project.',
      'Long backwater up to Ozar; boats and water birds.',
    ],
    nearby: ['Ozar Vighneshwar Temple', 'GMRT Khodad', 'Narayangad Fort'],
    pictures: ['lake-dam', 'lake-birds', 'lake-boat'],
  },
  {
    name: 'GMRT Khodad',
    marathi: 'जीएमआरटी, खोडद',
    otherNames: ['Giant Metrewave Radio Telescope', 'GMRT', 'Khodad Observatory'],
    categories: ['Science'],
    at: [19.0965, 74.0497],
    popular: true,
    bestSeason: '28 February open days; else by permission',
    content:
      'Thirty radio dishes stand around Khodad, each 45 m across. Fourteen are close together. Sixteen stand along a Y of up to 25 km. The open house and school science fair fall around National Science Day, 28 February. Over 25,000 people came in 2015. At other times you need permission. Switch your phone off near the dishes.',
    facts: [
      'Thirty dishes, each 45 m across, that can be turned; fourteen close together and sixteen along a Y of up to 25 km.',
      'Open house and school science fair around National Science Day, 28 February; over 25,000 people came in 2015.',
      'Visits at other times need permission; phones must be off near the dishes.',
    ],
    nearby: ['Narayangad Fort', 'Narayangaon Tamasha Pandhari', 'Yedgaon Dam'],
    pictures: ['observatory-dishes', 'observatory-dish', 'observatory-night'],
  },
  {
    name: 'Narayangad Fort',
    marathi: 'नारायणगड किल्ला',
    otherNames: ['Narayangad (Khodad)', 'Narayangarh'],
    categories: ['Forts'],
    at: [19.117, 74.022],
    bestSeason: 'All year',
    content:
      'Between Narayangaon and Khodad rises a low hill fort of about 780 m. Hastamata has her temple on the highest point, Mukai hers at the foot. On the door of a ruined mansion look for carvings of the sharabh and for a small Ganesh. A visitor of 1873 noted a spring near the top with a worn Persian inscription.',
    facts: [
      'Low hill fort of about 780 m between Narayangaon and Khodad.',
      'Hastamata temple on the highest point, Mukai temple at the foot; sharabh carvings and a small Ganesh on a ruined mansion door.',
      'A spring near the top with a worn Persian inscription was noted in 1873.',
    ],
    nearby: ['GMRT Khodad', 'Narayangaon Muktabai Temple', 'Yedgaon Dam'],
    pictures: ['fort-hill', 'temple-ghat', 'fort-bastion'],
  },
  {
    name: 'Narayangaon Tamasha Pandhari',
    marathi: 'नारायणगाव तमाशा पंढरी',
    otherNames: ['Narayangaon', 'Tamasha Pandhari'],
    categories: ['Heritage & Culture'],
    at: [19.1167, 73.9667],
    bestSeason: 'March to May (fair season)',
    content:
      'Troupes of tamasha, the travelling theatre of Maharashtra, take their bookings in Narayangaon. Their offices, called rahutya, open before the fair season in spring. The town was home to Vithabai Bhau Mang Narayangaonkar, who was honoured with a President’s award.',
    facts: [
      'Booking town of the travelling tamasha theatre troupes of Maharashtra.',
      'Home of Vithabai Bhau Mang Narayangaonkar, honoured with a President’s award.',
      'Troupe offices (rahutya) open before the spring fair season.',
    ],
    nearby: ['Narayangaon Muktabai Temple', 'Narayangad Fort', 'GMRT Khodad'],
    pictures: ['village-house', 'restaurant-front', 'village-fields'],
  },
  {
    name: 'Narayangaon Muktabai Temple',
    marathi: 'मुक्ताबाई काळोबा देवस्थान, नारायणगाव',
    otherNames: ['Muktabai Kaloba Devasthan'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.117, 73.969],
    bestSeason: 'April (Chaitra yatra)',
    content:
      'The yatra of this village goddess starts the day after Hanuman Jayanti and lasts about a week. Tamasha artists then perform without pay, as a service to her, and there are wrestling and fireworks.',
    facts: [
      'Village-goddess temple; the yatra starts the day after Hanuman Jayanti and lasts about a week.',
      'Tamasha artists perform free as a service to the goddess; wrestling and fireworks.',
    ],
    nearby: ['Narayangaon Tamasha Pandhari', 'Narayangad Fort', 'Ozar Vighneshwar Temple'],
    pictures: ['temple-lamps', 'village-house', 'temple-ghat'],
  },
  {
    name: 'Narayangaon Tomato Market',
    marathi: 'नारायणगाव टोमॅटो बाजार',
    otherNames: ['Narayangaon APMC yard'],
    categories: ['Agro & Rural Tourism'],
    at: [19.12, 73.975],
    bestSeason: 'May to October',
    content:
      'In the summer and the rainy season one of the largest open tomato auctions of Maharashtra is held in this yard. The selling is done early in the morning. Ask before you take pictures.',
    facts: [
      'One of the largest open tomato auctions of Maharashtra in the summer and rainy season.',
      'Early-morning auctions; ask before you take pictures.',
    ],
    nearby: ['Narayangaon Tamasha Pandhari', 'Narayangad Fort', 'Arvi Earth Station'],
    pictures: ['village-fields', 'village-house', 'restaurant-front'],
  },
  {
    name: 'Arvi Earth Station',
    marathi: 'विक्रम उपग्रह भूकेंद्र, आर्वी',
    otherNames: ['Vikram Earth Station', 'Arvi Satellite Centre'],
    categories: ['Science'],
    at: [19.155, 73.955],
    bestSeason: 'All year',
    content:
      'One of India’s early satellite ground stations began work here in 1971. You can see it from the road only. It is not open to visitors.',
    facts: ['Early satellite ground station of India, opened in 1971.', 'Seen from the road only; not open to visitors.'],
    nearby: ['Ozar Vighneshwar Temple', 'Narayangaon Tomato Market', 'Wadaj Dam'],
    pictures: ['observatory-dish', 'observatory-dishes', 'village-fields'],
  },
  {
    name: 'Gibson Memorial Hivare',
    marathi: 'डॉ. गिब्सन स्मारक, हिवरे',
    otherNames: ['Dr Gibson Statue', 'Gibson Garden'],
    categories: ['Heritage & Culture', 'Science'],
    at: [19.139, 73.985],
    bestSeason: 'October to February',
    content:
      'Alexander Gibson, a Scottish botanist of the 19th century, ran a government garden at Hivare, near Junnar. The memorial recalls him and is listed among the stops of the grape-festival tour.',
    facts: [
      'Recalls Alexander Gibson, a Scottish botanist of the 19th century who ran a government garden at Hivare near Junnar.',
      'Listed among the stops of the grape-festival tour.',
    ],
    nearby: ['Ozar Vighneshwar Temple', 'Yedgaon Dam', 'Narayangaon Tamasha Pandhari'],
    pictures: ['village-house', 'village-vines', 'wildlife-squirrel'],
  },
];
