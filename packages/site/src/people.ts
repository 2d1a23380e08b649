interface Person {
  readonly name: string;
  /** Address of a portrait, 5 wide and 6 high. */
  readonly portrait: string;
}

/** Designations of the governing body, in the order in which it is shown (spec section 2); their words are in the message catalogues. */
export type Designation = 'chairperson' | 'generalSecretary' | 'jointSecretary' | 'treasurer' | 'sustainableTourism' | 'eventsAndCommunity';

interface Member extends Person {
  readonly designation: Designation;
}

const portrait = (file: string) => `/art/people/${file}.svg`;

export const governingBody: readonly Member[] = [
  { designation: 'chairperson', name: 'Anita Kale', portrait: portrait('anita-kale') },
  { designation: 'generalSecretary', name: 'Rohan Dere', portrait: portrait('rohan-dere') },
  { designation: 'jointSecretary', name: 'Farida Shaikh', portrait: portrait('farida-shaikh') },
  { designation: 'treasurer', name: 'Meera Shah', portrait: portrait('meera-shah') },
  { designation: 'sustainableTourism', name: 'Vikas Bhor', portrait: portrait('vikas-bhor') },
  { designation: 'eventsAndCommunity', name: 'Leena Pawar', portrait: portrait('leena-pawar') },
];

export const team: readonly Person[] = [
  { name: 'Asha Gore', portrait: portrait('asha-gore') },
  { name: 'Imran Tamboli', portrait: portrait('imran-tamboli') },
  { name: 'Sonal Dumbre', portrait: portrait('sonal-dumbre') },
  { name: 'Kiran Lande', portrait: portrait('kiran-lande') },
  { name: 'Nilesh Wagh', portrait: portrait('nilesh-wagh') },
  { name: 'Pooja Mehta', portrait: portrait('pooja-mehta') },
  { name: 'Suresh Kokane', portrait: portrait('suresh-kokane') },
  { name: 'Zoya Khan', portrait: portrait('zoya-khan') },
];
