/**
 * Everything that makes this product one region's: another region adopts it by changing this file, the data and the
 * pictures (product 1.2). Demo values are plainly fictional.
 */
export const site = {
  name: { en: 'Junnar Tourism Helpdesk', mr: 'जुन्नर पर्यटन मदत कक्ष', hi: 'जुन्नर पर्यटन सहायता कक्ष' },
  shortName: { en: 'Junnar', mr: 'जुन्नर', hi: 'जुन्नर' },
  /** What follows the short name in the wordmark. */
  nameTail: { en: 'Tourism Helpdesk', mr: 'पर्यटन मदत कक्ष', hi: 'पर्यटन सहायता कक्ष' },
  timeZone: 'Asia/Kolkata',
  /** In which the helpdesk reads its own mail: one of the product's. */
  helpdeskLanguage: 'en',
  address: {
    en: ['Demo House, 1 Example Lane', 'Junnar, Pune district', 'Maharashtra 410502, India'],
    mr: ['डेमो हाऊस, 1 उदाहरण गल्ली', 'जुन्नर, पुणे जिल्हा', 'महाराष्ट्र 410502, भारत'],
    hi: ['डेमो हाउस, 1 उदाहरण गली', 'जुन्नर, पुणे जिला', 'महाराष्ट्र 410502, भारत'],
  },
  /** Of every listing's address; the country as ISO 3166 has it. */
  state: { en: 'Maharashtra', mr: 'महाराष्ट्र', hi: 'महाराष्ट्र' },
  country: 'IN',
  social: [
    { network: 'photos', url: 'https://photos.example.org/junnar-helpdesk' },
    { network: 'social', url: 'https://social.example.org/junnar-helpdesk' },
    { network: 'video', url: 'https://video.example.org/junnar-helpdesk' },
    { network: 'professional', url: 'https://work.example.org/junnar-helpdesk' },
  ],
  /** Numbers that answer on every phone of the country, around the clock. */
  emergency: { any: '112', ambulance: '108' },
  /** Where people answer; hours as OpenStreetMap writes them. */
  helpdesk: { phone: '+91 00000 30100', hours: 'Mo-Su 09:00-18:00' },
  contacts: {
    donations: { email: 'donate@example.org', phones: ['+91 00000 30101', '+91 00000 30102'] },
    other: { email: 'help@example.org' },
  },
  /** What the privacy policy promises (product 11.1); the server's retention setting must not be longer. */
  submissionsKeptForDays: 400,
  /** A search that found nothing is forgotten when nobody has made it again for so long. */
  missedSearchesKeptForDays: 180,
  /** Of the notice at the forms: stored with what is sent. Another text is another version. */
  noticeVersion: '2026-11-23c',
  /** The form of the payment vendor, outside this site. */
  donationForm: 'https://donate.example.org/junnar-helpdesk',
  /**
   * Where donations by UPI go: the helpdesk's own address and the name that its bank knows it by; without it nothing of UPI is shown. No bank
   * hands out addresses at “example”, so nobody can pay to this one.
   */
  upi: { address: 'junnar-helpdesk-demo@example', name: 'Junnar Tourism Helpdesk (demo)' },
} as const;
