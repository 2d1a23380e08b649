/** Hears of Back and Forward before the router: a window calls its listeners in the order of their coming, and `main.tsx` comes first. */
export const pops: { hear?: (event: PopStateEvent) => void } = {};
