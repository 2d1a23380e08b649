import type { ListingKind } from '#kinds/kinds.ts';
import type { AmenityKey, ResortCategory, RestaurantCategory } from '#rules/fixed-sets.ts';
import type { AccessQuestion } from '#rules/planning-sets.ts';
import type { ServiceType } from '#rules/service-types.ts';

/** The names in a list of them. */
export const namesIn = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * What people call the kinds and fixed sets, in English, Marathi and Hindi, with commas between; other spellings of the same sound, plurals and
 * case endings follow by themselves. What categories and regions are called, their rows say.
 */
export const kindWords: Readonly<Record<ListingKind, string>> = {
  places: `places to visit, places to see, tourist places, tourist spots, sightseeing, attractions, पर्यटन स्थळे, पर्यटनस्थळ, प्रेक्षणीय स्थळे, बघण्यासारखे,
    फिरण्याची ठिकाणे, फिरायला, ghumne ki jagah, ghoomne ki jagah, firayla, घूमने की जगह, घूमने, पर्यटन स्थल, दर्शनीय स्थल`,
  resorts: `hotel, lodge, lodging, stay, homestay, home stay, room, resort, accommodation, guest house, guesthouse, farm stay, farmhouse, dormitory,
    मुक्काम, राहण्यासाठी, राहण्याची, रहने, रुकने, रात रुकने, rahnyachi soy, rahayla, rahne, निवास, राहण्याची सोय, राहायला, हॉटेल, लॉज, रूम, खोली, होमस्टे, रिसॉर्ट, फार्महाऊस, ठहरने, ठहरना, ठहरने की जगह, रुकने की जगह,
    धर्मशाळा, धर्मशाला, कमरा, होटल`,
  restaurants: `restaurant, food, eat, lunch, dinner, snacks, khanaval, bhojanalay, dhaba, cafe, जेवण, जेवायला, खाणे, खायला, खानावळ, भोजनालय, रेस्टॉरंट,
    उपहारगृह, ढाबा, खाण्यासाठी, जेवणासाठी, जेवायची सोय, jevan, jevayla, khana, खाना, खाने, खाने की जगह, रेस्तराँ, कैफे, नाश्ता`,
  services: 'emergency, essentials, आपत्कालीन, आणीबाणी, अत्यावश्यक, आपातकालीन, ज़रूरी सेवाएँ',
};

/** A kind is called so, too, beside what only it has: a "veg hotel" is a restaurant. */
export const kindWordsBeside: Readonly<Record<ListingKind, string>> = {
  places: '',
  resorts: '',
  restaurants: 'hotel, हॉटेल, होटल',
  services: '',
};

interface ChoiceWords {
  readonly places: { readonly access: Readonly<Partial<Record<AccessQuestion, string>>> };
  readonly resorts: {
    readonly amenitiesOffered: Readonly<Record<AmenityKey, string>>;
    readonly categories: Readonly<Record<ResortCategory, string>>;
  };
  readonly restaurants: { readonly categories: Readonly<Record<RestaurantCategory, string>> };
  readonly services: { readonly type: Readonly<Record<Exclude<ServiceType, 'other'>, string>> };
}

