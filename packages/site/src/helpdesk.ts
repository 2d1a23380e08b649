/** The helpdesk itself: where it is and how it is reached. Apart from `site.ts`, since most pages do without. */
export const helpdesk = {
  address: {
    en: ['Demo House, 1 Example Lane', 'Junnar, Pune district', 'Maharashtra 410502, India'],
    mr: ['डेमो हाऊस, 1 उदाहरण गल्ली', 'जुन्नर, पुणे जिल्हा', 'महाराष्ट्र 410502, भारत'],
    hi: ['डेमो हाउस, 1 उदाहरण गली', 'जुन्नर, पुणे जिला', 'महाराष्ट्र 410502, भारत'],
  },
  /** Where its kiosks stand, in degrees. */
  place: { latitude: 19.2083, longitude: 73.8757 },
  /** Where people answer; hours as OpenStreetMap writes them. */
  phone: '+91 00000 30100',
  hours: 'Mo-Su 09:00-18:00',
  contacts: {
    donations: { email: 'donate@example.org', phones: ['+91 00000 30101', '+91 00000 30102'] },
    other: { email: 'help@example.org' },
  },
  social: [
    { network: 'photos', url: 'https://photos.example.org/junnar-helpdesk' },
    { network: 'social', url: 'https://social.example.org/junnar-helpdesk' },
    { network: 'video', url: 'https://video.example.org/junnar-helpdesk' },
    { network: 'professional', url: 'https://work.example.org/junnar-helpdesk' },
  ],
} as const;

/** How money is given. */
export const giving = {
  /** The form of the payment vendor, outside this site. */
  form: 'https://donate.example.org/junnar-helpdesk',
  /**
   * Where donations by UPI go: the helpdesk's own address and the name that its bank knows it by; without it nothing of UPI is shown. No bank
   * hands out addresses at “example”, so nobody can pay to this one.
   */
  upi: { address: 'junnar-helpdesk-demo@example', name: 'Junnar Tourism Helpdesk (demo)' },
} as const;
