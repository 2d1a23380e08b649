const shown = 300;
const lead = 40;

/** Two texts that differ, cut to where they do, between words. */
export function shortened(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= shown) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = same > lead ? before.lastIndexOf(' ', same - lead) + 1 : 0;
  return { before: cut(before, from), after: cut(after, from) };
}

function cut(text: string, from: number): string {
  const space = text.indexOf(' ', from + shown);
  const to = space === -1 || space > from + 2 * shown ? Math.min(text.length, from + 2 * shown) : space;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
