import type { PlaceDraft } from '#drafts.ts';

/** Lenyadri & Otur */
export const lenyadri: PlaceDraft[] = [
  {
    name: 'Lenyadri Caves',
    marathi: 'लेण्याद्री लेणी (गणेश लेणी)',
    otherNames: ['Ganesh Leni', 'Ganesa Lena', 'Suleman Pahar', 'Ganesh Pahar'],
    categories: ['Caves', 'Heritage & Culture'],
    at: [19.2428, 73.8856],
    popular: true,
    bestSeason: 'October to February',
    content:
      'About 30 Buddhist caves look south from this cliff, 26 of them numbered. They were cut between the 1st and the 3rd century CE. Caves 6 and 14 are prayer halls. In the others monks lived and stored their water. The foot of the hill is about 5 km north of Junnar.',
    facts: [
      'About 30 Buddhist rock-cut caves, 26 of them numbered, facing south; 1st to 3rd century CE.',
      'Caves 6 and 14 are prayer halls; the others are monks’ dwellings and cisterns.',
      'About 5 km north of Junnar.',
    ],
    nearby: ['Girijatmaj Ganesh Temple Lenyadri', 'Golegaon Grape Village', 'Shivneri Fort'],
    pictures: ['caves-chaitya', 'caves-cliff', 'caves-hall'],
  },
  {
    name: 'Girijatmaj Ganesh Temple Lenyadri',
    marathi: 'श्री गिरिजात्मज गणपती, लेण्याद्री',
    otherNames: ['Girijatmaj Ashtavinayak', 'Lenyadri Ganpati'],
    categories: ['Temples'],
    at: [19.2428, 73.8853],
    popular: true,
    bestSeason: 'October to February; Ganesh Chaturthi and Maghi Chaturthi are crowded',
    content:
      'This is the only one of the eight Ashtavinayak shrines on a hill. It lies in a Buddhist cave, Cave 7 of Lenyadri. The hall has cells on three sides and not one pillar. About 300 steps lead up. Palki chairs are usually on offer for those who cannot climb. It is crowded on Ganesh Chaturthi and Maghi Chaturthi.',
    facts: [
      'The only one of the eight Ashtavinayak shrines that lies on a hill inside a Buddhist cave (Cave 7).',
      'About 300 steps (one source counts 338); palki chairs are usually on offer.',
      'The hall has cells on three sides and no pillars inside.',
    ],
    access: { steps: true },
    nearby: ['Lenyadri Caves', 'Ozar Vighneshwar Temple', 'Golegaon Grape Village'],
    pictures: ['caves-cliff', 'temple-lamps', 'caves-hall'],
  },
  {
    name: 'Golegaon Grape Village',
    marathi: 'गोळेगाव द्राक्षग्राम',
    otherNames: ['Draksha Gram Golegaon', 'Junnar Grape Festival'],
    categories: ['Agro & Rural Tourism'],
    at: [19.235, 73.893],
    bestSeason: 'January to March',
    content:
      'Vineyards surround this village at the foot of Lenyadri. The local picking season runs from about January to March. In mid-February the state-backed grape festival, held since 2019, takes visitors on walks through the vines.',
    facts: [
      'Grape-growing village at the foot of Lenyadri.',
      'State-backed grape festival with vineyard walks in mid-February (held since 2019).',
      'Local season for picking is about January to March.',
    ],
    nearby: ['Lenyadri Caves', 'Girijatmaj Ganesh Temple Lenyadri', 'Ozar Vighneshwar Temple'],
    pictures: ['village-vines', 'village-house', 'village-fields'],
  },
  {
    name: 'Kapardikeshwar Temple Otur',
    marathi: 'श्री कपर्दिकेश्वर मंदिर, ओतूर',
    otherNames: ['Kapardikeshwar', 'Uttamapur temple'],
    categories: ['Temples'],
    at: [19.27, 73.985],
    popular: true,
    bestSeason: 'July to August (Shravan); October to February',
    content:
      'This Shiva temple stands on the Mandavi river at Otur, a town once called Uttamapur. It is named after a small linga that was found in a cowrie shell, a kapardi. On every Monday of Shravan, lingas of rice are stacked in tiers with lemons between them. Wrestling bouts follow.',
    facts: [
      'Shiva temple on the Mandavi river; Otur was once called Uttamapur.',
      'Every Monday of Shravan, lingas of rice are stacked in tiers with lemons between them; wrestling bouts follow.',
      'The name recalls a small linga found in a cowrie shell (kapardi).',
    ],
    nearby: ['Chaitanya Maharaj Samadhi Otur', 'Hatkeshwar', 'Lenyadri Caves'],
    pictures: ['temple-ghat', 'temple-tank', 'temple-lamps'],
  },
  {
    name: 'Chaitanya Maharaj Samadhi Otur',
    marathi: 'बाबाजी चैतन्य महाराज समाधी, ओतूर',
    otherNames: ['Babaji Chaitanya Samadhi', 'Keshav Chaitanya Samadhi'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.2702, 73.9855],
    bestSeason: 'All year',
    content:
      'Babaji Chaitanya, remembered as the guru of Saint Tukaram, has his memorial in Otur. Local tradition gives the year 1571. You can come at any time of the year.',
    facts: ['Memorial of Babaji Chaitanya, remembered as the guru of Saint Tukaram.', 'Local tradition dates it to 1571.'],
    nearby: ['Kapardikeshwar Temple Otur', 'Chilhewadi Dam', 'Lenyadri Caves'],
    pictures: ['temple-ghat', 'temple-lamps', 'village-house'],
  },
  {
    name: 'Hatkeshwar',
    marathi: 'हटकेश्वर',
    otherNames: ['Hatkeshwar Hill', 'Hatkeshwar Mahadev'],
    categories: ['Temples', 'Nature'],
    at: [19.285, 73.86],
    bestSeason: 'September to February',
    content:
      'Dozens of small Nandi figures surround the little old Shiva temple on this hill of about 1,280 m. Walk on and you come to a natural rock bridge, and to a long ridge that leads on to Lenyadri. Paths start at Godre, Alme, Ganesh Khind and Kolhewadi.',
    facts: [
      'Hill of about 1,280 m with a small old Shiva temple and dozens of small Nandi figures.',
      'A natural rock bridge and a long ridge walk lead on to Lenyadri.',
      'Ways up from Godre, Alme, Ganesh Khind and Kolhewadi.',
    ],
    nearby: ['Varhadi Dongar', 'Ganesh Khind', 'Lenyadri Caves'],
    pictures: ['temple-tank', 'rock-bridge', 'rock-edge'],
  },
  {
    name: 'Varhadi Dongar',
    marathi: 'वऱ्हाडी डोंगर',
    otherNames: ['Warhadi Dongar', 'Navra Navri Dongar', 'Wedding Party Hill'],
    categories: ['Nature'],
    at: [19.28, 73.9],
    bestSeason: 'August to February',
    content:
      'Folk tale sees a wedding party turned to stone in the upright rocks along this ridge. You can pick out the guests from the Junnar to Otur road, or from the trek to Hatkeshwar.',
    facts: [
      'Ridge of upright rocks which folk tale reads as a wedding party turned to stone.',
      'Seen from the Junnar to Otur road and from the Hatkeshwar trek.',
    ],
    nearby: ['Hatkeshwar', 'Ganesh Khind', 'Kapardikeshwar Temple Otur'],
    pictures: ['rock-needle', 'waterfall-road', 'village-fields'],
  },
  {
    name: 'Ganesh Khind',
    marathi: 'गणेश खिंड, जुन्नर',
    otherNames: ['Ganesh Khind Junnar'],
    categories: ['Nature'],
    at: [19.27, 73.885],
    bestSeason: 'July to October',
    content:
      'North of Junnar the road to Malshej climbs through this green pass, past a small Ganesh shrine. One of the walks to Hatkeshwar begins here.',
    facts: [
      'Green road pass north of Junnar on the way to Malshej, with a small Ganesh shrine.',
      'One of the starts of the Hatkeshwar walk.',
    ],
    nearby: ['Hatkeshwar', 'Lenyadri Caves', 'Varhadi Dongar'],
    pictures: ['waterfall-road', 'temple-ghat', 'waterfall-pool'],
  },
  {
    name: 'Chilhewadi Dam',
    marathi: 'चिल्हेवाडी धरण',
    otherNames: ['Chilewadi Dam'],
    categories: ['Dams & Lakes'],
    at: [19.315, 73.945],
    bestSeason: 'August to January',
    content:
      'The Mandavi river fills this reservoir in the hills north of Otur. Come for quiet water and the view of the hills. There are no visitor services, so bring what you need.',
    facts: ['Reservoir on the Mandavi river in the hills north of Otur.', 'Quiet water with hill views; no visitor services.'],
    nearby: ['Kapardikeshwar Temple Otur', 'Malshej Ghat', 'Pimpalgaon Joga Dam'],
    pictures: ['lake-boat', 'lake-dam', 'waterfall-road'],
  },
];
