/** Words on a map, with an edge of its ground around each letter. Like the colours of pins they stand at the text and in no style sheet. */
export const mapText = {
  fill: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  fontWeight: 'var(--w-strong)',
  fontSize: 15,
  paintOrder: 'stroke',
  stroke: 'var(--bg)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;

/** The name of what is chosen. */
export const chosenText = { ...mapText, fontFamily: 'var(--font-display)', fontWeight: 'var(--w-display)', fontSize: 18 } as const;
