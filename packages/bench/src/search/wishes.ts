import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { AmenityKey, ResortCategory, RestaurantCategory } from '@helpdesk/contract/rules/fixed-sets';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

/** Whether a listing is what was meant. */
type Meant = (row: ListingRow, kind: ListingKind) => boolean;

export interface Wish {
  readonly text: string;
  readonly meant: Meant;
}

export const isKind =
  (wanted: ListingKind): Meant =>
  (_, kind) =>
    kind === wanted;
const and =
  (...all: Meant[]): Meant =>
  (row, kind) =>
    all.every((meant) => meant(row, kind));
const or =
  (...some: Meant[]): Meant =>
  (row, kind) =>
    some.some((meant) => meant(row, kind));

const category = (name: string): Meant => {
  const id = sampleRegion.categories.find((row) => row.name === name)?._id ?? '';
  return (row) => 'categoryIds' in row && row.categoryIds.includes(id);
};
const region = (name: string): Meant => {
  const id = sampleRegion.regions.find((row) => row.name === name)?._id;
  return (row) => row.regionId === id;
};
const amenity =
  (key: AmenityKey): Meant =>
  (row) =>
    'amenitiesOffered' in row && row.amenitiesOffered[key];
const fixed =
  (member: ResortCategory | RestaurantCategory): Meant =>
  (row) =>
    'categories' in row && (row.categories as readonly string[]).includes(member);
const service =
  (type: ServiceType): Meant =>
  (row) =>
    'type' in row && row.type === type;
const says =
  (...words: string[]): Meant =>
  (row) =>
    words.some((word) => JSON.stringify(row).toLowerCase().includes(word));

const near = (name: string, km: number): Meant => {
  const at = sampleRegion.places.find((row) => row.name === name);
  return ({ latitude, longitude }) => {
    if (at?.latitude == null || at.longitude == null || latitude === null || longitude === null) return false;
    return Math.hypot((latitude - at.latitude) * 111, (longitude - at.longitude) * 105) <= km;
  };
};

const stays = isKind('resorts');
const meals = isKind('restaurants');
const sights = isKind('places');
const lenyadri = near('Lenyadri Caves', 26);
const junnar = near('Junnar Old Town', 26);
const malshej = near('Malshej Ghat', 26);
const ozar = near('Ozar Vighneshwar Temple', 26);
const otur = region('Lenyadri & Otur');

const asked = (meant: Meant, ...texts: string[]): Wish[] => texts.map((text) => ({ text, meant }));