/** By the field of the kind that holds it. */
export const choiceWords: ChoiceWords = {
  places: {
    access: {
      wheelchair: 'wheelchair, wheel chair, accessible, व्हीलचेअर, व्हीलचेयर, दिव्यांग',
      toilet: 'toilet, washroom, restroom, bathroom, शौचालय, स्वच्छतागृह, टॉयलेट, बाथरूम',
      shade: 'shade, shady, सावली, छाया',
    },
  },
  resorts: {
    amenitiesOffered: {
      wifi: 'wifi, wi fi, internet, वायफाय, वाय फाय, वाईफाई, वाई फाई, इंटरनेट',
      parking: 'parking, car park, पार्किंग, वाहनतळ, गाडी लावायला',
      roomService: 'room service, रूम सर्व्हिस, रूम सर्विस',
      pool: 'pool, swimming, swimming pool, जलतरण तलाव, तरण तलाव, स्विमिंग पूल, पूल',
      airCondition: 'ac, air condition, air conditioned, air conditioning, air conditioner, एसी, वातानुकूलित, वातानुकूलन, एयर कंडीशन',
      petFriendly: 'pet, pets, pet friendly, dog, dogs, dog friendly, पाळीव, पाळीव प्राणी, कुत्रा, पालतू, पालतू जानवर',
      breakfastIncluded: 'breakfast, breakfast included, न्याहारी, नाश्ता, ब्रेकफास्ट',
      fitnessCenter: 'gym, fitness, fitness center, fitness centre, जिम, व्यायामशाळा, व्यायामशाला, फिटनेस',
    },
    categories: {
      'Budget Stay': `budget, budget stay, budget friendly, cheap, low price, low cost, affordable, economical, स्वस्त, बजेट, बजेट निवास, परवडणारे, परवडणारा, सस्ता, सस्ते, सस्ती,
        किफायती, बजट`,
      'Signature Stay': 'signature, signature stay, luxury, luxurious, premium, आलिशान, खास निवास, लक्झरी, प्रीमियम, शानदार, लग्ज़री',
    },
  },
  restaurants: {
    categories: {
      Maharashtrian: `maharashtrian, marathi food, thali, misal, pithla, bhakri, zunka, महाराष्ट्रीय, महाराष्ट्रीयन, मराठी जेवण, थाळी, थाली, मिसळ, मिसल, पिठलं, पिठले, भाकरी,
        झुणका, महाराष्ट्रियन`,
      'Non Veg': `non veg, nonveg, non vegetarian, chicken, mutton, fish, meat, मांसाहारी, मांसाहार, नॉनव्हेज, नॉन व्हेज, नॉनवेज, नॉन वेज, चिकन, मटण, मटन, मासे,
        मछली`,
      Veg: 'veg, pure veg, vegetarian, vegan, jain food, शाकाहारी, शाकाहार, शुद्ध शाकाहारी, व्हेज, वेज, जैन जेवण, जैन खाना',
    },
  },
  services: {
    type: {
      hospital: `hospital, clinic, doctor, ambulance, first aid, medical help, रुग्णालय, दवाखाना, डॉक्टर, रुग्णवाहिका, हॉस्पिटल, इस्पितळ, अस्पताल, दवाख़ाना,
        एम्बुलेंस, चिकित्सालय`,
      police: 'police, police station, पोलीस, पोलीस ठाणे, पुलिस, पुलिस थाना, थाना',
      pharmacy: 'pharmacy, medical, medical store, chemist, medicine, औषध, औषधे, औषधालय, मेडिकल, दवाई, दवा, दवा की दुकान',
      fuel: 'fuel, petrol, petrol pump, diesel, cng, gas station, पेट्रोल, पेट्रोल पंप, डिझेल, इंधन, डीज़ल, ईंधन',
      cash: 'cash, atm, bank, money, एटीएम, बँक, पैसे, रोख, बैंक, नकद',
      'bus stand': 'bus stand, bus stop, bus station, bus depot, bus, st stand, बस स्थानक, बस स्टँड, एसटी, बसस्थानक, बस अड्डा, बस स्टैंड, बस',
      toilet: 'toilet, washroom, restroom, public toilet, शौचालय, स्वच्छतागृह, टॉयलेट, बाथरूम, प्रसाधनगृह',
      repair: 'repair, puncture, tyre, mechanic, garage, दुरुस्ती, पंक्चर, गॅरेज, मेकॅनिक, टायर, मरम्मत, मैकेनिक, गैराज',
      'forest office': 'forest office, forest department, ranger, वन विभाग, वनखाते, वन कार्यालय, वन विभाग कार्यालय',
    },
  },
};

/**
 * What no field holds and texts say, each in all the words for it: whoever asks by one finds who says another. A word stands
 * for all that begin so.
 */
