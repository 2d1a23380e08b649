import type { NoticeKind, NoticeSeverity } from '@helpdesk/contract/rules/fixed-sets';

/** Announcements; one holds for years so that the screens show it, one is to come, one about an invented stay is over. */
interface NoticeDraft {
  kind: NoticeKind;
  severity: NoticeSeverity;
  heading: string;
  content: string;
  mr: { heading: string; content: string };
  hi: { heading: string; content: string };
  /** Name of the place or stay; left out: the whole region. */
  about?: { kind: 'places' | 'resorts'; name: string };
  startDate: string;
  endDate: string;
}

export const notices: NoticeDraft[] = [
  {
    kind: 'crowd',
    severity: 'minor',
    heading: 'Rainy weekends are crowded',
    content: 'From June to September the ghat roads fill up early on Saturdays and Sundays. Start before seven, or come on a weekday.',
    mr: {
      heading: 'पावसाळी शनिवार-रविवारी गर्दी असते',
      content: 'जून ते सप्टेंबर घाटरस्ते शनिवार-रविवारी सकाळीच भरतात. सातच्या आधी निघा, किंवा इतर दिवशी या.',
    },
    hi: {
      heading: 'बारिश के सप्ताहांत में भीड़ रहती है',
      content: 'जून से सितंबर तक शनिवार और रविवार को घाट की सड़कें सुबह ही भर जाती हैं। सात बजे से पहले निकलें, या किसी और दिन आएँ।',
    },
    startDate: '2026-01-01',
    endDate: '2035-12-31',
  },
  {
    kind: 'crowd',
    severity: 'moderate',
    heading: 'Shiv Jayanti at Shivneri',
    content: 'Many thousands climb the fort for the birthday of Shivaji Maharaj. Roads to it close early; walk from Junnar.',
    mr: {
      heading: 'शिवनेरीवर शिवजयंती',
      content: 'शिवाजी महाराजांच्या जयंतीला हजारो लोक गड चढतात. गडाकडे जाणारे रस्ते लवकर बंद होतात; जुन्नरहून चालत या.',
    },
    hi: {
      heading: 'शिवनेरी पर शिव जयंती',
      content: 'शिवाजी महाराज की जयंती पर हजारों लोग किले पर चढ़ते हैं। किले की सड़कें जल्दी बंद हो जाती हैं; जुन्नर से पैदल आएँ।',
    },
    about: { kind: 'places', name: 'Shivneri Fort' },
    startDate: '2027-02-17',
    endDate: '2027-02-20',
  },
  {
    kind: 'closed',
    severity: 'moderate',
    heading: 'Closed for repairs',
    content: 'The rooms are being repaired after the rains.',
    mr: { heading: 'दुरुस्तीसाठी बंद', content: 'पावसानंतर खोल्यांची दुरुस्ती सुरू आहे.' },
    hi: { heading: 'मरम्मत के लिए बंद', content: 'बारिश के बाद कमरों की मरम्मत हो रही है।' },
    about: { kind: 'resorts', name: 'Teen Darwaja Lodge' },
    startDate: '2026-01-05',
    endDate: '2026-01-31',
  },
];
