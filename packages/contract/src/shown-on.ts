/** Whether the public sees an ad or a notice on a day, all `YYYY-MM-DD` in Asia/Kolkata; the end is inclusive (decision B13). */
export const isShownOn = (dated: { startDate: string; endDate: string }, today: string): boolean =>
  dated.startDate <= today && today <= dated.endDate;
