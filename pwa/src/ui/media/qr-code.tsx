import { encode } from 'uqr';

import { classes } from '#ui/style/classes.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  of: string;
  label: string;
  className?: string;
}

/** What scanners ask for round a code, in modules. */
const quiet = 4;

/** A code that phones scan from a screen or from paper: dark on light in every display. */
export function QrCode({ of, label, className }: QrCodeProps) {
  const { data, size } = encode(of, { ecc: 'M', border: quiet });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={classes(styles.code, className)}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
