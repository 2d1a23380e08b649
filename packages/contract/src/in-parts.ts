/** Work that may be interrupted wherever it yields. */
export type InParts<Result> = Generator<void, Result>;

/** Does it without an interruption. */
export function atOnce<Result>(parts: InParts<Result>): Result {
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}
