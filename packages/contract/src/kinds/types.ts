import type { TranslationLanguage } from '#languages.ts';

import type { Face, Field, Fields } from './field.ts';
import type { Hours } from './hours.ts';
import type { SubjectKind } from './kinds.ts';

/** The types that follow from a description. Name each by an interface, so that messages say `PlaceRow` and not all of it. */

interface Values {
  text: string;
  texts: string[];
  link: string;
  linkOrNull: string | null;
  phone: string;
  phones: string[];
  slug: string;
  slugs: string[];
  degrees: number | null;
  yesOrNo: boolean;
  day: string;
  dayOrNull: string | null;
  wholeNumber: number;
  minutes: number | null;
  pictures: string[];
  id: string | null;
  ids: string[];
  nearby: string[];
  hours: Hours | null;
  idElsewhere: string;
  subject: { kind: SubjectKind; id: string } | null;
}

type Member<F> = F extends { readonly set: readonly (infer M extends string)[] } ? M : never;

/** What a row holds in a field. */
export type Value<F extends Field> = F['is'] extends keyof Values
  ? Values[F['is']]
  : F['is'] extends 'oneOf'
    ? Member<F>
    : F['is'] extends 'grade'
      ? Member<F> | null
      : F['is'] extends 'someOf'
        ? Member<F>[]
        : F['is'] extends 'flags'
          ? Record<Member<F>, boolean>
          : F['is'] extends 'answers'
            ? Partial<Record<Member<F>, boolean>>
            : never;

/** What a form may send of it. */
type InputValue<F extends Field> = F extends { readonly is: 'id' }
  ? string
  : F extends { readonly is: 'flags' }
    ? Partial<Value<F>>
    : F extends { readonly single: true }
      ? Value<F> | Member<F>
      : Value<F>;

type On<F extends Fields, Where extends Face> = keyof {
  [N in keyof F as Where extends F[N]['on'][number] ? N : never]: true;
};
type WireName<N, F> = F extends { readonly wire: infer Wire extends string } ? Wire : N;
type Flat<T> = { [N in keyof T]: T[N] };

export type TranslatedName<F extends Fields> = keyof { [N in keyof F as F[N] extends { readonly translated: true } ? N : never]: true } &
  string;

/** The texts of a row in another language; one that is missing falls back to English. */
export type Texts<F extends Fields> = { [N in TranslatedName<F>]?: Value<F[N]> };
export type Translations<F extends Fields> = { [Language in TranslationLanguage]?: Texts<F> };
/** Fields whose translation is still right though the English has changed, by language. */
export type StillRight<F extends Fields> = { [Language in TranslationLanguage]?: TranslatedName<F>[] };

type WithTranslations<F extends Fields, T> = [TranslatedName<F>] extends [never] ? unknown : T;

/** A row of the catalogue as phones keep it. */
export type Row<F extends Fields> = Flat<
  { _id: string; seq: number } & { -readonly [N in On<F, 'phone'>]: Value<F[N]> } & WithTranslations<F, { translations: Translations<F> }>
>;

/** What only the back-office knows; where it is left out, a row keeps what it has. */
type OfTheOffice<F extends Fields> = { -readonly [N in On<F, 'office'>]?: Value<F[N]> | undefined };

/** A row as it is written into its table, which stamps it. */
export type Unstamped<F extends Fields> = Flat<
  { _id: string } & { -readonly [N in Exclude<On<F, 'table'>, On<F, 'office'>>]: Value<F[N]> } & OfTheOffice<F> &
    WithTranslations<F, { translations: Translations<F> }>
>;

/** What add and change take, by the names of the calls. */
export type Input<F extends Fields> = Flat<
  {
    -readonly [N in On<F, 'input'> as F[N] extends { readonly optional: true } ? never : WireName<N, F[N]>]: InputValue<F[N]>;
  } & {
    -readonly [N in On<F, 'input'> as F[N] extends { readonly optional: true } ? WireName<N, F[N]> : never]?: InputValue<F[N]> | undefined;
  } & WithTranslations<F, { translations?: Translations<F> | undefined; stillRight?: StillRight<F> | undefined }> &
    Pick<{ pointConfirmed?: boolean | undefined }, F extends { readonly latitude: Field } ? 'pointConfirmed' : never>
>;

/** The fields that a form fills in, by their own names. */
export type Entered<F extends Fields> = Flat<
  { -readonly [N in On<F, 'input'>]: Value<F[N]> } & WithTranslations<F, { translations: Translations<F> }>
>;

/** A listing as a detail answers those that are near. */
export interface NearbyListing {
  _id: string;
  name: string;
  images: string[];
}

/** What is near a listing, by the names of its detail. */
export type Nearby<F extends Fields> = {
  -readonly [N in keyof F as F[N] extends { readonly detail: infer Detail extends string } ? Detail : never]: NearbyListing[];
};

/** What reads answer, by the names of the calls. */
export type Answer<F extends Fields> = Flat<
  { _id: string; version: number } & { -readonly [N in On<F, 'answer'> as WireName<N, F[N]>]: Value<F[N]> } & OfTheOffice<F> &
    WithTranslations<F, { translations: Translations<F> }>
>;

/** Of a union each by itself: the names that a form of any of these kinds sends, beside its translations. */
export type InputName<F extends Fields> = F extends Fields
  ? Exclude<keyof Input<F>, 'translations' | 'stillRight' | 'pointConfirmed'>
  : never;

/** The messages that say of a field that it is missing. */
export type RequiredMessage<F extends Fields> = F extends Fields
  ? { [N in keyof F]: F[N] extends { readonly required: infer Message extends string } ? Message : never }[keyof F]
  : never;
