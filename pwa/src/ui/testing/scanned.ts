import jsQR from 'jsqr';

/** For tests: what a scanner reads from a code that is drawn as SVG, each module as four pixels. */
export function scanned(svg: string): string | undefined {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) / 10;
  const pixels = new Uint8ClampedArray((width * 4) ** 2 * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h10/g)) {
    for (let at = 0; at < 16; at += 1) {
      const pixel = ((Number(y) / 10) * 4 + Math.floor(at / 4)) * width * 4 + (Number(x) / 10) * 4 + (at % 4);
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, width * 4, width * 4)?.data;
}
