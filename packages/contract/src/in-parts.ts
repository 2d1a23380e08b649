/** Work that may be interrupted wherever it yields. */
export type InParts<Result> = Generator<void, Result>;

/** Does it without an interruption. */
export function atOnce<Result>(parts: InParts<Result>): Result {
  const all = someOf(parts, () => false);
  return (all as IteratorReturnResult<Result>).value;
}

/** Does at least one part, and more until the time is up. */
export function someOf<Result>(parts: InParts<Result>, isTimeUp: () => boolean): IteratorResult<void, Result> {
  let part = parts.next();
  while (!part.done && !isTimeUp()) part = parts.next();
  return part;
}
