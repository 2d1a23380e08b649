/**
 * Everything that makes this product one region's: another region adopts it by changing this file, the data and the
 * pictures (decision B18). Demo values are plainly fictional.
 */
export const site = {
  name: 'Junnar Tourism Helpdesk',
  shortName: 'Junnar',
  /** What follows the short name in the wordmark. */
  nameTail: 'Tourism Helpdesk',
  timeZone: 'Asia/Kolkata',
  address: ['Demo House, 1 Example Lane', 'Junnar, Pune district', 'Maharashtra 410502, India'],
  social: [
    { network: 'photos', url: 'https://photos.example.org/junnar-helpdesk' },
    { network: 'social', url: 'https://social.example.org/junnar-helpdesk' },
    { network: 'video', url: 'https://video.example.org/junnar-helpdesk' },
    { network: 'professional', url: 'https://work.example.org/junnar-helpdesk' },
  ],
  contacts: {
    donations: { email: 'donate@example.org', phones: ['+91 00000 30101', '+91 00000 30102'] },
    other: { email: 'help@example.org' },
  },
  /** What the privacy policy promises (decision B19); the server's retention setting must not be longer. */
  submissionsKeptForDays: 400,
  /** The form of the payment vendor, outside this site. */
  donationForm: 'https://donate.example.org/junnar-helpdesk',
} as const;
