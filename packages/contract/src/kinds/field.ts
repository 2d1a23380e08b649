import type { Elsewhere } from '#open-data/ids-elsewhere.ts';

/**
 * What a field of a kind may be. A kind is described once, as plain data without a schema library, so that a first page
 * can know it; schemas, types, columns, the wire, spreadsheets and what phones keep follow from it.
 */

/**
 * Where a field stands: in the row of a list and in all else that is made of a page (HTML, previews, JSON-LD, open data), in
 * the rows that phones keep, in what calls take and answer, in what only the back-office's calls answer, in its table. Said of every
 * field, since a mark that was forgotten would be a leak.
 */
export type Face = 'list' | 'page' | 'phone' | 'input' | 'answer' | 'office' | 'table';

/** Also in what a list shows of a row, chooses it by and leads to it with. */
export const inLists = ['list', 'page', 'phone', 'input', 'answer', 'table'] as const;
export const everywhere = ['page', 'phone', 'input', 'answer', 'table'] as const;
/** Whom to call: told on a phone once somebody asked, and never by a page (decision 014). */
export const contact = ['phone', 'input', 'answer', 'table'] as const;
/** Never on phones (product 11.2). */
export const officeOnly = ['input', 'answer', 'table'] as const;
/** Made by the server. */
export const readOnly = ['page', 'phone', 'answer', 'table'] as const;
/** Leads from earlier addresses; calls neither take nor answer it. */
export const addressOnly = ['list', 'page', 'phone', 'table'] as const;
export const tableOnly = ['table'] as const;
/** Neither on phones nor in what anybody may ask. */
export const officeState = ['input', 'office', 'table'] as const;

interface Common {
  readonly on: readonly Face[];
  /** The odd name that calls know it by (product 9.2); its own when left out. */
  readonly wire?: string;
  /** A form may leave it out: it then keeps what the row has, or is empty. */
  readonly optional?: true;
  /** The name of its column in a spreadsheet, where that is another; null: not in the file. */
  readonly csv?: string | null;
}

/** A message is a key of the catalogues; lengths are UTF-16 code units. */
interface Text extends Common {
  readonly is: 'text';
  readonly longest: number;
  readonly required?: string;
  readonly translated?: true;
  /** What a search looks for in it: all names of a row weigh more than what is said of it. */
  readonly search: 'name' | 'content' | 'not';
}

interface Texts extends Common {
  readonly is: 'texts';
  readonly longest: number;
  readonly most: number;
  readonly translated?: true;
  readonly search: 'name' | 'content' | 'not';
}

interface Link extends Common {
  readonly is: 'link';
  readonly required: string;
}

/** Null: there is none. */
interface LinkOrNull extends Common {
  readonly is: 'linkOrNull';
}

interface Phone extends Common {
  readonly is: 'phone';
  readonly required: string;
}

interface Phones extends Common {
  readonly is: 'phones';
  readonly most: number;
}

interface Slug extends Common {
  readonly is: 'slug';
}

interface Slugs extends Common {
  readonly is: 'slugs';
  readonly most: number;
}

/** WGS 84; null when unknown (product 5.2). */
interface Degrees extends Common {
  readonly is: 'degrees';
  readonly most: number;
}

interface YesOrNo extends Common {
  readonly is: 'yesOrNo';
}

interface Dated extends Common {
  /** `past`: a day on which something was done, so none that is not yet. */
  readonly when: 'past' | 'any';
}

/** `YYYY-MM-DD` in the region. */
interface Day extends Dated {
  readonly is: 'day';
  readonly required: string;
}

interface DayOrNull extends Dated {
  readonly is: 'dayOrNull';
}

interface WholeNumber extends Common {
  readonly is: 'wholeNumber';
  readonly least: number;
  readonly most: number;
  readonly required: string;
}

/** Null when unknown. */
interface Minutes extends Common {
  readonly is: 'minutes';
  readonly most: number;
}

/** Addresses of the largest width; smaller ones by `pictureAt`. */
interface Pictures extends Common {
  readonly is: 'pictures';
  readonly most: number;
  /** Says that one at least is needed. */
  readonly required?: string;
}

/** The one row of another table that it names; a foreign key, so that it is null when that was deleted. */
interface Id extends Common {
  readonly is: 'id';
  readonly of: string;
  readonly required: string;
}

/** Rows of another table, which stay as long as they are named. */
interface Ids extends Common {
  readonly is: 'ids';
  readonly of: string;
  readonly most: number;
  readonly required: string;
}

/** At most three listings, none twice; a deleted one leaves the list. */
interface Nearby extends Common {
  readonly is: 'nearby';
  readonly of: string;
  /** The name under which a detail answers the listings themselves. */
  readonly detail: string;
}

interface OneOf extends Common {
  readonly is: 'oneOf';
  readonly set: readonly string[];
  readonly required: string;
  /** What an app reads that does not know the member. */
  readonly otherwise: string;
}

interface SomeOf extends Common {
  readonly is: 'someOf';
  readonly set: readonly string[];
  readonly required: string;
  /** Calls also take a single text (product 5.4). */
  readonly single?: true;
}

/** Each member of a set, on or off. */
interface Flags extends Common {
  readonly is: 'flags';
  readonly set: readonly string[];
}

/** Each member of a set: yes, no, or left out, since what is unknown is not "no". */
interface Answers extends Common {
  readonly is: 'answers';
  readonly set: readonly string[];
}

/** One member of a set, as far as it is known; null: unknown, also what an app reads that does not know the member. */
interface Grade extends Common {
  readonly is: 'grade';
  readonly set: readonly string[];
}

/** When it is open: see `hours.ts`. */
interface Hours extends Common {
  readonly is: 'hours';
}

/** The id under which the same thing is known elsewhere; empty: nobody knows. */
interface IdElsewhere extends Common {
  readonly is: 'idElsewhere';
  readonly at: Elsewhere;
}

/** The one listing, region or kind of listing that it is about; null: all. One that was deleted is still named. */
interface Subject extends Common {
  readonly is: 'subject';
}

export type Field =
  | Text
  | Texts
  | Link
  | LinkOrNull
  | Phone
  | Phones
  | Slug
  | Slugs
  | Degrees
  | YesOrNo
  | Day
  | DayOrNull
  | WholeNumber
  | Minutes
  | Pictures
  | Id
  | Ids
  | Nearby
  | OneOf
  | SomeOf
  | Flags
  | Answers
  | Grade
  | Hours
  | IdElsewhere
  | Subject;

export type Fields = Readonly<Record<string, Field>>;

export type FieldOf<Is extends Field['is']> = Extract<Field, { readonly is: Is }>;

/** Whether a field stands on a face. */
export const isOn = ({ on }: Field, face: Face): boolean => on.includes(face);

/** Whether its texts are translated. */
export const isTranslated = (field: Field): boolean => 'translated' in field && field.translated === true;

/** The name that calls know a field by. */
export const wireName = (name: string, { wire = name }: Field): string => wire;

/** The name of its column: `mapURL` stands in `map_url`. */
export const columnOf = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
