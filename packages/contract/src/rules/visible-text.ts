/** Drops the marks that no one sees: of writing direction, of width zero, soft hyphens, control characters. Tabs and line breaks are blanks. */
export const visibleText = (typed: string): string => typed.replace(/[\t\n\v\f\r\u0085]/g, ' ').replace(/[\p{DI}\p{Cc}]/gu, '');
