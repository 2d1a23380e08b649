import { fieldsOf } from './descriptions.ts';
import { type Field, isOn, isTranslated } from './field.ts';
import type { CatalogueTable } from './kinds.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const texts = listOf(text);
const yesOrNo: Check = (value) => typeof value === 'boolean';
const number: Check = (value) => typeof value === 'number';
const choices = recordOf(yesOrNo);
const span = objectOf({ opens: text, closes: text });
const season = objectOf({ from: orNull(text), to: orNull(text), week: listOf(listOf(span)) });

/** What a value is that `sync/row-schema.ts` has read: types alone, which costs 5,000 rows some milliseconds. */
const checks: { readonly [Is in Field['is']]: Check } = {
  text,
  texts,
  link: text,
  linkOrNull: orNull(text),
  phone: text,
  phones: texts,
  slug: text,
  slugs: texts,
  degrees: orNull(number),
  yesOrNo,
  day: text,
  dayOrNull: orNull(text),
  wholeNumber: number,
  minutes: orNull(number),
  pictures: texts,
  id: orNull(text),
  ids: texts,
  nearby: texts,
  oneOf: text,
  someOf: texts,
  flags: choices,
  answers: choices,
  grade: orNull(text),
  hours: orNull(objectOf({ seasons: listOf(season), closedOn: texts })),
  idElsewhere: text,
  subject: orNull(objectOf({ kind: text, id: text })),
};

const known = new Map<CatalogueTable, Check>();

/** Whether each field of a stored row holds what its kind describes; a browser or a full disk can damage what was right when it was stored. */
export function isSoundRow(table: CatalogueTable, row: unknown): boolean {
  const check = known.get(table) ?? checkOf(fieldsOf(table));
  known.set(table, check);
  return check(row);
}

function checkOf(fields: ReturnType<typeof fieldsOf>): Check {
  const onPhone = fields.filter(([, field]) => isOn(field, 'phone'));
  const own = onPhone.map(([name, field]): [string, Check] => [name, checks[field.is]]);
  const translated = onPhone
    .filter(([, field]) => isTranslated(field))
    .map(([name, field]): [string, Check] => [name, orLeftOut(checks[field.is])]);
  const translations = recordOf(objectOf(Object.fromEntries(translated)));
  return objectOf({ _id: text, seq: number, ...Object.fromEntries(own), ...(translated.length > 0 && { translations }) });
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function orLeftOut(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function recordOf(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

function objectOf(shape: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(shape);
  return (value) => isObject(value) && entries.every(([name, check]) => check(value[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
