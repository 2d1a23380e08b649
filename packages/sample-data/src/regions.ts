/** Regions in the order of a journey from Junnar town. */
export const regions = [
  {
    name: 'Junnar Town & Shivneri',
    marathi: 'जुन्नर शहर आणि शिवनेरी',
    hindi: 'जुन्नर शहर और शिवनेरी',
    content:
      'Start here: the old market town and the fort above it fill one full day. The caves of Shivneri, Tulja and Manmodi hill lie within a few kilometres. The weekly market is held on Sunday.',
  },
  {
    name: 'Naneghat & Kukadi Valley',
    marathi: 'नाणेघाट आणि कुकडी खोरे',
    hindi: 'नाणेघाट और कुकड़ी घाटी',
    content:
      'The Kukadi rises here, and the old trade road drops over the edge to the Konkan. Come for Naneghat and its inscriptions, for the forts of Jivdhan and Chavand, and for the carved temple at Pur. Take water and something to eat.',
  },
  {
    name: 'Manikdoh & Hadsar',
    marathi: 'माणिकडोह आणि हडसर',
    hindi: 'माणिकडोह और हडसर',
    content:
      'Three hill forts stand north of the long lake behind the Manikdoh dam. Hadsar is known for its entrance cut through rock, Nimgiri for its row of hero stones. The leopard centre by the water is open only to those who have asked for permission.',
  },
  {
    name: 'Lenyadri & Otur',
    marathi: 'लेण्याद्री आणि ओतूर',
    hindi: 'लेण्याद्री और ओतूर',
    content:
      'North of Junnar, pilgrims and visitors share one cliff: Buddhist caves, and among them an Ashtavinayak shrine. Grapes grow on the plain below. Further on are the temples of Otur and the ridge walks of Hatkeshwar.',
  },
  {
    name: 'Malshej & Khireshwar',
    marathi: 'माळशेज आणि खिरेश्वर',
    hindi: 'मालशेज और खिरेश्वर',
    content:
      'This is the wet corner of the taluka, with a road pass full of waterfalls from July to September. In winter the backwater of Pimpalgaon Joga draws birds, and trekkers leave Khireshwar for Harishchandragad. Fog and rockfall can close the ghat, so ask before you drive.',
  },
  {
    name: 'Ozar & Narayangaon',
    marathi: 'ओझर आणि नारायणगाव',
    hindi: 'ओझर और नारायणगाँव',
    content:
      'Two crowds meet here: the one that comes to pray at Ozar and the one that trades at Narayangaon. Radio dishes stand in the fields around Khodad. Tamasha troupes keep their offices here before the spring fairs.',
  },
  {
    name: 'Meena Valley & Konkan Kada',
    marathi: 'मीना खोरे आणि कोकणकडा',
    hindi: 'मीना घाटी और कोंकण कड़ा',
    content:
      'The Meena runs from the cliffs of the far west down to the lake at Wadaj. Up there are foot passes, two rocky watch hills and very little phone signal. Save the pages you need before you leave the town.',
  },
  {
    name: 'Ale, Belhe & Ane',
    marathi: 'आळे, बेल्हे आणि आणे',
    hindi: 'आले, बेल्हे और आणे',
    content:
      'East of the highway the land turns dry and open. You find the memorial of a buffalo that spoke the Vedas, volcanic ash from Sumatra, a natural bridge of basalt, and fairs where everybody is fed.',
  },
  {
    name: 'Around Junnar',
    marathi: 'जुन्नर परिसर',
    hindi: 'जुन्नर के आसपास',
    content:
      'These places lie outside the taluka, within a day trip. Some are a long drive, so choose one and start early. The forests of Bhimashankar are to the south-west, the potholes of Nighoj to the south-east.',
  },
] as const;
