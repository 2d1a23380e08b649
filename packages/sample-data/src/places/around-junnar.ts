import type { PlaceDraft } from '#drafts.ts';

/** Around Junnar */
export const aroundJunnar: PlaceDraft[] = [
  {
    name: 'Bhimashankar Temple',
    marathi: 'भीमाशंकर मंदिर',
    otherNames: ['Bhimashankar Jyotirlinga', 'Bhimashankar'],
    categories: ['Temples'],
    at: [19.072, 73.5358],
    popular: true,
    bestSeason: 'October to March; Mahashivratri and Shravan are very crowded',
    content:
      'Bhimashankar is one of the twelve Jyotirlinga shrines. It stands in forest at about 1,000 m. Its building mixes older and newer Nagara work. Nana Phadnavis added the tower in the 18th century. The large old bell in front came from the Portuguese war of 1739. Mahashivratri and the month of Shravan are very crowded.',
    facts: [
      'One of the twelve Jyotirlinga shrines, in forest at about 1,000 m.',
      'Mix of old and newer Nagara building; the tower is due to Nana Phadnavis (18th century).',
      'A large old bell in front came from the Portuguese war of 1739.',
    ],
    nearby: ['Bhimashankar Wildlife Sanctuary', 'Bhorgiri Fort', 'Dimbhe Dam'],
    pictures: ['temple-lamps', 'temple-tank', 'wildlife-watchtower'],
  },
  {
    name: 'Bhimashankar Wildlife Sanctuary',
    marathi: 'भीमाशंकर अभयारण्य',
    otherNames: ['Shekru Sanctuary'],
    categories: ['Wildlife', 'Nature'],
    at: [19.075, 73.545],
    bestSeason: 'October to March for wildlife; monsoon for mist',
    content:
      'About 131 sq km of evergreen and semi-evergreen forest have been protected here since the 1980s. Look up for the shekru, the Indian giant squirrel, state animal of Maharashtra. There are fourteen sacred groves, and on some monsoon nights fungi glow in the dark.',
    facts: [
      'About 131 sq km of evergreen and semi-evergreen forest, protected since the 1980s.',
      'Home of the shekru, the Indian giant squirrel, state animal of Maharashtra.',
      'Fourteen sacred groves; glowing fungi on some monsoon nights.',
    ],
    nearby: ['Bhimashankar Temple', 'Ahupe Ghat', 'Bhorgiri Fort'],
    pictures: ['wildlife-squirrel', 'wildlife-watchtower', 'waterfall-pool'],
  },
  {
    name: 'Dimbhe Dam',
    marathi: 'डिंभे धरण',
    otherNames: ['Hutatma Babu Genu Sagar'],
    categories: ['Dams & Lakes'],
    at: [19.0905, 73.737],
    bestSeason: 'July to February',
    content:
      'Dimbhe is the largest store of the Kukadi project, 13.5 TMC behind a gravity dam on the Ghod that was begun in 1978. A power house of 5 MW works at its foot. Fishing is a local trade.',
    facts: [
      'Gravity dam on the Ghod river begun in 1978; the largest store of the Kukadi project, 13.5 TMC.',
      'A 5 MW power house at the foot; fishing is a local trade.',
    ],
    nearby: ['Bhimashankar Temple', 'Ahupe Ghat', 'Wadaj Dam'],
    pictures: ['lake-dam', 'lake-boat', 'lake-birds'],
  },
  {
    name: 'Ahupe Ghat',
    marathi: 'अहुपे घाट',
    otherNames: ['Ahupe', 'Ahupe Waterfall'],
    categories: ['Nature'],
    at: [19.135, 73.565],
    bestSeason: 'July to October',
    content:
      'Ahupe is a village on the cliff edge, where a foot pass goes down to Khopivali in the Konkan. The Waghmacha waterfall runs in the rains, and the village keeps a sacred grove. The road from Manchar follows the Dimbhe water for 52 km.',
    facts: [
      'Cliff-edge village and foot pass to Khopivali in the Konkan, 52 km from Manchar along the Dimbhe water.',
      'Waghmacha waterfall in the rains and a sacred grove.',
    ],
    nearby: ['Dimbhe Dam', 'Bhimashankar Wildlife Sanctuary', 'Durg Fort'],
    pictures: ['rock-edge', 'waterfall-cliffs', 'wildlife-watchtower'],
  },
  {
    name: 'Bhorgiri Fort',
    marathi: 'भोरगिरी किल्ला',
    otherNames: ['Bhorgiri', 'Bhavargiri'],
    categories: ['Forts', 'Nature'],
    at: [19.0472, 73.5669],
    bestSeason: 'June to February',
    content:
      'The hill is small and has caves in it. At its foot, by the Bhima, is an old temple of Koteshwar. The forest walk to Bhimashankar starts here.',
    facts: ['Small hill with caves and an old Koteshwar temple by the Bhima at its foot.', 'Start of the forest walk to Bhimashankar.'],
    nearby: ['Bhimashankar Temple', 'Bhimashankar Wildlife Sanctuary', 'Dimbhe Dam'],
    pictures: ['fort-hill', 'temple-ghat', 'wildlife-watchtower'],
  },
  {
    name: 'Nighoj Potholes',
    marathi: 'निघोज रांजणखळगे',
    otherNames: ['Ranjan Khalge', 'Kund Mauli', 'Takali Haji potholes'],
    categories: ['Nature', 'Science'],
    at: [18.9575, 74.281],
    popular: true,
    bestSeason: 'January to May (low water)',
    content:
      'Whirling pebbles have ground thousands of round potholes into the basalt bed of the Kukadi. You look down into the gorge from the hanging bridge. The Malganga temple stands beside it. Come when the water is low, from January to May. The edges are sharp and slippery. Hold on to children.',
    facts: [
      'Thousands of round potholes ground into the basalt bed of the Kukadi by whirling pebbles.',
      'Malganga temple on the gorge and a hanging bridge.',
      'Edges are sharp and slippery.',
    ],
    nearby: ['Bori Budruk Tephra Site', 'Wadgaon Darya', 'Morachi Chincholi'],
    pictures: ['waterfall-pool', 'lake-boat', 'temple-ghat'],
  },
  {
    name: 'Takli Dhokeshwar Caves',
    marathi: 'टाकळी ढोकेश्वर लेणी',
    otherNames: ['Dhokeshwar Leni'],
    categories: ['Caves', 'Temples'],
    at: [19.15, 74.428],
    bestSeason: 'October to February',
    content:
      'Shiva is worshipped in this cave temple, cut about the 5th to 8th century into a low hill by the Kalyan to Ahilyanagar road. The seven mother goddesses, the Saptamatrika, fill a whole wall. You climb about 50 to 60 steps.',
    facts: [
      'Shaiva cave temple of about the 5th to 8th century on a low hill by the Kalyan to Ahilyanagar road.',
      'A full wall of the seven mother goddesses (Saptamatrika).',
      'About 50 to 60 steps.',
    ],
    access: { steps: true },
    nearby: ['Wadgaon Darya', 'Ane Rangdas Swami Temple', 'Nighoj Potholes'],
    pictures: ['caves-cliff', 'caves-hall', 'temple-lamps'],
  },
  {
    name: 'Wadgaon Darya',
    marathi: 'वडगाव दर्या',
    otherNames: ['Vadgaon Darya', 'Makadache Vadgaon'],
    categories: ['Nature', 'Science'],
    at: [19.1, 74.36],
    bestSeason: 'October to February',
    content:
      'Lime columns hang from the roof of two goddess caves here; stalactites are rare in the Deccan basalt. Large troops of monkeys live around them. Keep your food packed.',
    facts: [
      'Twin goddess caves with hanging lime columns (stalactites), rare in the Deccan basalt.',
      'Large troops of monkeys: keep food packed.',
    ],
    nearby: ['Takli Dhokeshwar Caves', 'Nighoj Potholes', 'Gulunchwadi Natural Bridge'],
    pictures: ['caves-cliff', 'waterfall-pool', 'temple-lamps'],
  },
  {
    name: 'Morachi Chincholi',
    marathi: 'मोराची चिंचोली',
    otherNames: ['Peacock Village'],
    categories: ['Agro & Rural Tourism', 'Wildlife'],
    at: [18.855, 74.155],
    bestSeason: 'July to November',
    content:
      'Wild peafowl come to the fields of this tamarind village at dawn and at dusk. Farms take day visitors, with bullock-cart rides and home meals. Be there early or stay late if you want to see the birds.',
    facts: [
      'Village of tamarind trees where wild peafowl come to the fields at dawn and dusk.',
      'Farm-stay day trips with bullock-cart rides and home meals.',
    ],
    nearby: ['Nighoj Potholes', 'Bori Budruk Tephra Site', 'Narayangaon Tamasha Pandhari'],
    pictures: ['village-fields', 'village-house', 'wildlife-watchtower'],
  },
];
