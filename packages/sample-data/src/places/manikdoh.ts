import type { PlaceDraft } from '#drafts.ts';

/** Manikdoh & Hadsar */
export const manikdoh: PlaceDraft[] = [
  {
    name: 'Manikdoh Dam',
    marathi: 'माणिकडोह धरण',
    otherNames: ['Shahaji Sagar', 'Manikdoh Lake'],
    categories: ['Dams & Lakes'],
    at: [19.237, 73.815],
    popular: true,
    bestSeason: 'July to February',
    content:
      'This dam on the Kukadi is 51.8 m high and 930 m long. It was completed in 1984. Its lake is also called Shahaji Sagar. It reaches back between the Hadsar and Chavand ranges, and stores about 10.15 TMC (thousand million cubic feet). The dam belongs to the Kukadi project.',
    facts: [
      'Dam on the Kukadi river, completed in 1984; 51.8 m high and 930 m long.',
      'Storage of about 10.15 TMC; part of the Kukadi project.',
      'Backwater runs between the Hadsar and Chavand ranges.',
    ],
    nearby: ['Manikdoh Leopard Rescue Centre', 'Hadsar Fort', 'Shivneri Fort'],
    pictures: ['lake-dam', 'lake-boat', 'fort-hill'],
  },
  {
    name: 'Manikdoh Leopard Rescue Centre',
    marathi: 'माणिकडोह बिबट निवारा केंद्र',
    otherNames: ['Junnar Leopard Centre', 'Manikdoh Bibat Nivara Kendra'],
    categories: ['Wildlife'],
    at: [19.229, 73.824],
    bestSeason: 'All year (permission needed)',
    content:
      'Leopards that were injured or came into conflict with people are cared for here, many of them for life. The Forest Department runs the centre with an animal charity; it was set up in the 2000s and held about 40 to 50 leopards between 2023 and 2025. This is not an open zoo. You can visit only with permission of the Forest Department, so ask before you travel.',
    facts: [
      'Life-time care for leopards taken in after conflict or injury; run by the Forest Department with an animal charity.',
      'Set up in the 2000s (sources give 2002 and 2007); held about 40 to 50 leopards in 2023 to 2025.',
      'Not an open zoo: visits only with permission of the Forest Department.',
    ],
    nearby: ['Manikdoh Dam', 'Shivneri Fort', 'Hadsar Fort'],
    pictures: ['wildlife-leopard', 'wildlife-watchtower', 'lake-boat'],
  },
  {
    name: 'Hadsar Fort',
    marathi: 'हडसर किल्ला (पर्वतगड)',
    otherNames: ['Parvatgad', 'Hadsar Killa'],
    categories: ['Forts'],
    at: [19.2708, 73.8029],
    bestSeason: 'October to February',
    content:
      'The way into Hadsar runs inside a cleft: gates and steps are cut into the rock, one of the finest such entrances in the region. Higher up are three rock-cut stores with reliefs of Ganesh, a large tank, and a Mahadev temple with a big Nandi. British troops blew up the ways in 1818. The hill, also called Parvatgad, is about 975 m high.',
    facts: [
      'Hill fort of about 975 m, also called Parvatgad.',
      'Gates and steps cut inside a rock cleft: one of the finest rock-cut entrances in the region.',
      'Three rock-cut stores with Ganesh reliefs, a large tank and a Mahadev temple with a big Nandi.',
      'British troops blew up the ways in 1818.',
    ],
    nearby: ['Nimgiri Fort', 'Manikdoh Dam', 'Chavand Fort'],
    pictures: ['fort-gate', 'fort-hill', 'temple-ghat'],
  },
  {
    name: 'Nimgiri Fort',
    marathi: 'निमगिरी किल्ला',
    otherNames: ['Nimgiri Killa', 'Khandichi Wadi fort'],
    categories: ['Forts'],
    at: [19.2949, 73.7729],
    bestSeason: 'October to February',
    content:
      'Before you climb Nimgiri, stop near its foot: a row of 42 hero stones stands there, some of them with inscriptions. Rock-cut steps then lead past cisterns and caves to about 1,055 m. A saddle parts this hill from its twin, Hanumantgad.',
    facts: [
      'Twin of Hanumantgad, about 1,055 m; a saddle parts the two hills.',
      'A row of 42 hero stones near the foot, some with inscriptions.',
      'Rock-cut steps, cisterns and caves on the way up.',
    ],
    nearby: ['Hanumantgad', 'Hadsar Fort', 'Sindola Fort'],
    pictures: ['fort-hill', 'fort-bastion', 'caves-cliff'],
  },
  {
    name: 'Hanumantgad',
    marathi: 'हनुमंतगड (निमगिरी)',
    otherNames: ['Hanumantgad (Nimgiri)'],
    categories: ['Forts'],
    at: [19.2945, 73.7714],
    bestSeason: 'All year',
    content:
      'The smaller twin of Nimgiri rises to about 1,052 m and shares its saddle, so you can see both in one walk. A ruined gate and some cisterns are left of the fort. The views reach as far as Malshej.',
    facts: ['Smaller twin of Nimgiri, about 1,052 m.', 'Reached from the same saddle; ruined gate, cisterns and wide views to Malshej.'],
    nearby: ['Nimgiri Fort', 'Hadsar Fort', 'Malshej Ghat'],
    pictures: ['fort-bastion', 'fort-hill', 'waterfall-road'],
  },
];
