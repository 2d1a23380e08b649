import type { PlaceDraft } from '#drafts.ts';

/** Meena Valley & Konkan Kada */
export const meenaValley: PlaceDraft[] = [
  {
    name: 'Durgawadi Konkan Kada',
    marathi: 'दुर्गवाडी कोकणकडा',
    otherNames: ['Durgwadi', 'Durgawadi Cliff'],
    categories: ['Nature'],
    at: [19.217, 73.64],
    bestSeason: 'July to October',
    content:
      'At the far west of the taluka the land ends in a cliff above the Ambe-Hatvij ghat road. The rains bring fog, wildflowers and waterfalls that blow upwards. There are no food stalls, there is little traffic and the phone signal is weak, so save this page before you leave and tell somebody where you go.',
    facts: [
      'Cliff edge at the far west of the taluka, above the Ambe-Hatvij ghat road.',
      'Reverse waterfalls, fog and wildflowers in the rains; no food stalls.',
      'Little traffic and weak phone signal.',
    ],
    nearby: ['Durg Fort', 'Dhakoba', 'Amboli Meena Source'],
    pictures: ['rock-edge', 'waterfall-cliffs', 'waterfall-road'],
  },
  {
    name: 'Durg Fort',
    marathi: 'दुर्ग किल्ला',
    otherNames: ['Durgwadi Fort'],
    categories: ['Forts'],
    at: [19.22, 73.643],
    bestSeason: 'October to February',
    content:
      'A fifteen-minute walk from Durgwadi brings you to a heap of great boulders, about 1,190 m high. With its twin Dhakoba it watched the foot passes down to the Konkan. A Durga temple and a water tank are close by.',
    facts: [
      'Heap of great boulders of about 1,190 m, a fifteen-minute walk from Durgwadi.',
      'Twin of Dhakoba; both watched the foot passes to the Konkan.',
      'Durga temple with a water tank nearby.',
    ],
    nearby: ['Durgawadi Konkan Kada', 'Dhakoba', 'Daarya Ghat'],
    pictures: ['fort-hill', 'fort-bastion', 'temple-tank'],
  },
  {
    name: 'Dhakoba',
    marathi: 'ढाकोबा',
    otherNames: ['Dhakoba Peak', 'Dhakoba Fort'],
    categories: ['Forts', 'Nature'],
    at: [19.243, 73.657],
    bestSeason: 'October to February',
    content:
      'Dhakoba is the higher of the two watch hills, about 1,250 m, with a sheer drop to the Konkan. The temple at its foot can shelter a small group. Start from Amboli or Durgwadi and take a guide.',
    facts: [
      'Highest of the pair, about 1,250 m, with a sheer drop to the Konkan.',
      'Dhakoba temple at the foot can shelter a small group.',
      'Start from Amboli or Durgwadi; take a guide.',
    ],
    nearby: ['Durg Fort', 'Daarya Ghat', 'Amboli Meena Source'],
    pictures: ['rock-edge', 'fort-hill', 'temple-ghat'],
  },
  {
    name: 'Daarya Ghat',
    marathi: 'दाऱ्या घाट',
    otherNames: ['Darya Ghat', 'Darya Pass'],
    categories: ['Nature', 'Heritage & Culture'],
    at: [19.2465, 73.6831],
    bestSeason: 'July to October',
    content:
      'Cattle were once driven down this foot pass from Amboli village to the fair at Mhase in the Konkan. In the monsoon its sides become a wall of waterfalls.',
    facts: [
      'Old foot pass from Amboli village down to the Konkan, once used to drive cattle to the fair at Mhase.',
      'Wall of waterfalls in the monsoon.',
    ],
    nearby: ['Amboli Meena Source', 'Dhakoba', 'Durg Fort'],
    pictures: ['waterfall-cliffs', 'rock-edge', 'village-fields'],
  },
  {
    name: 'Amboli Meena Source',
    marathi: 'आंबोली, मीना उगम',
    otherNames: ['Amboli (Junnar)'],
    categories: ['Nature'],
    at: [19.235, 73.71],
    bestSeason: 'July to November',
    content:
      'The Meena river rises at this hill village. From here you set out for Dhakoba and for the Daarya pass. Do not mix it up with the better-known Amboli of Sindhudurg.',
    facts: ['Hill village where the Meena river rises; not the Amboli of Sindhudurg.', 'Base for Dhakoba and the Daarya pass.'],
    nearby: ['Daarya Ghat', 'Dhakoba', 'Durgawadi Konkan Kada'],
    pictures: ['waterfall-pool', 'village-fields', 'waterfall-road'],
  },
  {
    name: 'Wadaj Dam',
    marathi: 'वडज धरण',
    otherNames: ['Vadaj Dam'],
    categories: ['Dams & Lakes'],
    at: [19.156, 73.867],
    bestSeason: 'August to February',
    content:
      'This earth dam holds the Meena river; it is about 26 m high and 1,830 m long. As part of the Kukadi project it feeds a canal of 40 km.',
    facts: ['Earth dam on the Meena river, about 26 m high and 1,830 m long.', 'Part of the Kukadi project, with a 40 km canal.'],
    nearby: ['Wadaj Khandoba Temple', 'Parunde Brahmanath Temple', 'Shivneri Fort'],
    pictures: ['lake-boat', 'lake-dam', 'lake-birds'],
  },
  {
    name: 'Wadaj Khandoba Temple',
    marathi: 'कुलस्वामी खंडेराया मंदिर, वडज',
    otherNames: ['Khandoba Vadaj', 'Kulswami Khanderai Vadaj'],
    categories: ['Temples'],
    at: [19.155, 73.862],
    bestSeason: 'November to April',
    content:
      'Close to the dam stands the village temple of Khandoba. Champa Shashthi and the full-moon days are busy. It lies in the Meena valley, some 6 km south of Junnar town in a straight line.',
    facts: [
      'Village Khandoba temple close to the dam, busy on Champa Shashthi and full-moon days.',
      'In the Meena valley, some 6 km south of Junnar town in a straight line.',
    ],
    nearby: ['Wadaj Dam', 'Dhamankhel Khandoba Temple', 'Parunde Brahmanath Temple'],
    pictures: ['temple-ghat', 'temple-lamps', 'lake-boat'],
  },
  {
    name: 'Parunde Brahmanath Temple',
    marathi: 'श्री ब्रह्मनाथ मंदिर, पारुंडे',
    otherNames: ['Brahmanath Parunde', 'Bramhanath Temple'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.163, 73.835],
    bestSeason: 'October to February',
    content:
      'Brahmanath is one of the three Hemadpanti temples of the taluka, with Kukadeshwar and Khireshwar: old, carved, and sacred to Shiva. Once in twelve years, last in 2015, ascetics gather here for a Simhastha fair. The village lies at about 860 m.',
    facts: [
      'Old carved Shiva temple, one of the three Hemadpanti temples of the taluka with Kukadeshwar and Khireshwar.',
      'Ascetics gather here for a Simhastha fair every twelve years (last in 2015).',
      'Altitude about 860 m.',
    ],
    nearby: ['Wadaj Dam', 'Shivneri Fort', 'Tulja Caves'],
    pictures: ['temple-tank', 'temple-lamps', 'temple-ghat'],
  },
];
