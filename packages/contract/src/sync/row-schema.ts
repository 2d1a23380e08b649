import * as z from 'zod/mini';
import { id, localDate } from '#fields.ts';
import { type Field, type FieldOf, type Fields, isOn, isTranslated } from '#kinds/field.ts';
import { isSubject } from '#kinds/notice-subject.ts';
import type { Row } from '#kinds/types.ts';
import { emptyValue } from '#kinds/values.ts';
import { inEachTranslation } from '#languages.ts';

/**
 * How phones read rows: openly, since a server may be newer than an app. What an app does not know is passed over, be it a
 * field or a member of a set; what is missing is empty. A value of another type makes the row unreadable.
 */

const text = z.string();
const texts = z.array(z.string());
const numberOrNull = z.nullable(z.number());
const ids = z.array(id);

const span = z.object({ opens: text, closes: text });
const season = z.object({ from: z.nullable(text), to: z.nullable(text), week: z.array(z.array(span)) });

const schemas: { readonly [Is in Field['is']]: (field: FieldOf<Is>) => z.ZodMiniType } = {
  text: () => text,
  texts: () => texts,
  link: () => text,
  linkOrNull: () => z.nullable(text),
  phone: () => text,
  phones: () => texts,
  slug: () => text,
  slugs: () => texts,
  degrees: () => numberOrNull,
  yesOrNo: () => z.boolean(),
  day: () => localDate,
  dayOrNull: () => z.nullable(localDate),
  wholeNumber: () => z.int(),
  minutes: () => numberOrNull,
  pictures: () => texts,
  id: () => z.nullable(id),
  ids: () => ids,
  nearby: () => ids,
  oneOf: ({ set, otherwise }) => read(text, (member) => (set.includes(member) ? member : otherwise)),
  someOf: ({ set }) => read(texts, (members) => members.filter((member) => set.includes(member))),
  flags: ({ set }) => read(z.record(text, z.boolean()), (flags) => pick(set, (member) => flags[member] ?? false)),
  answers: ({ set }) => read(z.record(text, z.boolean()), (answers) => pick(set, (member) => answers[member])),
  grade: ({ set }) => read(z.nullable(text), (member) => (member !== null && set.includes(member) ? member : null)),
  hours: () => z.nullable(z.object({ seasons: z.array(season), closedOn: texts })),
  idElsewhere: () => text,
  // About something of a kind that this app does not have: nothing it could lead to.
  subject: () => read(z.nullable(z.object({ kind: text, id })), (subject) => (subject && isSubject(subject) ? subject : null)),
};

const read = <In, Out>(schema: z.ZodMiniType<In>, as: (value: In) => Out) => z.pipe(schema, z.transform(as));

/** Of the members of a set those for which there is a choice. */
const pick = (set: readonly string[], choiceOf: (member: string) => boolean | undefined): Record<string, boolean> => {
  const chosen: Record<string, boolean> = {};
  for (const member of set) {
    const value = choiceOf(member);
    if (value !== undefined) chosen[member] = value;
  }
  return chosen;
};

/** The schema of one row of a kind; the object that it makes has no field that the kind does not. */
export function rowSchema<F extends Fields>(fields: F): z.ZodMiniType<Row<F>> {
  const shape: Record<string, z.ZodMiniType> = { _id: id, seq: z.int().check(z.nonnegative()) };
  const translated: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isOn(field, 'phone')) continue;
    const schema = schemas[field.is](field as never);
    shape[name] = z._default(schema, () => emptyValue(field));
    if (isTranslated(field)) translated[name] = schema;
  }
  if (Object.keys(translated).length > 0) {
    const inLanguage = z.partial(z.object(translated));
    shape.translations = z._default(z.partial(z.object(inEachTranslation(() => inLanguage))), {});
  }
  return z.object(shape) as unknown as z.ZodMiniType<Row<F>>;
}
