interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether the public sees an ad or a notice on a day, all `YYYY-MM-DD` in Asia/Kolkata; the end is inclusive (product 5.8). */
export const isShownOn = (dated: Dated, today: string): boolean => dated.startDate <= today && today <= dated.endDate;

/** Where a day lies beside those of an ad or a notice. */
export const datedStates = ['running', 'coming', 'over'] as const;
export type DatedState = (typeof datedStates)[number];

/** @param today `YYYY-MM-DD` in the region */
export function datedState(dated: Dated, today: string): DatedState {
  if (isShownOn(dated, today)) return 'running';
  return dated.startDate > today ? 'coming' : 'over';
}

/** From one day to another, in days. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const endsAfterStart = ({ startDate, endDate }: Dated): boolean => endDate >= startDate;
