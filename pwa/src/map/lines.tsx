import type { Spot } from '#listings/map/plane.ts';

import styles from './lines.module.css';

/** Roads, rivers and paths, under everything that can be chosen. */
export function Lines({ lines, scale }: { lines: readonly (readonly Spot[])[]; scale: number }) {
  if (lines.length === 0) return null;
  const path = lines.map((line) => `M${line.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L')}`).join('');
  return <path className={styles.lines} d={path} />;
}
