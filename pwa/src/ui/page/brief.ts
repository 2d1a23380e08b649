const most = 160;

/** As much of a text as the results of a search show, cut between words. */
export function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.lastIndexOf(' ', most - 1);
  // Words are short: what has no space is no text.
  return `${line.slice(0, cut > 0 ? cut : most - 1).replace(/[,;:]$/, '')}…`;
}
