import type { InEachLanguage } from './in-each-language.ts';

interface Person {
  readonly name: InEachLanguage;
  /** Address of a portrait, 5 wide and 6 high. */
  readonly portrait: string;
}

/** Designations of the governing body, in the order in which it is shown (product 3.9); their words are in the message catalogues. */
export type Designation = 'chairperson' | 'generalSecretary' | 'jointSecretary' | 'treasurer' | 'sustainableTourism' | 'eventsAndCommunity';

interface Member extends Person {
  readonly designation: Designation;
}

const portrait = (file: string) => `/art/people/${file}.svg`;

export const governingBody: readonly Member[] = [
  { designation: 'chairperson', name: { en: 'Anita Kale', mr: 'अनिता काळे', hi: 'अनिता काले' }, portrait: portrait('anita-kale') },
  { designation: 'generalSecretary', name: { en: 'Rohan Dere', mr: 'रोहन डेरे', hi: 'रोहन डेरे' }, portrait: portrait('rohan-dere') },
  { designation: 'jointSecretary', name: { en: 'Farida Shaikh', mr: 'फरीदा शेख', hi: 'फरीदा शेख' }, portrait: portrait('farida-shaikh') },
  { designation: 'treasurer', name: { en: 'Meera Shah', mr: 'मीरा शाह', hi: 'मीरा शाह' }, portrait: portrait('meera-shah') },
  { designation: 'sustainableTourism', name: { en: 'Vikas Bhor', mr: 'विकास भोर', hi: 'विकास भोर' }, portrait: portrait('vikas-bhor') },
  { designation: 'eventsAndCommunity', name: { en: 'Leena Pawar', mr: 'लीना पवार', hi: 'लीना पवार' }, portrait: portrait('leena-pawar') },
];

export const team: readonly Person[] = [
  { name: { en: 'Asha Gore', mr: 'आशा गोरे', hi: 'आशा गोरे' }, portrait: portrait('asha-gore') },
  { name: { en: 'Imran Tamboli', mr: 'इम्रान तांबोळी', hi: 'इमरान तांबोली' }, portrait: portrait('imran-tamboli') },
  { name: { en: 'Sonal Dumbre', mr: 'सोनल डुंबरे', hi: 'सोनल डुंबरे' }, portrait: portrait('sonal-dumbre') },
  { name: { en: 'Kiran Lande', mr: 'किरण लांडे', hi: 'किरण लांडे' }, portrait: portrait('kiran-lande') },
  { name: { en: 'Nilesh Wagh', mr: 'नीलेश वाघ', hi: 'नीलेश वाघ' }, portrait: portrait('nilesh-wagh') },
  { name: { en: 'Pooja Mehta', mr: 'पूजा मेहता', hi: 'पूजा मेहता' }, portrait: portrait('pooja-mehta') },
  { name: { en: 'Suresh Kokane', mr: 'सुरेश कोकणे', hi: 'सुरेश कोकणे' }, portrait: portrait('suresh-kokane') },
  { name: { en: 'Zoya Khan', mr: 'झोया खान', hi: 'जोया खान' }, portrait: portrait('zoya-khan') },
];
