import { qrModule, qrPath, qrQuiet } from '#ui/media/qr-path.ts';

/** A code of a link, to be printed: the name and the link stand under it, for those who cannot scan. Black on white, as scanners like it. */
export function codeSvg(link: string, name: string): string {
  const { path, width } = qrPath(link);
  const { host, pathname } = new URL(link);
  const [, folder = '', id = ''] = pathname.split('/');
  const lines = [
    ...inLines(name, 22).map((text) => ({ text, size: width / 14, weight: 600 })),
    { text: `${host}/${folder}/`, size: width / 24, weight: 400 },
    { text: id, size: width / 24, weight: 400 },
  ];
  let y = width - (qrQuiet - 1) * qrModule;
  const texts = lines.map(({ text, size, weight }) => {
    y += size * 1.5;
    return `<text x="${width / 2}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}">${escaped(text)}</text>`;
  });
  const height = Math.ceil(y + qrQuiet * qrModule);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" shape-rendering="crispEdges"/><g font-family="Mukta, system-ui, sans-serif" text-anchor="middle">${texts.join('')}</g></svg>`;
}

/** Words side by side, as many as fit; one that is too long stands alone. */
function inLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
