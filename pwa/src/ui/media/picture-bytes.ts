import type { PictureWidth } from '@helpdesk/contract/rules/picture';

/** A photo as WebP, for each pixel of its width, for as long as this page has shown none. */
const typical = 62.5;

type Shown = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>;

/** About what a picture of a width costs: the mean of those that this page has shown, in this width or else in others. */
export function pictureBytes(width: PictureWidth, shown: readonly Shown[] = resources()): number {
  const known = shown.flatMap(({ name, encodedBodySize }) => {
    const itsWidth = Number(/-(\d+)\.webp$/.exec(name)?.[1] ?? 0);
    return itsWidth > 0 && encodedBodySize > 0 ? [{ itsWidth, forEachPixel: encodedBodySize / itsWidth }] : [];
  });
  const same = known.filter(({ itsWidth }) => itsWidth === width);
  const used = same.length > 0 ? same : known;
  if (used.length === 0) return typical * width;
  return (used.reduce((sum, { forEachPixel }) => sum + forEachPixel, 0) / used.length) * width;
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
