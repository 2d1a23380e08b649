import type { PlaceDraft } from '#drafts.ts';

/** Ale, Belhe & Ane */
export const aleAndAne: PlaceDraft[] = [
  {
    name: 'Ale Reda Samadhi Temple',
    marathi: 'रेडा समाधी मंदिर, आळे',
    otherNames: ['Reda Samadhi', 'Dnyaneshwar Maharaj Reda Samadhi', 'Dhakti Alandi'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.178, 74.117],
    bestSeason: 'All year; April fair',
    content:
      'In the story Saint Dnyaneshwar touched a buffalo and it spoke the Vedas. This is its memorial; the present temple was built in Shaka 1784 to 1785, that is 1862 to 1863. A three-day fair is held on Chaitra Vadya Ekadashi, in April. Turn off the Pune to Nashik highway and you are there after 3 km.',
    facts: [
      'Memorial of the buffalo that, in the story, spoke the Vedas at the touch of Saint Dnyaneshwar.',
      'The present temple was built in Shaka 1784 to 1785 (1862 to 1863).',
      'Three-day fair on Chaitra Vadya Ekadashi; 3 km off the Pune to Nashik highway.',
    ],
    nearby: ['Bori Budruk Tephra Site', 'Gulunchwadi Natural Bridge', 'Belhe Weekly Market'],
    pictures: ['temple-ghat', 'temple-lamps', 'village-fields'],
  },
  {
    name: 'Bori Budruk Tephra Site',
    marathi: 'बोरी बुद्रुक ज्वालामुखी राख',
    otherNames: ['Bori Volcanic Ash', 'Toba Ash Bori'],
    categories: ['Science', 'Nature'],
    at: [19.107, 74.083],
    bestSeason: 'November to May (low water)',
    content:
      'A layer in the Kukadi bank is volcanic ash from Toba in Sumatra, some 3,000 km away. A team from Deccan College found it in the 1980s together with Acheulian stone tools; in places it is up to 2 m thick. How old it is, about 75,000 or 800,000 years, is still argued over. Villagers guard the site: look, and do not take samples.',
    facts: [
      'Layer of volcanic ash on the Kukadi bank that came from the Toba volcano in Sumatra, some 3,000 km away.',
      'Found in the 1980s by a Deccan College team together with Acheulian stone tools; up to 2 m thick in places.',
      'Its age is still argued over (about 75,000 or 800,000 years).',
      'Villagers guard the site; do not take samples.',
    ],
    nearby: ['Ale Reda Samadhi Temple', 'GMRT Khodad', 'Nighoj Potholes'],
    pictures: ['lake-boat', 'village-fields', 'waterfall-road'],
  },
  {
    name: 'Gulunchwadi Natural Bridge',
    marathi: 'गुळुंचवाडी नैसर्गिक पूल',
    otherNames: ['Ane Ghat Natural Bridge', 'Malganga Natural Bridge', 'Shilasetu'],
    categories: ['Nature', 'Science'],
    at: [19.165, 74.235],
    bestSeason: 'August to February',
    content:
      'A stream has cut its way through the basalt here and left a natural bridge standing. Below it is a shrine of Malabai, or Malganga. It is about 18 km east of Alephata, half a kilometre off the Kalyan to Ahilyanagar road. Local writers count several more such bridges in the taluka.',
    facts: [
      'Natural bridge of basalt cut through by a stream, with a Malabai or Malganga shrine below.',
      'About 18 km east of Alephata, half a kilometre off the Kalyan to Ahilyanagar road.',
      'Local writers count several more natural bridges in the taluka.',
    ],
    nearby: ['Ane Rangdas Swami Temple', 'Belhe Weekly Market', 'Ale Reda Samadhi Temple'],
    pictures: ['rock-bridge', 'waterfall-pool', 'temple-tank'],
  },
  {
    name: 'Ane Rangdas Swami Temple',
    marathi: 'श्री रंगदास स्वामी मंदिर, आणे',
    otherNames: ['Rangdas Swami Maharaj Ane', 'Amti Bhakri Yatra'],
    categories: ['Temples', 'Heritage & Culture'],
    at: [19.163, 74.262],
    bestSeason: 'December to January',
    content:
      'For nearly 140 years everyone who came to the memorial fair of Rangdas Swami has been fed. Dozens of great pans of spicy amti are cooked, and the villagers make the bajra bhakri that goes with it. The fair takes two days, Paush Shuddha 1 and 2, in December or January.',
    facts: [
      'Two-day memorial fair on Paush Shuddha 1 and 2 (December or January), a custom of nearly 140 years.',
      'Dozens of great pans of spicy amti and village-made bajra bhakri feed all comers.',
    ],
    nearby: ['Gulunchwadi Natural Bridge', 'Belhe Weekly Market', 'Takli Dhokeshwar Caves'],
    pictures: ['temple-lamps', 'temple-tank', 'restaurant-thali'],
  },
  {
    name: 'Belhe Weekly Market',
    marathi: 'बेल्हे आठवडे बाजार',
    otherNames: ['Belhe Bail Bazar'],
    categories: ['Agro & Rural Tourism', 'Heritage & Culture'],
    at: [19.155, 74.19],
    bestSeason: 'All year',
    content:
      'Belhe is an old market village on the Ane road, known for its cattle market. Try masvadi, a rolled dish of gram flour that the village is also known for. Ask for the market day before you go.',
    facts: [
      'Old market village on the Ane road, known for its cattle market and for masvadi, a rolled gram-flour dish.',
      'Ask for the market day before you go.',
    ],
    nearby: ['Gulunchwadi Natural Bridge', 'Ale Reda Samadhi Temple', 'Ane Rangdas Swami Temple'],
    pictures: ['village-house', 'village-fields', 'restaurant-thali'],
  },
  {
    name: 'Pimpaleshwar Temple Pimpalwandi',
    marathi: 'पिंपळेश्वर मंदिर, पिंपळवंडी',
    otherNames: ['Pimpaleshwar'],
    categories: ['Temples'],
    at: [19.165, 74.06],
    bestSeason: 'July to August',
    content:
      'This village temple of Shiva keeps the Shravan custom of lingas built from rice. Pimpalwandi lies by the Pune to Nashik highway, between Narayangaon and Alephata.',
    facts: [
      'Village Shiva temple, one of those that keep the Shravan custom of rice lingas.',
      'Pimpalwandi lies by the Pune to Nashik highway between Narayangaon and Alephata.',
    ],
    nearby: ['Yedgaon Dam', 'Ale Reda Samadhi Temple', 'Ozar Vighneshwar Temple'],
    pictures: ['temple-tank', 'temple-ghat', 'village-fields'],
  },
];
