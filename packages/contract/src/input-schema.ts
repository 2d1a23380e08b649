import * as z from 'zod/mini';

import { type Field, type FieldOf, type Fields, isOn, isTranslated, wireName } from '#kinds/field.ts';
import { subjectKinds } from '#kinds/kinds.ts';
import type { Answer, Input, Nearby } from '#kinds/types.ts';

import { httpsLink, id, localDate, phone, pictureAddress, plannedDay, requiredText, slugText, text, version } from './fields.ts';
import { isSubject } from './kinds/notice-subject.ts';
import { inEachTranslation } from './languages.ts';
import { idFromAddress, isIdElsewhere } from './open-data/ids-elsewhere.ts';
import { hoursInput } from './opening/hours-input.ts';
import { maxNearby } from './rules/fixed-sets.ts';
import { endsAfterStart } from './rules/shown-on.ts';

/** What calls take and answer of a kind, by the names of the wire. What nobody knows is refused. */

const listOf = (item: z.ZodMiniType<string, string>, most: number) => z.array(item).check(z.maxLength(most));
const flagsOf = (set: readonly string[]) => z.partialRecord(z.enum(set), z.boolean());

/** Ids of nearby listings: no more than 3, none twice. */
const nearbyIds = z.array(id, 'form_nearby_required').check(
  z.maxLength(maxNearby, 'form_nearby_at_most_three'),
  z.refine((ids) => new Set(ids).size === ids.length, 'form_nearby_twice'),
);

const inputs: { readonly [Is in Field['is']]: (field: FieldOf<Is>) => z.ZodMiniType } = {
  text: ({ longest, required }) => (required === undefined ? text(longest) : requiredText(longest, required)),
  texts: ({ longest, most }) => listOf(text(longest), most),
  link: ({ required }) => httpsLink(required),
  linkOrNull: () => z.nullable(httpsLink('error_https_link')),
  phone: ({ required }) => phone(required),
  phones: ({ most }) => listOf(phone('error_contact_number'), most),
  slug: () => slugText,
  slugs: ({ most }) => listOf(slugText, most),
  degrees: ({ most }) => z.nullable(z.number().check(z.gte(-most), z.lte(most))),
  yesOrNo: () => z.boolean(),
  day: ({ required }) => plannedDay(required),
  dayOrNull: () => z.nullable(plannedDay('error_date')),
  wholeNumber: ({ least, most, required }) => z.int(required).check(z.gte(least), z.lte(most)),
  minutes: ({ most }) => z.nullable(z.int().check(z.gte(1), z.lte(most))),
  pictures: ({ most, required }) =>
    required === undefined
      ? listOf(pictureAddress, most)
      : z.array(pictureAddress, required).check(z.minLength(1, required), z.maxLength(most)),
  id: ({ required }) => z.string(required).check(z.minLength(1, required), z.maxLength(64)),
  ids: ({ most, required }) => z.array(id, required).check(z.minLength(1, required), z.maxLength(most)),
  nearby: () => nearbyIds,
  oneOf: ({ set, required }) => z.enum(set, required),
  someOf: ({ set, required, single }) => {
    const member = z.enum(set);
    // Of a union only its own message is heard.
    if (single) return z.union([z.array(member).check(z.minLength(1, required)), member], required);
    return z.array(member, required).check(z.minLength(1, required));
  },
  flags: ({ set }) => flagsOf(set),
  answers: ({ set }) => flagsOf(set),
  grade: ({ set }) => z.nullable(z.enum(set)),
  hours: () => z.nullable(hoursInput),
  idElsewhere: ({ at }) =>
    text(200).check(
      z.overwrite((pasted) => idFromAddress(at, pasted)),
      z.refine((id) => id === '' || isIdElsewhere(at, id), at === 'osm' ? 'error_osm' : 'error_wikidata'),
    ),
  subject: () =>
    z.nullable(
      z
        .strictObject({ kind: z.enum(subjectKinds), id: z.string().check(z.minLength(1, 'form_subject_required'), z.maxLength(64)) })
        .check(z.refine(isSubject, { error: 'form_subject_required', path: ['id'] })),
    ),
};

/** A translation falls back to English: of no text one is required. */
const translatedInput = (field: Field): z.ZodMiniType =>
  field.is === 'text' ? text(field.longest) : (inputs[field.is](field as never) as z.ZodMiniType);

const inEachLanguage = <Schema extends z.ZodMiniType>(schema: Schema) => z.partial(z.strictObject(inEachTranslation(() => schema)));

const namesOf = (fields: Fields): string[] => Object.keys(fields).filter((name) => isTranslated(fields[name] as Field));

