export const categories = [
  {
    name: 'Forts',
    marathi: 'किल्ले',
    hindi: 'किले',
    heading: 'Hill forts around Junnar',
    description:
      'Gates cut into rock, cisterns, and long views over the passes that these forts once watched. Wear shoes with a grip, carry water and be down before dark.',
  },
  {
    name: 'Caves',
    marathi: 'लेणी',
    hindi: 'गुफाएँ',
    heading: 'Rock-cut caves',
    description:
      'More than 220 caves were cut into the hills around Junnar, most of them for Buddhist monks. Take a torch, and leave the walls and the bees alone.',
  },
  {
    name: 'Temples',
    marathi: 'मंदिरे',
    hindi: 'मंदिर',
    heading: 'Temples and shrines',
    description:
      'Two of the eight Ashtavinayak shrines are here, beside carved temples of the Yadava time and village gods with fairs of their own. Dress for worship, and ask before you take pictures inside.',
  },
  {
    name: 'Nature',
    marathi: 'निसर्ग',
    hindi: 'प्रकृति',
    heading: 'Passes, cliffs and waterfalls',
    description:
      'The Deccan breaks off to the Konkan along this edge, and the monsoon pours over it. Keep well back from wet rock, and turn round when fog hides the path.',
  },
  {
    name: 'Dams & Lakes',
    marathi: 'धरणे आणि जलाशय',
    hindi: 'बाँध और झीलें',
    heading: 'Dams and lakes',
    description:
      'The reservoirs of the Kukadi project fill in the rains and keep their birds through the winter. Water levels change without notice, so do not swim or camp below a dam.',
  },
  {
    name: 'Heritage & Culture',
    marathi: 'वारसा आणि संस्कृती',
    hindi: 'विरासत और संस्कृति',
    heading: 'Heritage and living culture',
    description:
      'From Satavahana inscriptions to tamasha theatre: two thousand years of people passing through. What is carved or built is protected; what is performed is best seen in its season.',
  },
  {
    name: 'Wildlife',
    marathi: 'वन्यजीव',
    hindi: 'वन्यजीव',
    heading: 'Birds and animals',
    description:
      'Look for egrets and flamingos on the backwaters, giant squirrels in the Bhimashankar forest and peafowl in the fields. Leopards live here too: stay with others after dusk.',
  },
  {
    name: 'Agro & Rural Tourism',
    marathi: 'कृषी आणि ग्रामीण पर्यटन',
    hindi: 'कृषि और ग्रामीण पर्यटन',
    heading: 'Farms, markets and villages',
    description:
      'Grapes, tomatoes and weekly markets show how the taluka earns its living. Farmers are at work, so ask before you step into a field.',
  },
  {
    name: 'Science',
    marathi: 'विज्ञान',
    hindi: 'विज्ञान',
    heading: 'Science and the earth',
    description:
      'Radio telescopes, volcanic ash from Sumatra, and rock shaped by water. Some sites open on a few days of the year only: read the note on each page first.',
  },
] as const;
