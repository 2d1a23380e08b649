import { someOf } from '@helpdesk/contract/in-parts';

import { nextTurn } from './turns.ts';

/** What one answer is made with: counts the milliseconds that it takes, and lets others have their turn. */
export interface Work {
  /** Runs and counts what is not interrupted. */
  now<Result>(run: () => Result): Result;
  /** Counts milliseconds that another thread works. */
  spend(ms: number): void;
}

/** For what the server makes of its own accord. */
export const unpaid: Work = { now: (run) => run(), spend: () => {} };

/** A text, or its parts in order, each made when it is asked for. */
export type Text = string | Iterable<string>;

/** A text in JSON whose parts are made when they are written: nobody holds it as one. */
export class TextInParts {
  readonly parts: Iterable<string>;
  constructor(parts: Iterable<string>) {
    this.parts = parts;
  }
}

/** A part of a text that goes on to be packed, in letters; and milliseconds after which it goes on with fewer. */
const mostLetters = 64 * 1024;
const longestMs = 8;

/** The bytes of a text, made in turns: a part is worked at for some milliseconds, then others are answered. */
export async function* bytesInTurns(text: Text, work: Work): AsyncGenerator<Buffer> {
  const parts = (typeof text === 'string' ? slicesOf(text) : text)[Symbol.iterator]();
  for (let isOver = false; !isOver; ) {
    const { bytes, ended } = work.now(() => nextBytes(parts));
    isOver = ended;
    if (bytes.length > 0) yield bytes;
    if (!isOver) await nextTurn();
  }
}

/** Does what may be interrupted, in turns. */
export async function inTurns<Result>(parts: Generator<void, Result>, work: Work = unpaid): Promise<Result> {
  for (;;) {
    const part = work.now(() => {
      const until = performance.now() + longestMs;
      return someOf(parts, () => performance.now() >= until);
    });
    if (part.done) return part.value;
    await nextTurn();
  }
}

/** Does something with each of a list, in turns. */
export async function eachInTurns<Member>(list: Iterable<Member> | AsyncIterable<Member>, work: (member: Member) => void): Promise<void> {
  let until = performance.now() + longestMs;
  for await (const member of list) {
    work(member);
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + longestMs;
  }
}

function nextBytes(parts: Iterator<string>): { readonly bytes: Buffer; readonly ended: boolean } {
  const until = performance.now() + longestMs;
  let letters = '';
  let next = parts.next();
  while (!next.done) {
    letters += next.value;
    if (letters.length >= mostLetters || performance.now() >= until) break;
    next = parts.next();
  }
  return { bytes: Buffer.from(letters), ended: next.done === true };
}

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + mostLetters);
    // A letter of two halves stays whole.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}

/** What `JSON.stringify` writes, in parts: lists a member and texts a part at a time, which are made when they are written, and long texts in slices. */
export function* jsonParts(value: unknown, depth = 3): Generator<string> {
  if (typeof value === 'string' || value instanceof TextInParts) {
    yield '"';
    for (const part of typeof value === 'string' ? [value] : value.parts)
      for (const slice of slicesOf(part)) yield JSON.stringify(slice).slice(1, -1);
    yield '"';
  } else if (isList(value)) {
    let before = '[';
    for (const member of value) {
      yield before + (JSON.stringify(member) ?? 'null');
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (depth > 0 && typeof value === 'object' && value !== null && !('toJSON' in value)) {
    let before = '{';
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonParts(inner, depth - 1);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value) ?? 'null';
}

/** Each of a list, made when it is asked for. */
export function* eachOf<From, To>(list: Iterable<From>, make: (member: From) => To): Generator<To> {
  for (const member of list) yield make(member);
}

const isList = (value: unknown): value is Iterable<unknown> => typeof value === 'object' && value !== null && Symbol.iterator in value;
