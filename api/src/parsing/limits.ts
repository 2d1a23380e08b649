/** What one input may take of its thread; whatever takes more is refused in words. */
export interface Limits {
  /** From the moment that the thread begins with it. */
  readonly seconds: number;
  /** Of the heap; what lies outside of it (files, pixels) the parser bounds itself. */
  readonly megabytes: number;
  /** Inputs that may wait for their turn; one more is answered 503. */
  readonly waiting: number;
  /** How long the thread waits for its next input before it ends, with its memory. */
  readonly idleSeconds: number;
}

/** All parsers of what comes from outside. Each has a thread of its own; `parsing-worker.ts` says what runs in it. */
export const limits = {
  password: { seconds: 10, megabytes: 160, waiting: 40, idleSeconds: 20 },
  alerts: { seconds: 10, megabytes: 64, waiting: 100, idleSeconds: 2 },
  picture: { seconds: 120, megabytes: 64, waiting: 2, idleSeconds: 20 },
  share: { seconds: 120, megabytes: 64, waiting: 40, idleSeconds: 2 },
  spreadsheet: { seconds: 30, megabytes: 96, waiting: 8, idleSeconds: 2 },
  /** Of whoever runs the server: its command alone reads one, and only its size may be too much for the machine. */
  dataset: { seconds: 1_800, megabytes: 2_048, waiting: 8, idleSeconds: 2 },
  workbook: { seconds: 60, megabytes: 192, waiting: 8, idleSeconds: 2 },
} as const satisfies Readonly<Record<string, Limits>>;

export type ParserName = keyof typeof limits;
