import type { AccessQuestion, Difficulty, Signal } from '@helpdesk/contract/rules/planning-sets';

// What plans a day at the best-known places. All of it is a sample that wants the helpdesk's confirmation: hours and fees of protected
// monuments and shrines as they are commonly told, times as walkers reckon them. What nobody told us is left out, which means unknown.

interface InThreeLanguages {
  readonly en: string;
  readonly mr: string;
  readonly hi: string;
}

interface Planning {
  /** As `readHours` reads it. */
  readonly hours?: string;
  readonly fee?: InThreeLanguages;
  /** Minutes. */
  readonly timeNeeded?: number;
  readonly difficulty?: Difficulty;
  /** Goes before what the facts of the place say. */
  readonly access?: Partial<Record<AccessQuestion, boolean>>;
  readonly gettingThere?: InThreeLanguages;
  readonly signal?: Signal;
}

const daylight = 'Mo-Su 06:00-18:00';
const free = { en: 'Free.', mr: 'प्रवेश मोफत.', hi: 'प्रवेश निःशुल्क।' };
const ticket = {
  en: '₹25 for Indian visitors, ₹300 for others, free for children under 15.',
  mr: 'भारतीयांना ₹25, इतरांना ₹300, 15 वर्षांखालील मुलांना मोफत.',
  hi: 'भारतीयों के लिए ₹25, दूसरों के लिए ₹300, 15 साल से छोटे बच्चों के लिए निःशुल्क।',
};

