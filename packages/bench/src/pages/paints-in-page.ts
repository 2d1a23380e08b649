/** Milliseconds since the navigation began. */
export interface Paints {
  first: number;
  largest: number;
}

const paints: Paints = { first: Number.NaN, largest: Number.NaN };

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
}

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') paints.first = startTime;
});
watch('largest-contentful-paint', ({ startTime }) => {
  paints.largest = startTime;
});

Object.assign(globalThis, { paints });
