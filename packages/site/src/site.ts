/**
 * What makes this product one region's: another region adopts it by changing this file and `helpdesk.ts`, the data and the
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
  /** Of every listing's address; the country as ISO 3166 has it. */
  state: { en: 'Maharashtra', mr: 'महाराष्ट्र', hi: 'महाराष्ट्र' },
  country: 'IN',
  /** Numbers that answer on every phone of the country, around the clock. */
  emergency: { any: '112', ambulance: '108' },
  /** What the privacy policy promises (product 11.1); the server's retention setting must not be longer. */
  submissionsKeptForDays: 400,
  /** A search that found nothing is forgotten when nobody has made it again for so long. */
  missedSearchesKeptForDays: 180,
  /** Of the notice at the forms: stored with what is sent. Another text is another version. */
  noticeVersion: '2026-11-23c',
} as const;