export const topicWords: Readonly<Record<ListingKind, readonly string[]>> = {
  places: [
    'waterfall, waterfalls, falls, dhabdhaba, jharna, धबधबा, धबधबे, धबधब्यां, धबधब्या, झरना, झरने, झरनों, जलप्रपात',
    'trek, trekking, hike, hiking, ट्रेक, ट्रेकिंग, गिर्यारोहण, पदभ्रमण, ट्रैक, ट्रैकिंग',
    'forest, jungle, woods, जंगल, अरण्य, वन',
  ],
  resorts: [
    'tent, tents, camping, camp, camps, campsite, तंबू, तंबूत, टेंट, कॅम्पिंग, कॅम्प, कैंपिंग, कैंप',
    'family, families, kids, children, कुटुंब, कुटुंबासाठी, फॅमिली, मुले, मुलांसाठी, परिवार, फैमिली, बच्चे, बच्चों',
  ],
  restaurants: [
    'tea, chai, coffee, चहा, चाय',
    'family, families, kids, children, कुटुंब, कुटुंबासाठी, फॅमिली, मुले, मुलांसाठी, परिवार, फैमिली, बच्चे, बच्चों',
  ],
  services: [],
};

/** Of what has hours, and of what is always open. */
export const openWords = `24 hours, 24 hour, 24x7, 24 7, चोवीस तास, 24 तास, चौबीस घंटे, 24 घंटे, open 24 hours, open, open now, open today, now open, currently open, उघडे, उघडं, उघडा, उघडी, आत्ता उघडे, आता उघडे, सध्या उघडे, चालू, खुला, खुले, खुली, अभी खुला, अभी खुले, अभी खुली`;

/** Of what costs nothing to enter. */
export const freeWords = 'free, free entry, no fee, no entry fee, मोफत, फुकट, विनामूल्य, निःशुल्क, मुफ्त, मुफ़्त, muft, mofat';

/** Before a place: near it, or in it. */
export const wordsBefore = { near: 'near nearby around beside close', in: 'in at inside within' };

/** Behind a place, as a word or as its ending. */
export const wordsAfter = {
  near: 'जवळ जवळचे जवळचा जवळची जवळच्या जवळील जवळपास शेजारी परिसरात आसपास पास नजदीक नज़दीक करीब javal jawal javalil jawalil javalche paas pass najdik',
  in: 'मध्ये मधील मधले मधला मधली मधल्या मधे तील में madhe madhye madhil madhil mein',
};

/** Where whoever asks is: beside a word for near, and words that mean it alone. */
export const wordsHere = {
  me: 'me us here my location mine position मी माझ्या माझे माझा आमच्या इथे इथून येथे मेरे मेरी मुझे हमारे यहाँ यहां यहीं majhya mazya mere',
  alone: 'nearby nearest closest nearme जवळपास जवळचे जवळचा जवळची जवळच्या जवळील आसपास नजदीकी नज़दीकी najdiki nazdiki javalche jawalche',
};

/** Beside the stop words of names they say nothing of what is meant. */
export const fillers = `any are best can closest do find get give good have i is list looking my nearest nice open please reach route show some there top want
  what where which with visit go going way place places around thing things see sight sights spot spots point points famous biggest best top list all timing timings time entry fee fees ticket tickets
  cost price distance road map address contact number history information info details photo photos weather
  वेळ प्रवेश शुल्क तिकीट अंतर रस्ता नकाशा पत्ता इतिहास माहिती फोटो हवामान समय टिकट दूरी रास्ता पता जानकारी मौसम काय बघायचे बघायला पाहायचे पाहण्यासारखे पाहायला
  ठिकाण ठिकाणे ठिकाणं जागा मस्त छान उत्तम बढ़िया मिळेल मिळते मिळतात लिए क्या देखने देखें जगह जगहें आहे आहेत कसे कसा जायचे जायचं जाणे जावे कुठे
  कोठे कुठला चांगले चांगला चांगली सर्वोत्तम इथे असलेले असलेला असलेली सोय सह पाहिजे हवे हवा हवी मला बद्दल बाबत चे ची चा च्या है हैं कैसे
  जाएं जाएँ जाना कहाँ कहां अच्छा अच्छे अच्छी सबसे वाला वाले वाली यहाँ चाहिए मुझे साथ kase kasa jayche jaycha kuthe kahan kaise jaye jana
  hai aahe ahe changle accha acche wala wale wali sathi sobat chahiye pahije mala mujhe`;
