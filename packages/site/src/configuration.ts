import { type Language, languages } from '@helpdesk/contract/languages';
import { hoursInput } from '@helpdesk/contract/opening/hours-input';
import * as z from 'zod/mini';

import { contrastOf } from './contrast.ts';
import { linesOf, type MapLines } from './map-lines-file.ts';
import type { UtcOffsets } from './region-clock.ts';

// What makes the product one region's, as the files of its folder hold it (product 1.2). Nothing else is taken, so that a word that is
// spelled wrongly is found when the folder is read, and not on a phone.

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** English, and every other language of the product that it is worded in; where one is missing English stands. */
const inEachLanguage = <Wording extends z.ZodMiniType>(wording: Wording) =>
  z.pipe(
    z
      .partialRecord(z.enum(languages), wording)
      .check(z.refine((worded) => worded.en !== undefined, 'English is missing: the others fall back to it')),
    z.transform((worded) => {
      const { en } = worded as Record<Language, z.output<Wording>>;
      return Object.fromEntries(languages.map((language) => [language, worded[language] ?? en])) as Record<Language, z.output<Wording>>;
    }),
  );

const name = inEachLanguage(words(80));
const httpsLink = z.string().check(z.regex(/^https:\/\/[^\s@]+$/, 'no https link'));
const picture = z.string().check(z.regex(/^\/art\/[a-z0-9/-]+\.svg$/, 'no drawing below /art/'));
const email = z.email({ pattern: z.regexes.html5Email });

const hours = z.custom<z.output<typeof hoursInput>>(
  (said) => hoursInput.safeParse(said).success,
  'no hours: times as 09:30 for seven days, days of the year as 06-15, and none twice',
);

const timeZone = z.string().check(
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'no time zone that computers know'),
);

/** Where the label of a place points, in percent of the picture from its start and its top. */
const peak = z.strictObject({
  place: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  x: z.number().check(z.minimum(0), z.maximum(100)),
  y: z.number().check(z.minimum(0), z.maximum(100)),
});

/** Of the drawings of the product those that a category may have. */
const categoryDrawings = ['fort', 'caves', 'temple', 'fall', 'dam', 'lamp', 'paw', 'farm', 'dish', 'map'] as const;

/** The server's own: pages do not hear of it. */
export const addressesSchema = z.strictObject({
  /** `https://tamhini.example.org`: what stands in links that leave the site. Absent: what each request says. */
  origin: z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, 'no origin as https://tamhini.example.org'))),
  /** Host names, without a port, under which it is asked for besides. */
  hosts: z._default(z.array(z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'no host name in small letters'))), []),
});

export const siteFile = z.strictObject({
  addresses: z._default(addressesSchema, { hosts: [] }),
  name,
  shortName: name,
  /** What follows the short name in the wordmark. */
  nameTail: name,
  timeZone,
  /** In which the helpdesk reads its own mail: one of the product's. */
  helpdeskLanguage: z.enum(languages),
  /** Of every listing's address; the country as ISO 3166 has it. */
  state: name,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Numbers that answer on every phone of the country, around the clock. */
  emergency: z.strictObject({
    any: z.string(),
    ambulance: z.string(),
    /** Helps travellers in many languages; absent: the country has none. */
    tourist: z.optional(z.string()),
  }),
  /** What the privacy policy promises (product 11.1). */
  submissionsKeptForDays: z.int().check(z.minimum(1), z.maximum(3_650)),
  /** A search that found nothing is forgotten when nobody has made it again for so long. */
  missedSearchesKeptForDays: z.int().check(z.minimum(1), z.maximum(3_650)),
  /** Of the notice at the forms: stored with what is sent. Another text is another version. */
  noticeVersion: words(40),
  /** Null, or an empty list: not known yet, and not shown. */
  helpdesk: z.strictObject({
    /** Where people answer, and when: Monday first. */
    phone: z.nullable(z.string().check(z.regex(/^\+\d{6,15}$/, 'no number as +919876543210'))),
    hours: z.nullable(hours),
    /** Where its kiosks stand, in degrees. */
    place: z.nullable(z.strictObject({ latitude: z.number(), longitude: z.number() })),
    contacts: z.strictObject({
      donations: z.strictObject({ email: z.nullable(email), phones: z.array(words(40)) }),
      other: z.strictObject({ email: z.nullable(email) }),
    }),
  }),
  /** How money is given. */
  giving: z.strictObject({
    /** The form of the payment vendor, outside this site. */
    form: z.nullable(httpsLink),
    /** Where donations by UPI go, and the name that its bank knows it by; without it nothing of UPI is shown. */
    upi: z.optional(z.strictObject({ address: words(120), name: words(80) })),
  }),
  /** The region as a dataset for others (decision 100). */
  openData: z.strictObject({
    /** How the names of its files begin: another one breaks every address that somebody has noted down. */
    fileName: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'no small letters, digits and hyphens')),
    licence: z.enum(['CC-BY-4.0', 'ODbL-1.0']),
  }),
  /** Where the helpdesk is, line by line, until somebody changes it in the back-office (decision 094). */
  address: inEachLanguage(z.array(words(120)).check(z.minLength(1), z.maxLength(6))),
  /** What stands beneath the greeting on the first page until somebody changes it in the back-office (decision 094). */
  welcome: inEachLanguage(words(400)),
  /** Where else the helpdesk is met, until somebody changes it in the back-office (decision 094); null: there not. */
  links: z.strictObject({
    photosLink: z.nullable(httpsLink),
    socialLink: z.nullable(httpsLink),
    videoLink: z.nullable(httpsLink),
    workLink: z.nullable(httpsLink),
  }),
  /** Places that can be seen on the home page's panorama, in the order of the true bearings from the town. */
  panorama: z._default(z.strictObject({ wide: z.array(peak), tall: z.array(peak) }), { wide: [], tall: [] }),
  /** The drawing on a category's button, by the category's English name in small letters; others get a map. */
  categoryIcons: z._default(z.record(z.string(), z.enum(categoryDrawings)), {}),
  /** What an empty database begins with: the sample region that comes with the product, or nothing. */
  data: z.optional(z.literal('sample')),
});

