/** Whether the public sees an ad on a day, both `YYYY-MM-DD` in Asia/Kolkata (decision B13). */
export const isAdShown = (ad: { startDate: string; endDate: string }, today: string): boolean =>
  ad.startDate <= today && today <= ad.endDate;