/** What visitors type who know no name, in three languages, and what each of the first three answers must be. */
export const wishes: readonly Wish[] = [
  ...asked(
    category('Forts'),
    'fort',
    'forts',
    'killa',
    'गड',
    'किल्ला',
    'किल्ले',
    'दुर्ग',
    'किला',
    'forts to visit',
    'best fort',
    'कोणते किल्ले आहेत',
  ),
  ...asked(category('Temples'), 'temple', 'temples', 'mandir', 'देऊळ', 'मंदिर', 'मंदिरे', 'देवळे'),
  ...asked(category('Dams & Lakes'), 'lake', 'lakes', 'dam', 'तलाव', 'धरण', 'जलाशय', 'झील', 'बाँध', 'boating', 'reservoir'),
  ...asked(category('Caves'), 'cave', 'caves', 'leni', 'लेणी', 'गुंफा', 'गुफा', 'buddhist caves', 'Buddhist', 'बौद्ध लेणी'),
  ...asked(category('Wildlife'), 'birds', 'bird watching', 'पक्षी', 'wildlife'),
  ...asked(category('Agro & Rural Tourism'), 'agro tourism', 'कृषी पर्यटन', 'grapes'),
  ...asked(category('Science'), 'telescope', 'विज्ञान'),
  ...asked(category('Heritage & Culture'), 'heritage', 'वारसा', 'museum'),
  ...asked(
    stays,
    'hotel',
    'hotels',
    'lodge',
    'stay',
    'homestay',
    'room',
    'rooms',
    'accommodation',
    'मुक्काम',
    'हॉटेल',
    'राहण्याची सोय',
    'निवास',
    'होटल',
    'ठहरने की जगह',
    'guest house',
  ),
  ...asked(and(stays, amenity('wifi')), 'wifi', 'wi-fi', 'वायफाय', 'वाईफाई', 'hotel with wifi', 'stay with internet'),
  ...asked(and(stays, amenity('parking')), 'parking', 'पार्किंग', 'hotel with parking', 'पार्किंग असलेले हॉटेल', 'पार्किंग वाला होटल'),
  ...asked(and(stays, amenity('pool')), 'pool', 'swimming pool', 'स्विमिंग पूल', 'resort with swimming pool'),
  ...asked(and(stays, amenity('airCondition')), 'ac', 'AC room', 'एसी', 'air conditioned room'),
  ...asked(and(stays, amenity('petFriendly')), 'pet friendly', 'pets', 'pets allowed', 'पाळीव प्राणी', 'पालतू'),
  ...asked(and(stays, amenity('breakfastIncluded')), 'breakfast', 'stay with breakfast', 'न्याहारी'),
  ...asked(and(stays, amenity('roomService')), 'room service', 'रूम सर्व्हिस'),
  ...asked(and(stays, amenity('fitnessCenter')), 'gym', 'जिम'),
  ...asked(and(stays, fixed('Budget Stay')), 'budget hotel', 'cheap hotel', 'cheap stay', 'स्वस्त हॉटेल', 'सस्ता होटल', 'budget'),
  ...asked(and(stays, fixed('Signature Stay')), 'luxury stay', 'premium resort', 'आलिशान'),
  ...asked(and(meals, fixed('Veg')), 'veg restaurant', 'pure veg', 'शाकाहारी', 'vegetarian food', 'शुद्ध शाकाहारी', 'jain food'),
  ...asked(and(meals, fixed('Non Veg')), 'non veg', 'nonveg', 'chicken', 'मांसाहारी', 'नॉनव्हेज', 'मटण'),
  ...asked(and(meals, fixed('Maharashtrian')), 'thali', 'misal', 'थाळी', 'मिसळ', 'maharashtrian food'),
  ...asked(meals, 'restaurant', 'food', 'जेवण', 'खाना', 'lunch', 'dhaba', 'भोजनालय', 'where to eat'),
  ...asked(service('hospital'), 'hospital', 'doctor', 'दवाखाना', 'रुग्णालय', 'अस्पताल', 'ambulance'),
  ...asked(service('fuel'), 'petrol', 'petrol pump', 'पेट्रोल', 'diesel'),
  ...asked(service('cash'), 'atm', 'bank', 'एटीएम', 'cash'),
  ...asked(or(service('toilet'), says('toilet')), 'toilet', 'शौचालय'),
  ...asked(service('police'), 'police', 'पोलीस', 'पुलिस'),
  ...asked(service('pharmacy'), 'medical', 'pharmacy', 'औषध', 'दवा'),
  ...asked(service('bus stand'), 'bus stand', 'बस स्थानक', 'एसटी', 'बस अड्डा'),
  ...asked(service('repair'), 'puncture', 'mechanic', 'पंक्चर'),
  ...asked(
    and(stays, amenity('parking'), lenyadri),
    'hotel with parking near Lenyadri',
    'लेण्याद्रीजवळ पार्किंग असलेले हॉटेल',
    'lenyadri ke paas parking wala hotel',
  ),
  ...asked(and(stays, lenyadri), 'hotel near lenyadri', 'stay near Lenyadri caves', 'लेण्याद्री जवळ मुक्काम', 'लेण्याद्री के पास होटल'),
  ...asked(and(says('waterfall', 'धबधब'), junnar), 'waterfall near junnar', 'waterfalls near Junnar'),
  ...asked(and(category('Forts'), junnar), 'forts near junnar', 'fort around Junnar', 'जुन्नर जवळचे किल्ले', 'जुन्नरजवळील गड'),
  ...asked(and(category('Caves'), or(region('Junnar Town & Shivneri'), junnar)), 'जुन्नरमधील लेणी', 'caves in junnar', 'caves near junnar'),
  ...asked(and(category('Temples'), ozar), 'temples near ozar', 'ओझरजवळ मंदिर'),
  ...asked(and(stays, otur), 'stay in otur', 'ओतूरमध्ये मुक्काम', 'hotels in Otur'),
  ...asked(and(stays, malshej), 'camping near malshej', 'resort near malshej ghat', 'माळशेज घाटाजवळ हॉटेल'),
  ...asked(and(meals, junnar), 'food near junnar', 'restaurant in junnar', 'जुन्नरमध्ये जेवण'),
  ...asked(
    and(sights, or(category('Forts'), category('Nature'), says('trek'))),
    'trek',
    'easy trek',
    'trekking near junnar',
    'ट्रेक',
    'ट्रेकिंग',
  ),
  ...asked(and(stays, says('tent', 'camp', 'तंबू')), 'camping', 'tent', 'तंबू', 'कैंपिंग', 'camping near naneghat'),
  ...asked(and(stays, says('famil', 'कुटुंब')), 'family hotel', 'कुटुंबासाठी हॉटेल'),
  ...asked(says('waterfall', 'धबधब'), 'waterfalls', 'धबधबे', 'पावसाळ्यातील धबधबे', 'झरना मालशेज', 'monsoon waterfalls'),
  ...asked(and(meals, says('tea', 'coffee', 'चहा')), 'tea', 'चहा', 'चाय'),
  ...asked(and(meals, fixed('Non Veg')), 'मांसाहारी हॉटेल', 'non veg hotel'),
  ...asked(and(meals, fixed('Veg')), 'veg hotel', 'शाकाहारी होटल'),
  ...asked(meals, 'restaurant with parking'),
  ...asked(service('hospital'), 'nearest hospital', 'hospital near me', 'अस्पताल नारायणगांव', 'माझ्याजवळ दवाखाना'),
  ...asked(says('naneghat'), 'how to reach naneghat', 'नाणेघाट कैसे जाएं', 'naneghat timing'),
  ...asked(says('shivneri'), 'shivneri entry fee', 'शिवनेरीचा इतिहास'),
  ...asked(and(category('Temples'), otur), 'temple otur', 'मंदिर ओतूर'),
  ...asked(sights, 'माळशेज घाटाजवळ काय बघायचे', 'picnic', 'मुलांसाठी ठिकाणे'),
  ...asked(sights, 'places to visit near lenyadri', 'things to see near junnar', 'पर्यटन स्थळे', 'जुन्नर में घूमने की जगह'),
];
