/** What nobody can measure here: how people and a helpdesk behave. Each figure is to be replaced by whoever knows better; the rest is measured. */
export const assumptions = {
  /** Visits a day. */
  visits: Number(process.env.SCALE_VISITS ?? 1_000_000),
  days: Number(process.env.SCALE_DAYS ?? 365),
  /** Days between two visits of a phone: on a trip it comes again the next day, else after this many on average. */
  onTrip: 0.5,
  daysBetweenTrips: 5,
  /** Of visits: phones that hold nothing yet. */
  newcomers: 0.05,
  /** Minutes that a visit lasts, on average; heads are asked for at its start and every five minutes. */
  minutes: 6,
  /** Pages that are opened in a visit, on average, beside the first. */
  pages: 5,
  /** How pages share the visitors: the n-th has 1/n of those of the first. */
  popularity: 1,
  /** Of visits, by language. */
  languages: { mr: 0.5, en: 0.3, hi: 0.2 },
  /** Of phones: browsers that take no brotli. */
  gzipOnly: 0.03,
  /** Saves of the helpdesk on a working day and on a day off, in the hours of its office; each changes one row. */
  saves: { workday: 15, dayOff: 3, from: 9, to: 18 },
  /** A spreadsheet of so many rows comes in once in thirty days. */
  rowsOfImport: 200,
  /** New builds of the app in a year. */
  builds: 24,
  /** Of visits: a booking or a message; a question what became of one; a search that found nothing. */
  submissions: 0.01,
  questions: 0.05,
  misses: 0.02,
  /** Of newcomers: texts that are searched for before the rows are here. */
  searches: 1,
  /** Visits are counted once each, wherever they begin. */
  counted: 1,
  /** Requests of the back-office a day, none of which an edge may hold. */
  office: 10_000,
  /** Pages a day that search engines and previews of links ask for, each as likely as any other. */
  crawled: 200_000,
} as const;
