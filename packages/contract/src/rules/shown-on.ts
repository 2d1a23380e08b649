interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether the public sees an ad or a notice on a day, all `YYYY-MM-DD` in Asia/Kolkata; the end is inclusive (product 5.8). */
export const isShownOn = (dated: Dated, today: string): boolean => dated.startDate <= today && today <= dated.endDate;

export const endsAfterStart = ({ startDate, endDate }: Dated): boolean => endDate >= startDate;