/** Designations of the governing body; their words are in the message catalogues. */
const designations = [
  'chairperson',
  'generalSecretary',
  'jointSecretary',
  'treasurer',
  'sustainableTourism',
  'eventsAndCommunity',
] as const;

/** A portrait is 5 wide and 6 high. */
export const peopleFile = z.strictObject({
  /** In the order in which it is shown (product 3.9). */
  governingBody: z.array(z.strictObject({ designation: z.enum(designations), name, portrait: picture })),
  team: z.array(z.strictObject({ name, portrait: picture })),
});

/** The donor wall, row after row (product 3.2): logos that read well on white, 160 wide and 56 high. */
export const donorsFile = z.array(z.strictObject({ name, logo: picture }));

/** Messages that differ from those of the catalogues, by their keys. */
export const wordsFile = z.partialRecord(z.enum(languages), z.record(z.string(), words(2_000)));

export const mapLinesFile = z.pipe(
  z.looseObject({ licence: words(200), features: z.array(z.any()) }),
  z.transform(({ licence, features }): MapLines => linesOf({ licence, features })),
);

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'no colour as #0d5238'));
const colourRoles = ['primary', 'primary-hover', 'on-primary', 'primary-soft', 'on-primary-soft', 'link'] as const;
/** What stands on what, and the least contrast between them (WCAG 2.2, 1.4.3). */
const readable = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary-soft', 'primary-soft'],
] as const;
const leastContrast = 4.5;

const scheme = z
  .strictObject(Object.fromEntries(colourRoles.map((role) => [role, colour])) as Record<(typeof colourRoles)[number], typeof colour>)
  .check(
    z.refine(
      (roles) => readable.every(([ink, ground]) => contrastOf(roles[ink], roles[ground]) >= leastContrast),
      `on-primary and on-primary-soft must be readable on their grounds: a contrast of ${leastContrast} at least`,
    ),
  );
const linkOn = (ground: string) =>
  z.refine<z.output<typeof scheme>>(({ link }) => contrastOf(link, ground) >= leastContrast, `link must be readable on ${ground}`);

/** Roles of `tokens.css` that a site may fill otherwise. */
export const coloursFile = z.strictObject({ light: scheme.check(linkOn('#ffffff')), dark: scheme.check(linkOn('#161d1a')) });

type SiteFile = z.output<typeof siteFile>;
type Peaks = SiteFile['panorama'];

/** What screens, mails and the work of every day read of the site that is here. All of it is public. */
export interface SiteConfiguration extends Omit<SiteFile, 'addresses' | 'data' | 'panorama'> {
  readonly people: z.output<typeof peopleFile>;
  readonly donors: z.output<typeof donorsFile>;
  readonly words: z.output<typeof wordsFile>;
  readonly mapLines: readonly z.output<typeof mapLinesFile>[];
  /** Slugs of the places; the style sheet says where. */
  readonly panorama: Readonly<Record<keyof Peaks, readonly string[]>>;
  /** Of its time zone. */
  readonly utcOffsets: UtcOffsets;
}

/** What its pages are painted with beside the product's own styles. */
export interface SiteLook {
  readonly colours?: z.output<typeof coloursFile>;
  readonly peaks: Peaks;
}
