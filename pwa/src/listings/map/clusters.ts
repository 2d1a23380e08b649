import type { Spot } from './plane.ts';

/** What stands at one point of a map: a single mark, or several that would lie over each other. */
export interface Cluster<Mark extends Spot> extends Spot {
  readonly marks: readonly Mark[];
}

/** Marks that are nearer to each other than this, in pixels, are told as a number. */
export const nearestPixels = 44;

/**
 * Marks as they stand at a scale, in pixels from where the plane begins. The same marks at the same scale are always the same clusters, wherever
 * the map is looked at, so that nothing changes under a finger that moves it.
 * @param scale pixels for each kilometre
 */
export function clustersOf<Mark extends Spot>(marks: readonly Mark[], scale: number): readonly Cluster<Mark>[] {
  let clusters: readonly Cluster<Mark>[] = marks.map((mark) => ({ x: mark.x * scale, y: mark.y * scale, marks: [mark] }));
  // What joined moved to its members' middle, where it may be near to another.
  for (let before = Number.POSITIVE_INFINITY; clusters.length < before; ) {
    before = clusters.length;
    clusters = joined(clusters);
  }
  return clusters;
}

/** Each joins the first one near, in their order. What is near lies in the same square of a grid or in one beside it. */
function joined<Mark extends Spot>(clusters: readonly Cluster<Mark>[]): readonly Cluster<Mark>[] {
  const grid = new Map<string, { readonly at: Spot; readonly members: Cluster<Mark>[] }[]>();
  const groups: Cluster<Mark>[][] = [];
  for (const cluster of clusters) {
    const [column, row] = [Math.floor(cluster.x / nearestPixels), Math.floor(cluster.y / nearestPixels)];
    const near = around.flatMap(([right, down]) => grid.get(`${column + right} ${row + down}`) ?? []);
    const host = near.find(({ at }) => Math.hypot(at.x - cluster.x, at.y - cluster.y) < nearestPixels);
    if (host) {
      host.members.push(cluster);
      continue;
    }
    const members = [cluster];
    const square = `${column} ${row}`;
    grid.set(square, [...(grid.get(square) ?? []), { at: cluster, members }]);
    groups.push(members);
  }
  return groups.map(middleOf);
}

const steps = [-1, 0, 1];
const around = steps.flatMap((right) => steps.map((down) => [right, down] as const));

function middleOf<Mark extends Spot>(members: readonly Cluster<Mark>[]): Cluster<Mark> {
  const [only, ...others] = members;
  if (only && others.length === 0) return only;
  const marks = members.flatMap((member) => member.marks);
  const mean = (of: (member: Cluster<Mark>) => number) =>
    members.reduce((sum, member) => sum + of(member) * member.marks.length, 0) / marks.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), marks };
}

/** A number may step aside so far, in pixels. */
const asidePixels = 46;

/** A number that would lie under the chosen pin steps aside; a single pin stands where it is. */
export function besideChosen<Mark extends Spot>(cluster: Cluster<Mark>, chosen: Spot | undefined): Cluster<Mark> {
  if (!chosen || cluster.marks.length === 1) return cluster;
  const [right, down] = [cluster.x - chosen.x, cluster.y - chosen.y];
  const distance = Math.hypot(right, down);
  if (distance >= asidePixels) return cluster;
  const [x, y] = distance === 0 ? [1, 0] : [right / distance, down / distance];
  return { ...cluster, x: chosen.x + x * asidePixels, y: chosen.y + y * asidePixels };
}
