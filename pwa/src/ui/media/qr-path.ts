import { encode } from 'uqr';

/** Width and height of a module in the path. */
export const qrModule = 10;
/** What scanners ask for round a code, in modules. */
export const qrQuiet = 4;

/** A code of a text as a path of its dark modules, and its width with the quiet round it. To be drawn in black on white, as scanners like it. */
export function qrPath(text: string): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { ecc: 'M', border: qrQuiet });
  const square = `h${qrModule}v${qrModule}h-${qrModule}z`;
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x * qrModule} ${y * qrModule}${square}` : ''))).join('');
  return { path, width: size * qrModule };
}
