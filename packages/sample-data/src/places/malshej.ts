import type { PlaceDraft } from '#drafts.ts';

/** Malshej & Khireshwar */
export const malshej: PlaceDraft[] = [
  {
    name: 'Malshej Ghat',
    marathi: 'माळशेज घाट',
    otherNames: ['Malshej', 'Malshej Pass'],
    categories: ['Nature'],
    at: [19.339, 73.775],
    popular: true,
    bestSeason: 'July to September',
    content:
      'The highway from Kalyan to Ahilyanagar crosses the edge of the Deccan at this pass, 700 to 800 m up. In the monsoon there are scores of waterfalls, some of them over the road itself. Fog can be thick. Rockfalls close the road at times. Check that it is open before you set out. Drive with your lights on.',
    facts: [
      'Road pass of about 700 to 800 m on the Kalyan to Ahilyanagar highway.',
      'Scores of waterfalls in the monsoon, some over the road; thick fog.',
      'Rockfalls close the road at times: check before you set out.',
    ],
    nearby: ['Pimpalgaon Joga Dam', 'Kalu Waterfall', 'Khireshwar Nageshwar Temple'],
    pictures: ['waterfall-road', 'waterfall-cliffs', 'waterfall-pool'],
  },
  {
    name: 'Pimpalgaon Joga Dam',
    marathi: 'पिंपळगाव जोगा धरण',
    otherNames: ['Pimpalgaon Joge Dam', 'Joga Dam'],
    categories: ['Dams & Lakes', 'Wildlife'],
    at: [19.3247, 73.8368],
    popular: true,
    bestSeason: 'August to February',
    content:
      'Bring binoculars. Egrets, cormorants, terns and kingfishers feed along this backwater. Flamingos come in some winters. The earth dam across the Pushpavati was opened in 1999. It is 28.6 m high and about 1,560 m long. Its water feeds the grape belt of Otur, Junnar and Narayangaon.',
    facts: [
      'Earth dam on the Pushpavati river, 28.6 m high and about 1,560 m long, opened in 1999.',
      'Backwater known for birds: egrets, cormorants, terns, kingfishers, and flamingos in some winters.',
      'Feeds the grape belt of Otur, Junnar and Narayangaon.',
    ],
    nearby: ['Malshej Ghat', 'Sindola Fort', 'Khireshwar Nageshwar Temple'],
    pictures: ['lake-birds', 'lake-boat', 'lake-dam'],
  },
  {
    name: 'Khireshwar Nageshwar Temple',
    marathi: 'नागेश्वर मंदिर, खिरेश्वर',
    otherNames: ['Nageshwar Mandir Khireshwar'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.361, 73.798],
    bestSeason: 'October to March',
    content:
      'An old Hemadpanti Shiva temple stands between the Pimpalgaon Joga backwater and the wall of Harishchandragad. Look up twice: at the reclining Vishnu over the door of the sanctum, and at the carved panels of the ceiling.',
    facts: [
      'Old Hemadpanti Shiva temple between the Pimpalgaon Joga backwater and the wall of Harishchandragad.',
      'Look for the reclining Vishnu over the sanctum door and the carved ceiling panels.',
    ],
    nearby: ['Khireshwar Caves', 'Harishchandragad', 'Pimpalgaon Joga Dam'],
    pictures: ['temple-tank', 'temple-ghat', 'waterfall-cliffs'],
  },
  {
    name: 'Khireshwar Caves',
    marathi: 'खिरेश्वर लेणी',
    otherNames: ['Khireshwar Leni'],
    categories: ['Caves'],
    at: [19.362, 73.797],
    bestSeason: 'October to March',
    content:
      'This small rock-cut group lies by Khireshwar village and is counted among the eleven cave groups of the taluka. It makes a short stop before the trek up Tolar Khind.',
    facts: [
      'Small rock-cut group by the village, listed among the eleven cave groups of the taluka.',
      'A short stop before the Tolar Khind trek.',
    ],
    nearby: ['Khireshwar Nageshwar Temple', 'Harishchandragad', 'Malshej Ghat'],
    pictures: ['caves-cliff', 'caves-hall', 'waterfall-cliffs'],
  },
  {
    name: 'Harishchandragad',
    marathi: 'हरिश्चंद्रगड',
    otherNames: ['Harishchandragad Fort', 'Harishchandra Fort'],
    categories: ['Forts', 'Nature'],
    at: [19.3864, 73.7781],
    popular: true,
    bestSeason: 'October to February',
    content:
      'This great hill fort is about 1,422 m high. See the Konkan Kada, an overhanging cliff that faces the sunset. The Harishchandreshwar temple is about 16 m high. In the Kedareshwar cave a linga stands in cold water. From the Junnar side you walk up from Khireshwar by Tolar Khind. It is a long trek. The camping rules of the sanctuary apply.',
    facts: [
      'Great hill fort of about 1,422 m (Taramati peak); the route from the Junnar side starts at Khireshwar and goes over Tolar Khind.',
      'Konkan Kada: an overhanging cliff that faces the sunset.',
      'Harishchandreshwar temple about 16 m high, Kedareshwar cave with a linga standing in cold water.',
      'Long trek; camping rules of the sanctuary apply.',
    ],
    nearby: ['Khireshwar Nageshwar Temple', 'Malshej Ghat', 'Kalu Waterfall'],
    pictures: ['fort-hill', 'rock-edge', 'temple-tank'],
  },
  {
    name: 'Sindola Fort',
    marathi: 'सिंदोळा किल्ला',
    otherNames: ['Sindola Killa'],
    categories: ['Forts'],
    at: [19.316, 73.795],
    bestSeason: 'October to February',
    content:
      'A small watch fort looks down on the Malshej road above Madh. Steps and cisterns are cut into its rock. From the top you see the water of Pimpalgaon Joga.',
    facts: ['Small watch fort above Madh on the Malshej road.', 'Rock-cut steps and cisterns, with a view of the Pimpalgaon Joga water.'],
    nearby: ['Pimpalgaon Joga Dam', 'Nimgiri Fort', 'Malshej Ghat'],
    pictures: ['fort-bastion', 'fort-hill', 'lake-boat'],
  },
  {
    name: 'Kalu Waterfall',
    marathi: 'काळू धबधबा',
    otherNames: ['Kaalu Waterfall'],
    categories: ['Nature'],
    at: [19.345, 73.775],
    bestSeason: 'August to October',
    content:
      'Near Malshej the Kalu river drops into the Konkan in several steps. A walk from Khireshwar brings you to where you see it from above. Do not go in heavy rain: the way is dangerous then.',
    facts: [
      'High waterfall of the Kalu river near Malshej that drops in several steps into the Konkan.',
      'Seen from above by a walk from Khireshwar; dangerous in heavy rain.',
    ],
    nearby: ['Malshej Ghat', 'Khireshwar Nageshwar Temple', 'Pimpalgaon Joga Dam'],
    pictures: ['waterfall-pool', 'waterfall-cliffs', 'waterfall-road'],
  },
];
