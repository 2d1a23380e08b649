const roundMetres = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const longestPixels = 96;

/** The longest round length that a scale bar has room for. */
export function barAt(scale: number): { readonly metres: number; readonly pixels: number } {
  const pixelsOf = (metres: number) => (metres / 1000) * scale;
  const metres = roundMetres.filter((length) => pixelsOf(length) <= longestPixels).at(-1) ?? (roundMetres[0] as number);
  return { metres, pixels: pixelsOf(metres) };
}
