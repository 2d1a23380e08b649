import fc from 'fast-check';
import { fieldsOf } from '#kinds/descriptions.ts';
import { type Field, type FieldOf, isOn, isTranslated } from '#kinds/field.ts';
import { daysInWeek, type Hours } from '#kinds/hours.ts';
import { type CatalogueTable, listingKinds, subjectKinds } from '#kinds/kinds.ts';
import { isTranslatedTable } from '#kinds/parts.ts';
import { translationLanguages } from '#languages.ts';
import { overlapsInWeek } from '#opening/hours-input.ts';

/** For tests: any row of a kind, by its description; a field that is added is tried wherever rows are. */

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const two = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'));
const time = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'));
/** Hours as a form takes them: those that overlap others are left out. */
const week = fc
  .array(fc.array(fc.record({ opens: time, closes: time }), { maxLength: 2 }), { minLength: daysInWeek, maxLength: daysInWeek })
  .map((days) => {
    const kept: (typeof days)[number][] = days.map(() => []);
    for (const [day, spans] of days.entries())
      for (const span of spans) {
        const more = kept.map((each, at) => (at === day ? [...each, span] : each));
        if (span.opens !== span.closes && !overlapsInWeek(more)) kept[day]?.push(span);
      }
    return kept;
  });
const season = (from: string | null, to: string | null) => fc.record({ from: fc.constant(from), to: fc.constant(to), week });
export const anyHours: fc.Arbitrary<Hours> = fc.record({
  seasons: fc.oneof(
    season(null, null).map((all) => [all]),
    fc.tuple(season('06-01', '09-30'), season('10-01', '05-31')),
  ),
  closedOn: fc.uniqueArray(day, { maxLength: 3 }),
});

const ids = (of: string) => fc.uniqueArray(fc.nat(5), { maxLength: 3 }).map((all) => all.map((id) => `${of} ${id}`));
const each = (set: readonly string[], value: fc.Arbitrary<boolean>) => Object.fromEntries(set.map((member) => [member, value]));

type Texts = fc.Arbitrary<string>;

const arbitraries: { readonly [Is in Field['is']]: (field: FieldOf<Is>, text: Texts) => fc.Arbitrary<unknown> } = {
  text: (_field, text) => text,
  texts: (_field, text) => fc.array(text, { maxLength: 3 }),
  link: (_field, text) => fc.oneof(fc.webUrl(), text),
  linkOrNull: () => fc.option(fc.webUrl()),
  phone: (_field, text) => text,
  phones: (_field, text) => fc.array(text, { maxLength: 3 }),
  slug: (_field, text) => text,
  slugs: (_field, text) => fc.array(text, { maxLength: 3 }),
  degrees: ({ most }) => fc.option(fc.double({ min: -most, max: most, noNaN: true })),
  yesOrNo: () => fc.boolean(),
  day: () => day,
  dayOrNull: () => fc.option(day),
  wholeNumber: ({ least, most }) => fc.integer({ min: least, max: most }),
  minutes: ({ most }) => fc.option(fc.integer({ min: 1, max: most })),
  pictures: (_field, text) => fc.array(text, { maxLength: 3 }),
  id: ({ of }) => fc.option(fc.nat(5).map((id) => `${of} ${id}`)),
  ids: ({ of }) => ids(of),
  nearby: ({ of }) => ids(of),
  oneOf: ({ set }) => fc.constantFrom(...set),
  someOf: ({ set }) => fc.subarray([...set]),
  flags: ({ set }) => fc.record(each(set, fc.boolean())),
  answers: ({ set }) => fc.record(each(set, fc.boolean()), { requiredKeys: [] }),
  grade: ({ set }) => fc.option(fc.constantFrom(...set)),
  hours: () => fc.option(anyHours),
  idElsewhere: ({ at }) => fc.constantFrom('', ...(at === 'osm' ? ['node/123', 'way/45', 'relation/6'] : ['Q1', 'Q1234'])),
  subject: () =>
    fc.option(
      fc.constantFrom(...subjectKinds).chain((kind) =>
        fc.record({
          kind: fc.constant(kind),
          id: kind === 'kinds' ? fc.constantFrom(...listingKinds) : fc.string({ minLength: 1, maxLength: 8 }),
        }),
      ),
    ),
};

/** The fields of a kind's rows but `_id`, in any values. @param text of which texts are made */
export function anyFields(table: CatalogueTable, text: Texts = fc.string()): Record<string, fc.Arbitrary<unknown>> {
  const fields = fieldsOf(table).filter(([, field]) => isOn(field, 'phone'));
  const values = fields.map(([name, field]): [string, fc.Arbitrary<unknown>] => [name, arbitraries[field.is](field as never, text)]);
  const translated = Object.fromEntries(values.filter((_, at) => isTranslated(fields[at]?.[1] as Field)));
  const inLanguage = fc.record(translated, { requiredKeys: [] });
  return {
    seq: fc.nat(),
    ...Object.fromEntries(values),
    ...(isTranslatedTable(table) && {
      translations: fc.record(Object.fromEntries(translationLanguages.map((language) => [language, inLanguage])), { requiredKeys: [] }),
    }),
  };
}

/** Any row of a kind. */
export const anyRow = (table: CatalogueTable, text?: Texts): fc.Arbitrary<{ readonly _id: string; readonly seq: number }> =>
  fc.record({ _id: fc.uuid(), ...anyFields(table, text) }) as fc.Arbitrary<{ readonly _id: string; readonly seq: number }>;
