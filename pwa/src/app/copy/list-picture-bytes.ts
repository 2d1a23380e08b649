/** A photo of 320 pixels as WebP, for as long as this page has shown none. */
const typical = 20_000;

type Shown = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>;

/** About what one list picture costs: the mean of those that this page has shown. */
export function listPictureBytes(shown: readonly Shown[] = resources()): number {
  const sizes = shown.filter(({ name, encodedBodySize }) => name.endsWith('-320.webp') && encodedBodySize > 0);
  if (sizes.length === 0) return typical;
  return sizes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / sizes.length;
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