/** By the English name of the place. */
export const planning: Readonly<Record<string, Planning>> = {
  'Shivneri Fort': {
    hours: daylight,
    fee: free,
    timeNeeded: 180,
    difficulty: 'moderate',
    access: { steps: true, wheelchair: false, parking: true },
    gettingThere: {
      en: 'Bus to Junnar, from there by rickshaw or on foot. The road ends at the car park below the first gate.',
      mr: 'बसने जुन्नर, तिथून रिक्षाने किंवा पायी. रस्ता पहिल्या दरवाजाखालच्या वाहनतळापाशी संपतो.',
      hi: 'बस से जुन्नर, वहाँ से रिक्शा या पैदल। सड़क पहले दरवाजे के नीचे की पार्किंग पर खत्म होती है।',
    },
    signal: 'good',
  },
  'Lenyadri Caves': {
    hours: 'Mo-Su 08:00-18:00',
    fee: ticket,
    timeNeeded: 120,
    difficulty: 'moderate',
    access: { steps: true, shade: false, toilet: true, wheelchair: false, parking: true },
    gettingThere: {
      en: 'Rickshaws and buses from Junnar stop at the foot of the steps.',
      mr: 'जुन्नरहून रिक्षा आणि बस पायऱ्यांच्या पायथ्याशी थांबतात.',
      hi: 'जुन्नर से रिक्शा और बसें सीढ़ियों के नीचे रुकती हैं।',
    },
    signal: 'good',
  },
  'Girijatmaj Ganesh Temple Lenyadri': {
    hours: daylight,
    fee: ticket,
    timeNeeded: 120,
    difficulty: 'moderate',
    access: { steps: true, shade: false, toilet: true, wheelchair: false, parking: true },
    signal: 'good',
  },
  'Ozar Vighneshwar Temple': {
    hours: 'Mo-Su 05:00-22:00',
    fee: free,
    timeNeeded: 60,
    difficulty: 'easy',
    access: { steps: false, evenSurface: true, water: true, toilet: true, parking: true },
    gettingThere: {
      en: 'Bus to Narayangaon, from there by rickshaw or local bus to the temple lane.',
      mr: 'बसने नारायणगाव, तिथून रिक्षाने किंवा स्थानिक बसने मंदिराच्या गल्लीपर्यंत.',
      hi: 'बस से नारायणगाँव, वहाँ से रिक्शा या स्थानीय बस से मंदिर की गली तक।',
    },
    signal: 'good',
  },
  Naneghat: {
    timeNeeded: 120,
    difficulty: 'easy',
    access: { shade: false, wheelchair: false, parking: true },
    gettingThere: {
      en: 'By road from Junnar through Ghatghar. Buses are few: ask in Junnar when the last one comes back.',
      mr: 'जुन्नरहून घाटघरमार्गे रस्त्याने. बस कमी आहेत: शेवटची कधी परत येते ते जुन्नरला विचारा.',
      hi: 'जुन्नर से घाटघर होकर सड़क से। बसें कम हैं: आखिरी बस कब लौटती है, यह जुन्नर में पूछ लें।',
    },
    signal: 'weak',
  },
  'Naneghat Reverse Waterfall': {
    timeNeeded: 60,
    difficulty: 'easy',
    access: { shade: false, wheelchair: false },
    signal: 'weak',
  },
  'Jivdhan Fort': {
    hours: '06-01..09-30 Mo-Su 06:00-16:00; Mo-Su 06:00-18:00',
    timeNeeded: 300,
    difficulty: 'hard',
    access: { steps: true, shade: false, water: false, toilet: false, wheelchair: false },
    gettingThere: {
      en: 'Bus to Ghatghar, then on foot. The last part of the road is broken.',
      mr: 'बसने घाटघर, मग पायी. रस्त्याचा शेवटचा भाग खराब आहे.',
      hi: 'बस से घाटघर, फिर पैदल। सड़क का आखिरी हिस्सा टूटा हुआ है।',
    },
    signal: 'weak',
  },
  'Chavand Fort': {
    fee: free,
    timeNeeded: 180,
    difficulty: 'moderate',
    access: { steps: true, shade: false, toilet: false, wheelchair: false },
    gettingThere: {
      en: 'By road from Junnar to Chavandwadi, where the path begins.',
      mr: 'जुन्नरहून चावंडवाडीपर्यंत रस्त्याने; तिथून पायवाट सुरू होते.',
      hi: 'जुन्नर से चावंडवाड़ी तक सड़क से; वहाँ से पगडंडी शुरू होती है।',
    },
    signal: 'weak',
  },
  'Hadsar Fort': {
    fee: free,
    timeNeeded: 180,
    difficulty: 'moderate',
    access: { steps: true, shade: false, toilet: false, wheelchair: false },
  },
  'Nimgiri Fort': {
    fee: free,
    timeNeeded: 180,
    difficulty: 'moderate',
    access: { steps: true, toilet: false, wheelchair: false },
  },
  Harishchandragad: {
    timeNeeded: 540,
    difficulty: 'hard',
    access: { wheelchair: false },
    gettingThere: {
      en: 'By road to Khireshwar, from there on foot through Tolar Khind.',
      mr: 'खिरेश्वरपर्यंत रस्त्याने, तिथून तोलार खिंडीतून पायी.',
      hi: 'खिरेश्वर तक सड़क से, वहाँ से तोलार खिंड होकर पैदल।',
    },
    signal: 'none',
  },
  'Kalu Waterfall': { timeNeeded: 180, difficulty: 'moderate', access: { toilet: false, wheelchair: false }, signal: 'none' },
  'Malshej Ghat': {
    timeNeeded: 60,
    difficulty: 'easy',
    gettingThere: {
      en: 'The highway itself crosses the pass; buses from Kalyan to Ahilyanagar drive over it.',
      mr: 'महामार्ग घाटातूनच जातो; कल्याण ते अहिल्यानगर बस इथून जातात.',
      hi: 'राजमार्ग घाट से ही होकर जाता है; कल्याण से अहिल्यानगर की बसें यहीं से गुजरती हैं।',
    },
    signal: 'weak',
  },
  'Bhimashankar Temple': {
    hours: 'Mo-Su 04:30-21:30',
    fee: free,
    timeNeeded: 120,
    difficulty: 'moderate',
    access: { steps: true, toilet: true, parking: true },
    signal: 'weak',
  },
  'Bhimashankar Wildlife Sanctuary': {
    hours: daylight,
    timeNeeded: 240,
    difficulty: 'moderate',
    access: { shade: true, wheelchair: false },
    signal: 'none',
  },
  'Tulja Caves': { hours: daylight, fee: free, timeNeeded: 90, difficulty: 'moderate', access: { steps: true, wheelchair: false } },
  'Kukadeshwar Temple': { hours: daylight, fee: free, timeNeeded: 45, difficulty: 'easy' },
};