/** The texts of a row in one language, for `z.strictObject`. */
export const translationShape = (fields: Fields): Record<string, z.ZodMiniOptional<z.ZodMiniType>> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, z.optional(translatedInput(fields[name] as Field))]));

type ShapeOf<T> = {
  readonly [N in keyof T]-?: Record<never, never> extends Pick<T, N>
    ? z.ZodMiniOptional<z.ZodMiniType<Exclude<T[N], undefined>, Exclude<T[N], undefined>>>
    : z.ZodMiniType<T[N], T[N]>;
};

/** What add and change take, for `z.strictObject`. */
export function inputShape<F extends Fields>(fields: F): ShapeOf<Input<F>> {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!isOn(field, 'input')) continue;
    const schema = inputs[field.is](field as never);
    shape[wireName(name, field)] = field.optional ? z.optional(schema) : schema;
  }
  const translated = namesOf(fields);
  if (translated.length > 0) {
    shape.translations = z.optional(inEachLanguage(z.strictObject(translationShape(fields))));
    shape.stillRight = z.optional(inEachLanguage(z.array(z.enum(translated)).check(z.maxLength(translated.length))));
  }
  // Somebody was asked about a point that is odd (`oddPoint`), and it is right.
  if ('latitude' in fields) shape.pointConfirmed = z.optional(z.boolean());
  return shape as ShapeOf<Input<F>>;
}

const string = z.string();
/** As they are, also where a form would not take them any more. */
const storedHours = z.object({
  seasons: z.array(
    z.object({
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      week: z.array(z.array(z.object({ opens: z.string(), closes: z.string() }))),
    }),
  ),
  closedOn: z.array(z.string()),
});
const strings = z.array(string);

/** Answers are written by the server: their schemas say shapes, and document them. */
const answers: { readonly [Is in Field['is']]: (field: FieldOf<Is>) => z.ZodMiniType } = {
  ...inputs,
  text: () => string,
  texts: () => strings,
  link: () => string,
  linkOrNull: () => z.nullable(string),
  phone: () => string,
  phones: () => strings,
  slug: () => string,
  slugs: () => strings,
  degrees: () => z.nullable(z.number()),
  day: () => localDate,
  dayOrNull: () => z.nullable(localDate),
  hours: () => z.nullable(storedHours),
  wholeNumber: () => z.int(),
  minutes: () => z.nullable(z.int()),
  pictures: () => strings,
  id: () => z.nullable(id),
  ids: () => strings,
  nearby: () => strings,
  idElsewhere: () => string,
  oneOf: ({ set }) => z.enum(set),
  someOf: ({ set }) => z.array(z.enum(set)),
  flags: ({ set }) => z.record(z.enum(set), z.boolean()),
  subject: () => z.nullable(z.object({ kind: z.enum(subjectKinds), id })),
};

type AnswerShapeOf<T> = {
  readonly [N in keyof T]-?: undefined extends T[N] ? z.ZodMiniOptional<z.ZodMiniType<NonNullable<T[N]>>> : z.ZodMiniType<T[N], T[N]>;
};

/** What reads answer, for `z.object`. */
export function answerShape<F extends Fields>(fields: F): AnswerShapeOf<Answer<F>> {
  const shape: Record<string, z.ZodMiniType> = { _id: id, version };
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (isOn(field, 'answer')) shape[wireName(name, field)] = answers[field.is](field as never);
    if (isOn(field, 'office')) shape[wireName(name, field)] = z.optional(answers[field.is](field as never));
  }
  const translated = namesOf(fields).map((name): [string, z.ZodMiniType] => [
    name,
    answers[(fields[name] as Field).is](fields[name] as never),
  ]);
  if (translated.length > 0) shape.translations = z.record(z.string(), z.partial(z.object(Object.fromEntries(translated))));
  return shape as AnswerShapeOf<Answer<F>>;
}

const nearbyListings = z.array(z.object({ _id: id, name: z.string(), images: strings }));

/** The same with the listings that are near. */
export function detailShape<F extends Fields>(fields: F): AnswerShapeOf<Answer<F> & Nearby<F>> {
  const nearby = Object.values<Field>(fields).flatMap((field): [string, z.ZodMiniType][] =>
    field.is === 'nearby' ? [[field.detail, nearbyListings]] : [],
  );
  return { ...answerShape(fields), ...Object.fromEntries(nearby) } as AnswerShapeOf<Answer<F> & Nearby<F>>;
}

/** Of what is shown from a day to a day; said along with whatever else is wrong. */
export const endNotBeforeStart = z.refine<Parameters<typeof endsAfterStart>[0]>(endsAfterStart, {
  error: 'form_end_before_start',
  path: ['endDate'],
  when: ({ value }) => z.safeParse(dated, value).success,
});
const dated = z.object({ startDate: z.string(), endDate: z.string() });
