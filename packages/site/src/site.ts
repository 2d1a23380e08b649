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
} as const;
