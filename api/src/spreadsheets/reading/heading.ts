import type { GridRow } from './line.ts';

/** Rows among which the heading is looked for: people write a title above it. */
export const headingRows = 20;

export const isHeading = ({ cells }: GridRow): boolean => cells.some((cell) => cell.trim() === '_id');

/** Which of a file's filled rows is its heading: the first of those that name `_id`, otherwise the first. */
export const headingIn = (rows: readonly GridRow[]): number => Math.max(0, rows.slice(0, headingRows).findIndex(isHeading));
