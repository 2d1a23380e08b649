/** One field that two versions of the same thing have differently. A list is one field; what lies in an object is several. */
export interface Difference {
  /** `name`, or `translations.mr.name` for one inside others. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose is taken unless somebody chooses: the only one who changed it. Neither when both did. */
  readonly changedBy: Side | undefined;
}

export type Side = 'mine' | 'theirs';

/** Where two versions differ, by what both began from. */
export function differences(base: object, mine: object, theirs: object): Difference[] {
  const [before, left, right] = [leaves(base), leaves(mine), leaves(theirs)];
  return [...left].flatMap(([path, value]) => {
    const other = right.get(path);
    if (isSame(value, other)) return [];
    const isTheirs = isSame(value, before.get(path));
    const isMine = isSame(other, before.get(path));
    return [{ path, mine: value, theirs: other, changedBy: isTheirs ? 'theirs' : isMine ? 'mine' : undefined }];
  });
}

/** Mine, with those fields of theirs that were chosen. */
export function withTheirs<Values extends object>(mine: Values, chosen: readonly Difference[]): Values {
  return chosen.reduce((values, { path, theirs }) => put(values, path.split('.'), theirs) as Values, mine);
}

function leaves(value: object, above = ''): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
      isBranch(inner) ? [...leaves(inner, `${above}${key}.`)] : [[`${above}${key}`, inner]],
    ),
  );
}

/** Hours are chosen as a whole. */
const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('seasons' in value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function put(values: object, [key = '', ...below]: readonly string[], value: unknown): object {
  const inner = (values as Record<string, object>)[key] ?? {};
  return { ...values, [key]: below.length === 0 ? value : put(inner, below, value) };
}
