// Fifteen services, invented but for the numbers 112, 108, 1363 and 1800 11 1363. No other real place or phone number is meant.
import type { ServiceDraft } from './drafts.ts';

export const services: ServiceDraft[] = [
  {
    name: 'Emergency 112',
    marathi: 'आपत्कालीन 112',
    region: 'Junnar Town & Shivneri',
    type: 'police',
    phones: ['112'],
    openAlways: true,
    everywhere: true,
    content:
      'Police, fire brigade and ambulance answer this one number, everywhere in India and free of charge. Say where you are first: the nearest village, fort or dam. Stay on the line until you are told to hang up.',
  },
  {
    name: 'Ambulance 108',
    marathi: 'रुग्णवाहिका 108',
    region: 'Junnar Town & Shivneri',
    type: 'hospital',
    phones: ['108'],
    openAlways: true,
    everywhere: true,
    content:
      'An ambulance comes free of charge, day and night, everywhere in Maharashtra. Say where you are, who is hurt and whether the person breathes. Send somebody to the road to wave the driver in.',
  },
  {
    name: 'Tourist Helpline 1363',
    marathi: 'पर्यटक हेल्पलाइन 1363',
    region: 'Junnar Town & Shivneri',
    type: 'other',
    phones: ['1363', '1800111363'],
    openAlways: true,
    everywhere: true,
    content: 'The Ministry of Tourism answers travellers day and night, everywhere in India and free of charge. It speaks 12 languages.',
  },
  {
    name: 'Kukadi Rural Hospital',
    marathi: 'कुकडी ग्रामीण रुग्णालय',
    region: 'Junnar Town & Shivneri',
    type: 'hospital',
    phones: ['+910000040001', '+910000040010'],
    openAlways: true,
    at: [19.2061, 73.8785],
    content:
      'Emergency ward, snake-bite serum kept, X-ray from 9 in the morning to 5 in the evening. Enter by the gate on the bus stand side. The first number is the emergency ward, the second the front desk.',
  },
  {
    name: 'Junnar Town Police Post',
    marathi: 'जुन्नर शहर पोलीस चौकी',
    region: 'Junnar Town & Shivneri',
    type: 'police',
    phones: ['+910000040002'],
    openAlways: true,
    at: [19.2049, 73.8769],
    content:
      'Lost things, lost children and lost ways are written down here, at the blue door beside the old market. Bring a photo of your papers if the papers themselves are gone.',
  },
  {
    name: 'Tulja Medical Store',
    marathi: 'तुळजा मेडिकल स्टोअर',
    region: 'Junnar Town & Shivneri',
    type: 'pharmacy',
    phones: ['+910000040003'],
    at: [19.2043, 73.8774],
    hours: 'Mo-Su 08:00-21:00',
    content:
      'Medicines, bandages, rehydration salts and sun cream, until 9 in the evening. After that ring the bell at the side door. Baby food is on the shelf by the till.',
  },
  {
    name: 'Nane Coin Cash Point',
    marathi: 'नाणे रोख केंद्र',
    region: 'Junnar Town & Shivneri',
    type: 'cash',
    openAlways: true,
    at: [19.2037, 73.8778],
    content:
      'Two cash machines in a lit room; one of them takes cards from abroad. On market days they run empty by noon. The next machines are a long way off, so fill your purse before you go up the valleys.',
  },
  {
    name: 'Old Town Toilets',
    marathi: 'जुन्या पेठेतील शौचालये',
    region: 'Junnar Town & Shivneri',
    type: 'toilet',
    at: [19.2034, 73.8781],
    hours: 'Mo-Su 06:00-21:00',
    content:
      'Clean rooms for women and men behind the fruit market, from 6 in the morning to 9 at night. One room has a wide door and a rail. Carry coins for the attendant.',
  },
  {
    name: 'Teen Rasta Bus Stand',
    marathi: 'तीन रस्ता बस स्थानक',
    region: 'Lenyadri & Otur',
    type: 'bus stand',
    phones: ['+910000040005'],
    at: [19.2655, 73.9879],
    popular: true,
    content:
      'Buses to the town, the caves and the ghat leave from three platforms. The last one up the valley goes at 7 in the evening. Ask at the window, since the board is seldom right.',
    pictures: ['village-house'],
  },
  {
    name: 'Hapus Fuel Station',
    marathi: 'हापूस पेट्रोल पंप',
    region: 'Ozar & Narayangaon',
    type: 'fuel',
    phones: ['+910000040004'],
    openAlways: true,
    at: [19.1128, 73.9775],
    content:
      'Petrol, diesel and compressed gas on the highway, with free air and drinking water. Two chargers for electric cars stand behind the shop. Beyond here the pumps are few.',
  },
  {
    name: 'Dhuke Roadside Clinic',
    marathi: 'धुके रस्त्याकडेचा दवाखाना',
    region: 'Malshej & Khireshwar',
    type: 'hospital',
    phones: ['+910000040006'],
    at: [19.3282, 73.8051],
    hours: 'Mo-Su 08:00-20:00',
    content:
      'Wounds are dressed and sprains are bound by one doctor and one nurse, from 8 in the morning to 8 in the evening. For anything worse they call the ambulance and wait with you.',
  },
  {
    name: 'Chaaki Tyre Repair',
    marathi: 'चाकी टायर दुरुस्ती',
    region: 'Malshej & Khireshwar',
    type: 'repair',
    phones: ['+910000040007'],
    at: [19.3205, 73.8391],
    content:
      'Punctures, chains and clutch cables, for bicycles and motorcycles, too. The mechanic drives out to the ghat if you call before 8 in the evening. Pay in cash.',
  },
  {
    name: 'Bibtya Forest Office',
    marathi: 'बिबट्या वन कार्यालय',
    region: 'Manikdoh & Hadsar',
    type: 'forest office',
    phones: ['+910000040008'],
    at: [19.2391, 73.8107],
    hours: 'Mo-Fr 10:00-17:00',
    content:
      'Permits for the forest paths are written here on weekdays from 10 in the morning. Call before a night walk, and when you have seen a leopard near houses.',
    pictures: ['wildlife-watchtower'],
  },
  {
    name: 'Aushadh Medical Ale',
    marathi: 'औषध मेडिकल आळे',
    region: 'Ale, Belhe & Ane',
    type: 'pharmacy',
    phones: ['+910000040009'],
    openAlways: true,
    at: [19.1775, 74.1012],
    content: 'Day and night the shutter is half up: knock. Beside medicines they keep glucose, ointment for burns and bandages for ankles.',
  },
  {
    name: 'Toll Jar Water Stand',
    marathi: 'टोल जार पाणपोई',
    region: 'Naneghat & Kukadi Valley',
    type: 'other',
    at: [19.2861, 73.6852],
    content:
      'Filtered water runs from four taps under a tin roof, free for everybody. It is the last one before the pass, so fill all your bottles. A phone finds a signal beside the wall behind it.',
  },
];
