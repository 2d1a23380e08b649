import { type ListingKind, listingKinds, type SubjectKind, subjectKinds } from './kinds.ts';

export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Whether this app knows what a notice may name so; whether the row itself is there is another question. */
export const isSubject = (subject: { readonly kind: string; readonly id: string }): subject is Subject =>
  subjectKinds.some((kind) => kind === subject.kind) && (subject.kind !== 'kinds' || kindOf(subject) !== undefined);

/** The kind of which a notice is about every listing; undefined where it is about one row. */
export const kindOf = ({ kind, id }: { readonly kind: string; readonly id: string }): ListingKind | undefined =>
  kind === 'kinds' ? listingKinds.find((each) => each === id) : undefined;
